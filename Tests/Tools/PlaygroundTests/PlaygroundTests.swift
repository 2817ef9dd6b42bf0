import Testing

/// The tests of the page's engine: one after another, because the module has one set of rows.
@Suite("The playground")
@MainActor
enum PlaygroundTests {}
