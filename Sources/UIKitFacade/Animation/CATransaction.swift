import Foundation

/// Changes of layers that belong together: they are made at once, and nothing is animated.
open class CATransaction: NSObject {
  /// Begins changes.
  public class func begin() {}
  /// Ends changes.
  public class func commit() {}
  /// Ends changes at once.
  public class func flush() {}
  /// Has changes not be animated; none are.
  public class func setDisableActions(_ flag: Bool) {}
  /// Has changes be animated for a time, in seconds; none are.
  public class func setAnimationDuration(_ dur: TimeInterval) {}
}
