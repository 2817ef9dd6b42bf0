import Foundation

/// The values of a layer that the facade only stores, because it draws nothing.
open class CALayerStoredValues: NSObject {
  open var backgroundColor: CGColor?
  open var borderColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var contents: Any?
  open var cornerRadius: CGFloat = 0
  open var mask: CALayer?
  open var name: String?
  open var rasterizationScale: CGFloat = 1
  open var shadowColor: CGColor?
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shouldRasterize = false
  open var sublayerTransform = CATransform3DIdentity
  open var zPosition: CGFloat = 0
}
