/// The views that an animation block changes.
@MainActor
enum AnimatedViews {
  /// The views changed so far by the block that is running; nil if none is running.
  static var changed: [UIView]?

  /// Runs a block, and returns the views that it changes.
  static func changed(by block: () -> Void) -> [UIView] {
    let outer = changed
    changed = []
    block()
    let views = changed ?? []
    changed = outer
    return views
  }
}

extension UIView {
  /// Records that the running animation block, if any, has changed the view.
  final func noteAnimation() {
    if AnimatedViews.changed == nil { return }
    if AnimatedViews.changed?.last !== self { AnimatedViews.changed?.append(self) }
  }
}
