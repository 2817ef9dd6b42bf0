import Foundation

/// A layer with a color gradient, stored but not drawn.
open class CAGradientLayer: CALayer {
  /// The colors of the gradient, as `CGColor` values.
  open var colors: [Any]?
  /// The positions along the gradient where each color is pure, from 0 to 1; evenly spaced if nil.
  open var locations: [NSNumber]?
  /// The point where the gradient starts, in fractions of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The point where the gradient ends, in fractions of the layer's size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
