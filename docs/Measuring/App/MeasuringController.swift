import UIKit

/// Runs the trials one after another in a scroll view, and makes a readings file of what its delegate sees.
///
/// The label says what the finger is to do. The button begins the next trial. A UI test reads the one and taps the
/// other; a person can do the same.
open class MeasuringController: UIViewController, UIScrollViewDelegate {
  /// The scroll view that is measured.
  public let scrollView = UIScrollView()
  /// Says what the finger is to do, then `settled`, and at the end `done`.
  public let label = UILabel()
  /// Begins the next trial.
  public private(set) lazy var button = UIButton(
    type: .system, primaryAction: UIAction(title: "Next") { [weak self] _ in self?.beginNextTrial() })
  /// The trials, in order.
  public var trials = MeasuringTrial.all
  /// Returns the time in seconds since the device started, as touches have it.
  public var clock: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  /// Called when the last trial is over.
  public var onEnd: ((MeasuredFile) -> Void)?

  private var number = 0
  private var log: MeasuringLog?
  private var experiments: [MeasuredExperiment] = []
  private var targets: [MeasuredExperiment.Row] = []
  private var pages: [MeasuredExperiment.Row] = []
  private var thresholds: [MeasuredExperiment.Row] = []

  /// The number of pages on each side of the one at which a trial begins.
  private static let pagesAround: CGFloat = 30

  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    view.addSubview(scrollView)
    view.addSubview(label)
    view.addSubview(button)
    label.text = "Tap Next to begin \(trials.count) trials."
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    label.frame = CGRect(x: 16, y: 60, width: size.width - 32, height: 40)
    button.frame = CGRect(x: 16, y: 110, width: size.width - 32, height: 44)
    scrollView.frame = CGRect(x: 0, y: 180, width: size.width, height: 300)
    scrollView.contentSize = CGSize(width: (2 * Self.pagesAround + 1) * size.width, height: 300)
  }

  // MARK: Trials

  /// The trial that runs; nil before the first and after the last.
  public var trial: MeasuringTrial? { log?.trial }

  /// Ends the trial that runs, if there is one, and begins the next.
  public func beginNextTrial() {
    endTrial()
    if number == trials.count {
      label.text = "done"
      onEnd?(file)
      return
    }
    let trial = trials[number]
    number += 1
    let page = scrollView.bounds.width
    scrollView.isPagingEnabled = trial.kind == .page
    scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: CGFloat(trial.rate))
    let start = trial.kind == .recoil ? 0 : Self.pagesAround * page
    scrollView.setContentOffset(CGPoint(x: start, y: 0), animated: false)
    log = MeasuringLog(trial, startOffset: Double(start))
    label.text = trial.gesture?.text ?? "wait"
    if case .animation(let distance) = trial.kind {
      log?.offsets.append((clock(), Double(start)))
      scrollView.setContentOffset(CGPoint(x: start + CGFloat(distance), y: 0), animated: true)
    }
  }

  private func endTrial() {
    guard let log else { return }
    let page = Double(scrollView.bounds.width)
    let last = Double(scrollView.contentSize.width - scrollView.bounds.width)
    if let experiment = log.experiment(named: "trial \(number)", pageLength: page, lastPage: last) {
      experiments.append(experiment)
    }
    if let release = log.releases.last {
      var row = MeasuredExperiment.Row(offset: release.offset, velocity: release.velocity)
      switch log.trial.kind {
      case .fling where log.willDecelerate:
        (row.rate, row.target) = (log.trial.rate, release.proposedTarget)
        targets.append(row)
      case .page:
        row.target = release.target
        pages.append(row)
      case .threshold:
        thresholds.append(MeasuredExperiment.Row(velocity: release.velocity, willDecelerate: log.willDecelerate))
      default: break
      }
    }
    self.log = nil
  }

  /// The readings so far.
  public var file: MeasuredFile {
    var all = experiments
    for (name, kind, rows) in [
      ("targets", "target", targets), ("page choices", "pageChoice", pages),
      ("fling threshold", "flingThreshold", thresholds),
    ] where !rows.isEmpty {
      var experiment = MeasuredExperiment(name, kind)
      experiment.readings = rows
      if kind == "pageChoice" { experiment.page = Double(scrollView.bounds.width) }
      all.append(experiment)
    }
    let device = UIDevice.current
    return MeasuredFile(
      device: device.model, system: "\(device.systemName) \(device.systemVersion)",
      source: "the measuring kit of ScrollPhysics", displayScale: Double(traitCollection.displayScale),
      experiments: all)
  }

  /// Logs a touch anywhere on the screen; a `MeasuringWindow` calls it before the scroll view sees the touch.
  public func logTouch(at location: CGPoint, time: TimeInterval, begins: Bool) {
    if begins { log?.strokes.append([]) }
    guard let last = log?.strokes.indices.last else { return }
    log?.strokes[last].append((time, Double(location.x)))
  }

  // MARK: UIScrollViewDelegate

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log?.offsets.append((clock(), Double(scrollView.contentOffset.x)))
  }

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let (time, offset) = (clock(), scrollView.contentOffset.x)
    let proposed = targetContentOffset.pointee.x
    if case .retarget(let distance)? = trial?.kind {
      let direction: CGFloat = velocity.x < 0 ? -1 : 1
      let scale = traitCollection.displayScale
      targetContentOffset.pointee.x = ((offset + direction * CGFloat(distance)) * scale).rounded() / scale
    }
    log?.releases.append(
      MeasuringLog.Release(
        time: time, offset: Double(offset), velocity: Double(velocity.x), proposedTarget: Double(proposed),
        target: Double(targetContentOffset.pointee.x)))
  }

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log?.willDecelerate = decelerate
    if !decelerate { settle() }
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  /// Shows that the view rests, which a UI test waits for.
  private func settle() {
    guard let log else { return }
    if let gesture = log.trial.gesture, log.releases.count < gesture.count { return }
    label.text = "settled"
  }
}
