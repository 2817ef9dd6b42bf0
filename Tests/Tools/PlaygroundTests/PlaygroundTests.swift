import Testing

/// The tests of the page's engine: one after another, because the module has one set of rows.
@Suite("The playground")
@PlaygroundActor
enum PlaygroundTests {}

/// Runs the tests that use the module's rows.
@globalActor
actor PlaygroundActor {
  static let shared = PlaygroundActor()
}
