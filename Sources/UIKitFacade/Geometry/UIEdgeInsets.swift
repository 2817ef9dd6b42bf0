import Foundation
import ScrollPhysics

/// Distances inward from the edges of a rectangle, in points.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// No distance from any edge.
  public static let zero = UIEdgeInsets()

  /// Creates insets of nothing.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from four distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension ContentInset {
  /// The insets in the core's terms; a side that is not finite counts as 0.
  init(_ insets: UIEdgeInsets) {
    func side(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    self.init(
      top: side(insets.top), left: side(insets.left), bottom: side(insets.bottom), right: side(insets.right))
  }
}

extension UIEdgeInsets {
  init(_ inset: ContentInset) {
    self.init(
      top: CGFloat(inset.top), left: CGFloat(inset.left), bottom: CGFloat(inset.bottom), right: CGFloat(inset.right))
  }
}

extension CGRect {
  /// The rectangle with its edges moved inward.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
