/// A gesture format of other programs; docs/Recording.md explains how to record each.
package enum GestureFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines of `t_ms,x_pt,y_pt,phase`, which a logger of a few lines of code prints.
  case csv
  /// The HID event streams of WebKit's layout tests, in JSON.
  case webkit
  /// The actions of W3C WebDriver, in JSON, which Appium and browser drivers perform.
  case w3c
  /// The text output of Android's `getevent`; it can only be read.
  case getevent
}
