import UIKit

/// Runs the trials one after another in a scroll view, and makes a readings file of what its delegate sees.
///
/// The label says what the finger is to do. The button begins the next trial. A UI test reads the one and taps the
/// other; a person can do the same.
open class MeasuringController: UIViewController, UIScrollViewDelegate {
  /// The scroll view that is measured, but for sections and SwiftUI.
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
  /// The scroll view of the trial that runs: a section's, or SwiftUI's where an app shows it.
  public private(set) var measured: UIScrollView?

  private var number = 0
  private var log: MeasuringLog?
  private var experiments: [MeasuredExperiment] = []
  private var tables: [MeasuredExperiment] = []
  /// The view that covers the scroll view in a trial of a section or of SwiftUI.
  private var cover: UIView?

  /// The number of pages, groups or views before the one at which a trial begins.
  private static let before: CGFloat = 30
  /// The same in rows of groups and of views, which are shorter.
  private static let groupsBefore: CGFloat = 15
  /// How long a view without a delegate must stand still to be at rest, in seconds.
  private static let stillness = 0.5

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
    scrollView.contentSize = CGSize(width: (2 * Self.before + 1) * size.width, height: 300)
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
    label.text = trial.gesture?.text ?? "wait"
    let width = Double(scrollView.bounds.width)
    switch trial.kind {
    case .section(let section):
      let view = MeasuringSectionView(section, frame: scrollView.frame)
      view.decelerationRate = UIScrollView.DecelerationRate(rawValue: CGFloat(trial.rate))
      cover(with: view)
      observe(view.sectionView, trial, pitch: section.pitch(in: width), origin: section.origin(in: width))
    case .swiftUI(let scroll):
      observe(host(scroll), trial, pitch: scroll.pitch(in: width), origin: 0)
    default: begin(trial, page: scrollView.bounds.width)
    }
  }

  private func begin(_ trial: MeasuringTrial, page: CGFloat) {
    scrollView.isPagingEnabled = trial.kind == .page
    scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: CGFloat(trial.rate))
    let start = trial.kind == .recoil ? 0 : Self.before * page
    scrollView.setContentOffset(CGPoint(x: start, y: 0), animated: false)
    log = MeasuringLog(trial, startOffset: Double(start), rate: trial.rate, pitch: Double(page))
    if case .animation(let distance) = trial.kind {
      log?.offsets.append((clock(), Double(start)))
      scrollView.setContentOffset(CGPoint(x: start + CGFloat(distance), y: 0), animated: true)
    }
  }

  private func endTrial() {
    defer { uncover() }
    guard let log else { return }
    let last = Double(scrollView.contentSize.width - scrollView.bounds.width)
    if let experiment = log.experiment(named: "trial \(number)", lastPage: last) { experiments.append(experiment) }
    for row in log.rows() {
      if let index = tables.firstIndex(where: { $0.name == row.name }) {
        tables[index].readings? += row.readings ?? []
      } else {
        tables.append(row)
      }
    }
    self.log = nil
  }

  /// The readings so far.
  public var file: MeasuredFile {
    let device = UIDevice.current
    return MeasuredFile(
      device: device.model, system: "\(device.systemName) \(device.systemVersion)",
      source: "the measuring kit of ScrollPhysics", displayScale: Double(traitCollection.displayScale),
      experiments: experiments + tables)
  }

  // MARK: Views without a delegate

  #if canImport(ObjectiveC)
    private var observer: MeasuringObserver?
  #endif

  private func observe(_ view: UIScrollView?, _ trial: MeasuringTrial, pitch: Double, origin: Double) {
    measured = view
    let start = CGFloat(origin) + Self.groupsBefore * CGFloat(pitch)
    view?.setContentOffset(CGPoint(x: start, y: 0), animated: false)
    log = MeasuringLog(
      trial, startOffset: Double(view?.contentOffset.x ?? start), rate: trial.rate, pitch: pitch, origin: origin)
    #if canImport(ObjectiveC)
      observer = view.map { MeasuringObserver($0, self) }
      // A system that has no such view has no readings.
      if view == nil { (log, label.text) = (nil, "settled") }
    #endif
  }

  /// Shows SwiftUI's scroll view; returns nil where nothing can host it.
  private func host(_ scroll: MeasuringScroll) -> UIScrollView? {
    #if canImport(ObjectiveC)
      guard let hosted = hostedScrollView(scroll, frame: scrollView.frame) else { return nil }
      (cover, scrollView.isHidden) = (hosted.view, true)
      return hosted.scrollView
    #else
      return nil
    #endif
  }

  private func cover(with view: UIView) {
    self.view.addSubview(view)
    self.view.layoutIfNeeded()
    view.layoutIfNeeded()
    (cover, scrollView.isHidden) = (view, true)
  }

  private func uncover() {
    #if canImport(ObjectiveC)
      observer?.stop()
      observer = nil
      for child in children { child.willMove(toParent: nil) }
    #endif
    cover?.removeFromSuperview()
    for child in children { child.removeFromParent() }
    (cover, measured, scrollView.isHidden) = (nil, nil, false)
  }

  /// Logs the content offset of a display frame, and ends the trial's wait when the view has stood still after a release.
  public func logFrame(at offset: CGFloat, isMoving: Bool) {
    let (time, place) = (clock(), Double(offset))
    if log?.offsets.last?.offset != place || isMoving { log?.offsets.append((time, place)) }
    guard let log, let release = log.releases.last, let last = log.offsets.last, !isMoving else { return }
    if time - max(release.time, last.time) < Self.stillness { return }
    self.log?.releases[log.releases.count - 1].target = place
    settle()
  }

  /// Logs a release: the pan's velocity in points per second, positive to the right, and the view's rate.
  public func logRelease(at offset: CGFloat, panVelocity: CGFloat, rate: UIScrollView.DecelerationRate) {
    let place = Double(offset)
    log?.rate = Double(rate.rawValue)
    log?.releases.append(
      MeasuringLog.Release(
        time: clock(), offset: place, velocity: -Double(panVelocity) / 1000, proposedTarget: place, target: place))
  }

  /// Logs what a SwiftUI behavior received; before a touch it is asked because the view is laid out.
  public func logContext(_ context: MeasuredContext) {
    if log?.strokes.isEmpty == false { log?.context = context }
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
