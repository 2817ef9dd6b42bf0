#if canImport(UIKit)
  /// Objects that live as long as a view that refers to them weakly, such as its delegate.
  ///
  /// ```swift
  /// view.delegate = keep(CardPager())
  /// ```
  @MainActor public final class RetainedObjects {
    private var objects: [AnyObject] = []

    init() {}

    /// Keeps an object, and returns it.
    @discardableResult public func callAsFunction<Object: AnyObject>(_ object: Object) -> Object {
      objects.append(object)
      return object
    }
  }
#endif
