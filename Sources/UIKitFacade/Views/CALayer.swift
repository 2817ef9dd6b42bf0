import Foundation

/// What a view looks like, as properties that are kept; nothing is drawn.
open class CALayer: NSObject {
  /// The place of a layer that its position means and its transform leaves alone, as fractions of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How the layer is moved, turned and scaled about its anchor point; a view's `transform` is this one.
  open var transform = CATransform3DIdentity
  /// How far in front of others the layer is.
  open var zPosition: CGFloat = 0
  /// How opaque the layer is, from 0 to 1; a view's `alpha` is this one.
  open var opacity: Float = 1
  /// Whether the layer is hidden; a view's `isHidden` is this one.
  open var isHidden = false
  /// Whether what lies outside is cut off; a view's `clipsToBounds` is this one.
  open var masksToBounds = false
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow is shifted, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// Whether the layer is kept as an image.
  open var shouldRasterize = false
  /// The pixels per point of that image.
  open var rasterizationScale: CGFloat = 1

  /// The transform's part in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to one of the plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
}
