/// A form of gestures that other programs write or read; docs/Recording.md says how to come by each.
public enum GestureFormat: String, Hashable, Sendable, CaseIterable {
  /// `t_ms,x_pt,y_pt,phase`, which a logger of a few lines prints.
  case csv
  /// The HID event streams of WebKit's layout tests, JSON.
  case webkit
  /// The actions of W3C WebDriver, JSON: what Appium and browsers' drivers perform.
  case w3c
  /// What Android's `getevent` prints, text; it is read only.
  case getevent

  /// The formats that gestures are also written in.
  public static let written: [GestureFormat] = [.csv, .webkit, .w3c]
}
