/// A color, as red, green, blue and alpha components from 0 to 1; the facade draws nothing.
open class UIColor: NSObject, @unchecked Sendable {
  // The stored properties are constants, and subclasses add no shared mutable state.
  private let red, green, blue, opacity: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, opacity) = (red, green, blue, alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ shift: CGFloat) -> CGFloat {
      let position = (sector + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { .init(red: red, green: green, blue: blue, alpha: alpha) }

  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = opacity
    return true
  }

  open var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: opacity) }

  private var components: [CGFloat] { [red, green, blue, opacity] }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.components == components }
  open override var hash: Int { components.hashValue }
}
