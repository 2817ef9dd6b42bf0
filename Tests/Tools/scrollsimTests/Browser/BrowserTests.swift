import Testing

/// The tests that need a browser: one after another, as they share its page.
@Suite(
  "In a browser", .serialized,
  .enabled(
    if: Browser.path != nil || Browser.isRequired,
    "no Chromium is installed: apt-get install chromium, or name one in SCROLLSIM_BROWSER"))
enum BrowserTests {}
