import Foundation

/// The output of Android's `getevent -lt` or `getevent -t`, after the device list of `getevent -il` or `-p`.
///
/// Reads the kernel's protocol B, where slots keep values; all its drivers have been converted to that.
/// - Source: Linux kernel, Documentation/input/multi-touch-protocol.rst; units to points as Android's input reader
///   scales them, by the screen's size over max − min + 1.
enum GeteventText {
  /// Reads all touches of the first touch screen that reports any, and its name if the text has it.
  static func read(
    _ data: Data, _ screenSize: Size2D?, into collector: inout TouchCollector
  ) throws(DocumentError) -> String? {
    guard let size = screenSize else {
      throw DocumentError("is in units of the touch screen; give the size of the screen in points")
    }
    if !(size.width > 0 && size.width <= 1e6 && size.height > 0 && size.height <= 1e6) {
      throw DocumentError("cannot be on a screen of \(size.width) by \(size.height) pt; give a size greater than 0")
    }
    let log = try GeteventLog(data)
    let touching = log.events.lazy.filter { $0.code == .x || $0.code == .y }.map(\.device)
    guard let device = touching.first else {
      throw DocumentError(
        "has no event of a touch screen (ABS_MT_POSITION_X); record the screen's device with getevent -lt")
    }
    let screen = try log.screen(device)
    // Rounded to a millionth, far below the resolution of a screen, for short numbers in documents.
    func points(_ unit: Int, _ axis: ClosedRange<Int>, _ length: Double) -> Double {
      (Double(unit - axis.lowerBound) / Double(axis.count) * length * 1e6).rounded() / 1e6
    }
    var contacts = TouchContacts { x, y in
      Vector2D(x: points(x, screen.x, size.width), y: points(y, screen.y, size.height))
    }
    for event in log.events where event.device == device { try contacts.take(event, into: &collector) }
    if contacts.hasUnknown {
      collector.remark("touches that began before the recording or have no location were left out")
    }
    if contacts.dropped > 0 {
      collector.remark("the device dropped events \(contacts.dropped) times (SYN_DROPPED): the track has gaps there")
    }
    if log.breaksOff { collector.remark("its last line breaks off and was left out") }
    if Set(touching).count > 1 { collector.remark("the touches of other devices than \(device) were left out") }
    return screen.name
  }
}
