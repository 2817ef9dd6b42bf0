/// An image without content, which has only a size.
open class UIImage: NSObject, @unchecked Sendable {
  // All stored properties are constants.
  public let size: CGSize
  public let scale: CGFloat

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public override init() { (size, scale) = (.zero, 1) }

  /// Creates an image with a size, in points, for tests; UIKit does not have this initializer.
  public init(simulatedSize size: CGSize) { (self.size, scale) = (size, 2) }

  /// Creates an image with zero size; the name is not looked up.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil
  ) { self.init() }

  public convenience init?(systemName name: String) { self.init() }

  /// Creates an image with zero size; the file is not read.
  public convenience init?(contentsOfFile path: String) { self.init() }
  public convenience init?(data: Data) { self.init() }

  /// Returns the same image, because the facade draws nothing.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
}
