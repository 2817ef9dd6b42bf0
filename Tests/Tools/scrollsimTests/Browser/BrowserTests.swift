import Testing

/// The tests that need a browser: one after another, as they share its page.
///
/// On the main actor they would wait for its tests, and in a serialized suite for all tests between two of its own.
@Suite(
  "In a browser",
  .enabled(
    if: Browser.path != nil || Browser.isRequired,
    "no Chromium is installed: apt-get install chromium, or name one in SCROLLSIM_BROWSER"))
enum BrowserTests {}

/// Runs the tests that need a browser.
@globalActor
actor BrowserActor {
  static let shared = BrowserActor()
}
