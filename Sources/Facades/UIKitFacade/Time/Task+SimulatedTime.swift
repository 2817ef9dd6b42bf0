extension Task where Success == Void, Failure == Never {
  /// Runs a closure without an `await` as `DispatchQueue.main.async` does; one with an `await` is a task in real time.
  @discardableResult
  public init(@_implicitSelfCapture operation work: @escaping @MainActor () -> Void) {
    let work = AppTime.soon(work)
    self.init(priority: nil) { @MainActor in work() }
  }
}
