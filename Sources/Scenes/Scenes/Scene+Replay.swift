extension Scene {
  /// Performs a gesture on the scene's scroll view and advances until the view is at rest.
  /// - Returns: The trace of the run.
  /// - Throws: `DocumentError` for a gesture that is not valid, `ReplayError` for a view that does not come to rest.
  public func perform(_ gesture: TouchGesture, detail: ScrollTrace.Detail = .full) throws -> ScrollTrace {
    var view = makeView()
    return try view.perform(gesture, detail: detail)
  }
}
