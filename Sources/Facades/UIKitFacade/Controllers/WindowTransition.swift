/// A window's change of size, to which controllers add animations and completions.
@MainActor final class WindowTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let targetTransform: CGAffineTransform
  private var blocks: [(animation: Block?, completion: Block?)] = []
  private var isOver = false

  init(container: UIView, from old: CGSize, to new: CGSize) {
    containerView = container
    // If width and height swap, the device rotates.
    let turns = old.width == new.height && old.height == new.width
    targetTransform = turns ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if isOver { return false }
    blocks.append((animation, completion))
    return true
  }

  func animateAlongside() {
    for (animation, _) in blocks { animation?(self) }
  }

  func complete() {
    isOver = true
    for (_, completion) in exchange(&blocks, with: []) { completion?(self) }
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0.3 }
  var percentComplete: CGFloat { isOver ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
}
