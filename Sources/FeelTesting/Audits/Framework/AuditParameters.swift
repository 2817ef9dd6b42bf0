/// What audits allow, and how closely they look.
public struct AuditParameters: Hashable, Sendable {
  /// The most items a flick may go, also for a finger that has dragged beyond it; nil for what the design declares.
  public var limit: Int?
  /// The speed above which a release is a flick where the design does not say, in pt/ms.
  ///
  /// 0.3, as in FSPagerView and PluginableFlowLayout; others take 0.2 to 0.3.
  public var flickVelocity = 0.3
  /// The longest a view may take to settle, in ms.
  ///
  /// A free fling at `UIScrollView.DecelerationRate.normal` takes ln(|v| / 0.01) / 0.002 ms: 3342 ms at 8 pt/ms, about as
  /// fast as fingers get. Nothing that snaps should take longer than scrolling freely does.
  public var maximumSettleDuration = 3400.0
  /// The largest share of the settle duration that the last tenth of the way may take.
  ///
  /// A free fling at 8 pt/ms takes ln(10) / ln(800) = 0.34 of its duration for its last tenth *in speed*; as it stops at
  /// 0.01 pt/ms, 0.66 for the last tenth of its way. A larger share is a crawl.
  public var maximumTailShare = 0.75
  /// The longest drag that counts as a touch, in points: UIKit's own hysteresis.
  public var touchDistance = 10.0
  /// By how much content insets are shifted, in points.
  public var insetShift = 20.0
  /// Only every so many of the gestures are tried: 1 for all of them.
  public var thinning = 1

  /// Creates parameters with their defaults.
  public init() {}
}
