/// Runs a body of the main actor, whose thread this is.
@inlinable package func onMainActor<Value>(_ body: @MainActor () throws -> Value) rethrows -> Value {
  // An optimized build prints no such sentence, and checks once.
  #if DEBUG
    MainActor.shared.preconditionIsolated("views live on the main actor: mark the test @MainActor")
  #endif
  return try withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) var value: Value?
    try MainActor.assumeIsolated { value = try body() }
    return value.unsafelyUnwrapped
  }
}
