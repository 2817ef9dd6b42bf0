import Foundation

/// A layer whose colour goes over from one to the next, as properties that are kept.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`.
  open var colors: [Any]?
  /// Where along the gradient each colour is pure, from 0 to 1; evenly spread where there is none.
  open var locations: [NSNumber]?
  /// Where the gradient begins, as fractions of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, as fractions of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
