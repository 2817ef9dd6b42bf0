import UIKitFacade

/// A controller that logs its callbacks.
final class NotedController: UIViewController {
  final class Log {
    var lines: [String] = []
  }

  let name: String
  let log: Log
  var child: UIViewController?
  /// What to do in `viewDidLoad`.
  var onLoad: ((NotedController) -> Void)?

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ line: String) { log.lines.append("\(name) \(line)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("load")
    onLoad?(self)
  }

  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  override func viewWillLayoutSubviews() { note("will lay out \(Int(view.bounds.width))") }
  override func viewDidLayoutSubviews() { note("did lay out") }
  override func willMove(toParent parent: UIViewController?) { note("will move \(parent != nil)") }
  override func didMove(toParent parent: UIViewController?) { note("did move \(parent != nil)") }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    note("traits \(newCollection.verticalSizeClass)")
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    note("turns to \(Int(size.width)) at \(Int(view.bounds.width))")
    coordinator.animate(
      alongsideTransition: { [unowned self] _ in note("alongside at \(Int(view.bounds.width))") },
      completion: { [unowned self] in note("turned \($0.isCancelled)") })
  }
}
