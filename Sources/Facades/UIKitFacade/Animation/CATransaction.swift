/// A group of layer changes; in the facade, they take effect at once and are not animated.
open class CATransaction: NSObject {
  /// Does nothing.
  public class func begin() {}
  /// Does nothing.
  public class func commit() {}
  /// Does nothing.
  public class func flush() {}
  /// Does nothing, because layer changes are not animated.
  public class func setDisableActions(_ flag: Bool) {}
  /// Does nothing, because layer changes are not animated.
  public class func setAnimationDuration(_ dur: TimeInterval) {}
}
