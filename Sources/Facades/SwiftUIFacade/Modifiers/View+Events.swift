import ScrollPhysics

/// Modifiers that run an app's code: in a ``SimulatedTabView`` when it appears, when a value changes, and at ticks.
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    with(action.map { .appear($0) } ?? .none)
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    with(action.map { .disappear($0) } ?? .none)
  }
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    saying { $0.environment.isEnabled = $0.environment.isEnabled && !disabled }
  }
  /// Makes the words in the view a button; several taps are not simulated.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    with(count == 1 ? .tap(action) : .none)
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    with(
      .change(of: value) { earlier in
        if let earlier = earlier as? V, earlier != value { action(earlier, value) }
      }
    ).with(initial ? .appear { action(value, value) } : .none)
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    onChange(of: value) { _, value in action(value) }
  }

  nonisolated public func onReceive(
    _ publisher: Timer.TimerPublisher, perform action: @escaping (Date) -> Void
  ) -> some View { with(.tick(publisher, action)) }

  /// Starts a task in simulated time when the view appears, and again when the value has changed; cancels the one before, and
  /// the last one when the view is gone.
  nonisolated public func task<V: Equatable>(
    id value: V = 0, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View { with(.task(of: value, differs: { ($0 as? V) != value }, run: action)) }

  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    with(.animation(animation, of: value) { ($0 as? V) != value })
  }

  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    saying { $0.animation = changed(Transaction(animation: $0.animation), transform).animation }
  }

  nonisolated public func id(_ id: some Hashable) -> some View { with(.layout(.identified(AnyHashable(id)))) }
  nonisolated public func tag(_ tag: some Hashable) -> some View { with(.tag(tag)) }

  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { saying { $0.environment[keyPath: keyPath] = value } }

  nonisolated public func environment<T: AnyObject>(_ object: T?) -> some View {
    saying { $0.environment[T.self] = object }
  }
  nonisolated public func environmentObject(_ object: some ObservableObject) -> some View { environment(object) }
}
