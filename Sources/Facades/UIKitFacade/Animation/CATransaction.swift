/// A group of layer changes; in the facade, they take effect at once and are not animated, so no method does anything.
open class CATransaction: NSObject {
  public class func begin() {}
  public class func commit() {}
  public class func flush() {}
  public class func setDisableActions(_ flag: Bool) {}
  public class func setAnimationDuration(_ dur: TimeInterval) {}
}
