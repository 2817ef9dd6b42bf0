extension CGRect {
  /// Creates the frame of a rectangle that is transformed about its anchor point; the anchor is in fractions of the size.
  init(enclosing size: CGSize, anchor: CGPoint, at position: CGPoint, transform: CGAffineTransform) {
    let own = CGRect(x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height)
    self = own.applying(transform).offsetBy(dx: position.x, dy: position.y)
  }

  /// Returns the size of a rectangle that a transform turns into this frame.
  func size(before transform: CGAffineTransform) -> CGSize {
    transform.isIdentity ? size : applying(transform.inverted()).size
  }

  func position(of anchor: CGPoint) -> CGPoint { CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y) }
}
