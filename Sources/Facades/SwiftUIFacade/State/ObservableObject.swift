/// An object with published values; Combine's protocol, which SwiftUI passes on.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  /// Tells simulated views that a value changes which is not published.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

public struct ObservableObjectPublisher {
  public init() {}
  public func send() { ChangedValues.willChange() }
}

/// A value of an object; as with a state, simulated views follow its changes.
public typealias Published<Value> = State<Value>

public typealias ObservedObject<ObjectType> = Bindable<ObjectType>

/// An object that a view makes when it first reads it; a simulated view keeps it from evaluation to evaluation.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: KeptState {
  private final class Made {
    private let make: () -> ObjectType
    private(set) lazy var object = make()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let state: State<Made>

  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { state = State(wrappedValue: Made(make)) }
  public var wrappedValue: ObjectType { state.wrappedValue.object }
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }

  var link: KeptLink { state.link }
}
