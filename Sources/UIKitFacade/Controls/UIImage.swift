import Foundation

/// An image without content: only its size.
open class UIImage: NSObject, @unchecked Sendable {
  // Nothing stored changes.
  /// The size, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat

  /// How an image's colours are used.
  public enum RenderingMode: Int, Sendable {
    /// As the view likes.
    case automatic
    /// As they are.
    case alwaysOriginal
    /// As a stencil for the tint colour.
    case alwaysTemplate
  }

  /// Creates an image without extent.
  public override init() {
    (size, scale) = (.zero, 1)
    super.init()
  }

  /// Creates an image of a size, in points, which UIKit does not have: for tests.
  public init(simulatedSize size: CGSize) {
    (self.size, scale) = (size, 2)
    super.init()
  }

  /// Creates an image without extent; nothing is looked up.
  public convenience init?(named name: String) {
    self.init()
  }

  /// Creates an image without extent; nothing is looked up.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init()
  }

  /// Creates an image without extent; nothing is looked up.
  public convenience init?(systemName name: String) {
    self.init()
  }

  /// Creates an image without extent; nothing is read.
  public convenience init?(contentsOfFile path: String) {
    self.init()
  }

  /// Creates an image without extent; nothing is decoded.
  public convenience init?(data: Data) {
    self.init()
  }

  /// The same image: nothing is drawn.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// The same image: nothing is drawn.
  open func withTintColor(_ color: UIColor) -> UIImage { self }
}

/// A view of an image.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The image while it is highlighted.
  open var highlightedImage: UIImage?
  /// Whether the other image is seen.
  open var isHighlighted = false

  /// Creates a view at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of an image, in its size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// Creates a view of an image, in its size, and of another while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
    isUserInteractionEnabled = false
  }

  /// Creates a view without extent; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image's size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? super.sizeThatFits(size) }

  /// The image's size, in points.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
