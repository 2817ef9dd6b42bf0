import ScrollPhysics

extension UIScrollView {
  /// The share of its velocity that a released scroll view keeps each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let normal = DecelerationRate(rawValue: CGFloat(ScrollPhysics.DecelerationRate.normal.rawValue))
    public static let fast = DecelerationRate(rawValue: CGFloat(ScrollPhysics.DecelerationRate.fast.rawValue))
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  /// The adjustments of the content inset for bars; without bars, none has an effect.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  /// The styles of the scroll indicators; the facade does not draw indicators.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  /// The keyboard's reactions to a drag; the facade has no keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Does nothing, because the facade does not draw scroll indicators.
  public func flashScrollIndicators() {}

  public var isZooming: Bool { false }

  /// Stores a zoom scale, without scaling the content or animating.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}

extension ScrollPhysics.DecelerationRate {
  init(_ rate: UIScrollView.DecelerationRate) {
    let factor = Double(rate.rawValue)
    self = factor.isNaN ? .normal : Self(rawValue: min(max(factor, .leastNormalMagnitude), 1.0.nextDown))
  }
}
