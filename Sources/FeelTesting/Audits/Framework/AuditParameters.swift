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
  /// fast as fingers get. A target D pt ahead that is too far for a flick stretches its deceleration to
  /// D · ln(|v| / 0.01) / (|v| − 0.01) ms: two pages of a phone's width at 0.31 pt/ms take 8.6 s. Three times a free
  /// fling allows for these; what users report as broken takes 10 to 20 s.
  public var maximumSettleDuration = 10_000.0
  /// The largest share of the settle duration that the last tenth of the way may take.
  ///
  /// A free fling takes 0.66 at 8 pt/ms, as it stops at 0.01 pt/ms only. A view that an edge or a page pulls back has
  /// gone nine tenths of its way in the first few frames: up to 0.9. Beyond 0.95 it seems to stand still beside its place.
  public var maximumTailShare = 0.95
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
