import ScrollPhysics

/// How the keyframes of an animation follow each other.
enum KeyframeCalculationMode: UInt {
  case linear, discrete, paced, cubic, cubicPaced

  /// What a trace records of a mode that is not simulated.
  var note: ScrollEvent.Name? { [nil, nil, .keyframePaced, .keyframeCubic, .keyframeCubicPaced][Int(rawValue)] }
}

/// An animation of an app: the views that its blocks change, and what is called at its end.
@MainActor final class ViewAnimation {
  private static var count = 0

  /// The number under which scroll views know it.
  let number: Int
  var allowsUserInteraction = true
  let calculationMode: KeyframeCalculationMode
  /// The time until its last repeated change ends, in ms; infinite if one is repeated forever, 0 if none is.
  private(set) var repetitionEnd = 0.0
  private var changed: [ViewReference] = []
  /// The scroll views whose content offset it changes, with the offset before and after.
  private(set) var offsets: [OffsetChange] = []
  private var completion: ((Bool) -> Void)?

  struct OffsetChange {
    weak var view: UIView?
    let from: CGPoint
    var to: CGPoint
  }

  init(_ calculationMode: KeyframeCalculationMode = .linear, _ completion: ((Bool) -> Void)? = nil) {
    Self.count += 1
    self.calculationMode = calculationMode
    number = Self.count
    self.completion = completion
  }

  /// The views that the blocks have changed; a scroll view knows its animations, so they do not hold it.
  var views: [UIView] { changed.compactMap(\.view) }

  func note(_ view: UIView, _ context: AnimatedViews.Context) {
    if changed.last !== view.reference { changed.append(view.reference) }
    guard context.repetition != AnimationRepetition(), let timing = context.timing else { return }
    let period = context.period ?? context.lead + timing.duration
    repetitionEnd = max(repetitionEnd, context.delay + context.repetition.duration(of: period))
  }

  func note(_ view: UIView, from: CGPoint, to: CGPoint) {
    if let index = offsets.firstIndex(where: { $0.view === view }) {
      offsets[index].to = to
    } else {
      offsets.append(OffsetChange(view: view, from: from, to: to))
    }
  }

  func end(finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}

/// The animation block that is running.
@MainActor enum AnimatedViews {
  struct Context {
    let animation: ViewAnimation
    /// Nil if the changes are made without animation.
    var timing: AnimationTiming?
    /// The delay before the first cycle, in ms.
    var delay = 0.0
    /// How often the changes that are made now are repeated.
    var repetition = AnimationRepetition()
    /// The time in each cycle at which changes begin, in ms.
    var lead = 0.0
    /// The duration of a cycle without its way back, in ms; nil for the time until the changes end.
    var period: Double?
    /// The curve by which the time in a cycle passes; nil if it passes evenly.
    var pace: CubicTimingCurve?

    /// What a content offset that changes now is animated with.
    var offsetAnimation: ContentOffsetAnimation? {
      timing.map {
        ContentOffsetAnimation(
          number: animation.number, timing: $0, delay: delay, repetition: repetition, lead: lead, period: period,
          pace: pace, note: animation.calculationMode.note)
      }
    }
  }

  /// The context of the block; nil if none is running.
  static var context: Context?

  @inline(never) static func note(_ view: UIView) { if let context { context.animation.note(view, context) } }

  static func perform(_ inner: Context?, _ block: () -> Void) {
    let outer = context
    context = inner
    block()
    context = outer
  }
}

extension UIView {
  /// Records that the running animation block, if any, has changed the view.
  final func noteAnimation() { if AnimatedViews.context != nil { AnimatedViews.note(self) } }
}
