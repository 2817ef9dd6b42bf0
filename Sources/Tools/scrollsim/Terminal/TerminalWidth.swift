import Foundation

/// The width of the terminal that shows standard error.
enum TerminalWidth {
  private static let usual = 80

  /// The columns that the terminal reports, else those of `COLUMNS`, else 80.
  static var columns: Int {
    var size = winsize()
    if ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? usual
  }
}
