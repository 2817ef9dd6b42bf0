import ScrollPhysics

/// An animation of an app: the views that its blocks change, and what is called at its end.
@MainActor final class ViewAnimation {
  private static var count = 0

  /// The number under which scroll views know it.
  let number: Int
  var allowsUserInteraction = true
  /// Whether its keyframes jump.
  var isDiscrete = false
  /// The time until its last repeated change ends, in ms; infinite if one is repeated forever, 0 if none is.
  private(set) var repetitionEnd = 0.0
  private var changed: [ViewReference] = []
  /// The scroll views whose content offset it changes, with the offset before and after.
  private(set) var offsets: [(view: ViewReference, from: CGPoint, to: CGPoint)] = []
  private var completion: ((Bool) -> Void)?

  init(_ completion: ((Bool) -> Void)? = nil) {
    Self.count += 1
    (number, self.completion) = (Self.count, completion)
  }

  /// The views that the blocks have changed; a scroll view knows its animations, so they do not hold it.
  var views: [UIView] { changed.compactMap(\.view) }

  func note(_ view: UIView, _ context: AnimatedViews.Context) {
    if changed.last !== view.reference { changed.append(view.reference) }
    guard let motion = context.motion, motion.repetition != AnimationRepetition() else { return }
    repetitionEnd = max(repetitionEnd, motion.delay + motion.repetition.duration(of: motion.period))
  }

  func note(_ view: UIView, from: CGPoint, to: CGPoint) {
    let index = offsets.firstIndex { $0.view === view.reference } ?? offsets.count
    if index == offsets.count { offsets.append((view.reference, from, to)) }
    offsets[index].to = to
  }

  func end(finished: Bool) { completion.take()?(finished) }
}

/// The animation block that is running.
@MainActor enum AnimatedViews {
  struct Context {
    let animation: ViewAnimation
    /// How often the changes that are made now are repeated, also in blocks inside this one.
    var repetition = AnimationRepetition() { didSet { motion?.repetition = repetition } }
    /// How a content offset that changes now is animated; nil if it changes at once.
    var motion: ContentOffsetAnimation?
  }

  /// The context of the block; nil if none is running.
  static var context: Context?

  @inline(never) static func note(_ view: UIView) { if let context { context.animation.note(view, context) } }

  static func perform(_ inner: Context?, _ block: () -> Void) {
    let outer = exchange(&context, with: inner)
    block()
    context = outer
  }
}

extension UIView {
  /// Records that the running animation block, if any, has changed the view.
  final func noteAnimation() { if AnimatedViews.context != nil { AnimatedViews.note(self) } }
}
