import Foundation

/// An image without content, which has only a size.
open class UIImage: NSObject, @unchecked Sendable {
  // All stored properties are constants.
  /// The size of the image, in points.
  public let size: CGSize
  /// The scale of the image, in pixels per point.
  public let scale: CGFloat

  /// The uses of an image's colors.
  public enum RenderingMode: Int, Sendable {
    /// The view chooses.
    case automatic
    /// The image keeps its colors.
    case alwaysOriginal
    /// The image is a template for the tint color.
    case alwaysTemplate
  }

  /// Creates an image with zero size.
  public override init() {
    (size, scale) = (.zero, 1)
    super.init()
  }

  /// Creates an image with a size, in points, for tests; UIKit does not have this initializer.
  public init(simulatedSize size: CGSize) {
    (self.size, scale) = (size, 2)
    super.init()
  }

  /// Creates an image with zero size; the name is not looked up.
  public convenience init?(named name: String) {
    self.init()
  }

  /// Creates an image with zero size; the name is not looked up.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init()
  }

  /// Creates an image with zero size; the name is not looked up.
  public convenience init?(systemName name: String) {
    self.init()
  }

  /// Creates an image with zero size; the file is not read.
  public convenience init?(contentsOfFile path: String) {
    self.init()
  }

  /// Creates an image with zero size; the data is not decoded.
  public convenience init?(data: Data) {
    self.init()
  }

  /// Returns the same image, because the facade draws nothing.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// Returns the same image, because the facade draws nothing.
  open func withTintColor(_ color: UIColor) -> UIImage { self }
}

/// A view that displays an image.
open class UIImageView: UIView {
  /// The displayed image.
  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The image displayed while the view is highlighted.
  open var highlightedImage: UIImage?
  /// A Boolean value that indicates whether the view is highlighted.
  open var isHighlighted = false

  /// Creates a view with a frame, in its superview's coordinates and in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image and its size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image and its size, and with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an empty frame; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Returns the image's size, in points, or the view's size without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? super.sizeThatFits(size) }

  /// The image's size, in points.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
