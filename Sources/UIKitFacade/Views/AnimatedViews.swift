import Foundation
import ScrollPhysics

/// An animation of an app: the views that its blocks change, and what is called at its end.
@MainActor
final class ViewAnimation {
  private static var count = 0

  /// The number under which scroll views know it.
  let number: Int
  /// Whether animated scroll views receive touches.
  var allowsUserInteraction = true
  private var views: [UIView] = []
  /// The scroll views whose content offset it changes, with the offset before and after.
  private(set) var offsets: [OffsetChange] = []
  private var completion: ((Bool) -> Void)?

  /// A changed content offset.
  struct OffsetChange {
    weak var view: UIView?
    let from: CGPoint
    var to: CGPoint
  }

  init(_ completion: ((Bool) -> Void)? = nil) {
    Self.count += 1
    number = Self.count
    self.completion = completion
  }

  /// Runs a block whose changes belong to the animation.
  func perform(_ timing: AnimationTiming?, delay: Double = 0, _ block: () -> Void) {
    AnimatedViews.perform(.init(animation: self, timing: timing, delay: delay), block)
  }

  /// Removes and returns the views that the blocks have changed.
  ///
  /// A scroll view knows its animations, so they must not hold it.
  func takeViews() -> [UIView] {
    let taken = views
    views = []
    return taken
  }

  func note(_ view: UIView) {
    if views.last !== view { views.append(view) }
  }

  func note(_ view: UIView, from: CGPoint, to: CGPoint) {
    if let index = offsets.firstIndex(where: { $0.view === view }) {
      offsets[index].to = to
    } else {
      offsets.append(OffsetChange(view: view, from: from, to: to))
    }
  }

  /// Calls the completion, once.
  func end(finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}

/// The animation block that is running.
@MainActor
enum AnimatedViews {
  /// How a block's changes are animated.
  struct Context {
    let animation: ViewAnimation
    /// Nil if the changes are made without animation.
    let timing: AnimationTiming?
    /// The delay, in ms.
    let delay: Double

    /// What a content offset that changes now is animated with.
    var offsetAnimation: ContentOffsetAnimation? {
      timing.map { ContentOffsetAnimation(number: animation.number, timing: $0, delay: delay) }
    }
  }

  /// The context of the block; nil if none is running.
  private(set) static var context: Context?

  /// Runs a block with a context, or with none.
  static func perform(_ inner: Context?, _ block: () -> Void) {
    let outer = context
    context = inner
    block()
    context = outer
  }
}

extension UIView {
  /// Records that the running animation block, if any, has changed the view.
  final func noteAnimation() { AnimatedViews.context?.animation.note(self) }
}
