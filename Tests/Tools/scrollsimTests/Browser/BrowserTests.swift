import Testing

/// The tests that need a browser: one after another on the main actor, as they share its page.
///
/// A serialized suite would wait for all other tests between two of its own.
@Suite(
  "In a browser",
  .enabled(
    if: Browser.path != nil || Browser.isRequired,
    "no Chromium is installed: apt-get install chromium, or name one in SCROLLSIM_BROWSER"))
enum BrowserTests {}
