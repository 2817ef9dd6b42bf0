/// An animation of a layer, which the facade does not show.
open class CAAnimation: NSObject {
  open var duration: TimeInterval = 0
  open var isRemovedOnCompletion = true
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let (fade, reveal) = (Self(rawValue: "fade"), Self(rawValue: "reveal"))
  public static let (moveIn, push) = (Self(rawValue: "moveIn"), Self(rawValue: "push"))
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let (fromLeft, fromRight) = (Self(rawValue: "fromLeft"), Self(rawValue: "fromRight"))
  public static let (fromTop, fromBottom) = (Self(rawValue: "fromTop"), Self(rawValue: "fromBottom"))
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A transition between two states of a layer, which the facade does not show.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
}

extension CALayer {
  /// Does nothing, because the facade does not animate layers.
  public func add(_ anim: CAAnimation, forKey key: String?) {}

  /// Returns nil: no animation is ever attached to a layer.
  public func animationKeys() -> [String]? { nil }

  /// Does nothing, because no animation is attached.
  public func removeAnimation(forKey key: String) {}
}
