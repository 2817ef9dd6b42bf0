/// The limits that audits apply, and the gestures they try.
public struct AuditParameters: Hashable, Sendable {
  /// The most items a flick may move, even if the finger has dragged further.
  ///
  /// If nil, the limit that the design declares.
  public var limit: Int?
  /// The speed above which a release is a flick, in pt/ms, for designs that declare none.
  ///
  /// The default is 0.3, as in FSPagerView and PluginableFlowLayout; others take 0.2 to 0.3.
  public var flickVelocity = 0.3
  /// How much longer than the view's own settle duration a release may take to settle, in ms.
  ///
  /// The view's own settle duration is that of its deceleration over one page (the length of its bounds) or over the
  /// free fling of the release, if that is longer. A page of 375 pt takes 0.78 s at `.fast` and 2.2 s at `.normal`. The
  /// default allows for a target further than a page, for a bounce, and for the return from beyond an edge.
  public var extraSettleDuration = 350.0
  /// The longest drag that counts as a touch, in points.
  ///
  /// The default is UIKit's own hysteresis.
  public var touchDistance = 10.0
  /// The distance by which content insets are shifted, in points.
  public var insetShift = 20.0
  /// The step through the gestures: with 1 all are tried, with n every nth.
  package var thinning = 1
  /// The number of gestures, before any are skipped.
  package var sweep = GestureSweep.full

  /// Creates the default parameters.
  public init() {}
}
