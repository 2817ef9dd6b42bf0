/// What audits allow, and how closely they look.
public struct AuditParameters: Hashable, Sendable {
  /// The most items a flick may go, also for a finger that has dragged beyond it; nil for what the design declares.
  public var limit: Int?
  /// The speed above which a release is a flick where the design does not say, in pt/ms.
  ///
  /// 0.3, as in FSPagerView and PluginableFlowLayout; others take 0.2 to 0.3.
  public var flickVelocity = 0.3
  /// How much longer a release may take to settle than the view itself would need, in ms.
  ///
  /// The view itself needs as long as its own deceleration takes over one page, the length of its bounds, or over the
  /// free fling of the release, whichever is longer. A page of 375 pt takes 0.78 s at `.fast` and 2.2 s at `.normal`. The
  /// default allows for a target farther than a page, a bounce or the way back from beyond an edge.
  public var extraSettleDuration = 350.0
  /// The longest drag that counts as a touch, in points: UIKit's own hysteresis.
  public var touchDistance = 10.0
  /// By how much content insets are shifted, in points.
  public var insetShift = 20.0
  /// The gestures that are tried at all.
  public var gestures = GestureFilter()
  /// Only every so many of the gestures are tried: 1 for all of them.
  public var thinning = 1

  /// Creates parameters with their defaults.
  public init() {}
}
