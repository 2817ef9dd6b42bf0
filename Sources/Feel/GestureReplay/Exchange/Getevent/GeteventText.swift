import Foundation

/// The output of Android's `getevent -lt` or `getevent -t`, after the device list of `getevent -il` or `-p`.
///
/// Supports both protocols of the kernel: A, where each report lists all contacts, and B, where slots keep values.
/// - Source: Linux kernel, Documentation/input/multi-touch-protocol.rst; units to points as Android's input reader
///   scales them, by the screen's size over max − min + 1.
enum GeteventText {
  /// Reads all touches of the first touch screen that reports any, and its name if the text has it.
  static func read(
    _ data: Data, _ options: GestureImport.Options, into collector: inout TouchCollector
  ) throws(DocumentError) -> String? {
    guard let size = options.screenSize else {
      throw DocumentError("is in units of the touch screen; give the size of the screen in points")
    }
    if !(size.width > 0 && size.width <= 1e6 && size.height > 0 && size.height <= 1e6) {
      throw DocumentError("cannot be on a screen of \(size.width) by \(size.height) pt; give a size greater than 0")
    }
    let log = try GeteventLog(data)
    guard let device = log.touchDevice else {
      throw DocumentError(
        "has no event of a touch screen (ABS_MT_POSITION_X); record the screen's device with getevent -lt")
    }
    let screen = try log.screen(device)
    var contacts = TouchContacts { x, y in
      let location = Vector2D(x: screen.x.share(x) * size.width, y: screen.y.share(y) * size.height)
      // Rounded to a millionth, far below the resolution of a screen, for short numbers in documents.
      let turned = options.rotation.turned(location, in: size) * 1e6
      return Vector2D(x: turned.x.rounded() / 1e6, y: turned.y.rounded() / 1e6)
    }
    for event in log.events where event.device == device { try contacts.take(event, into: &collector) }
    if contacts.unknown > 0 {
      collector.remark("touches that began before the recording or have no location were left out")
    }
    if contacts.dropped > 0 {
      collector.remark("the device dropped events \(contacts.dropped) times (SYN_DROPPED): the track has gaps there")
    }
    if log.breaksOff { collector.remark("its last line breaks off and was left out") }
    if log.touchDeviceCount > 1 { collector.remark("the touches of other devices than \(device) were left out") }
    return screen.name
  }
}

struct GeteventEvent {
  let device: String
  /// In microseconds.
  let time: Int
  let type: Int
  let code: Int
  let value: Int
  let line: Int
}

/// The range of a touch screen's axis.
struct GeteventAxis {
  let minimum: Int
  let maximum: Int

  /// Returns the position of a unit along the axis, 0 to 1.
  func share(_ unit: Int) -> Double { Double(unit - minimum) / Double(maximum - minimum + 1) }
}

/// The event codes that are used here.
enum GeteventCode {
  static let synchronize = 0
  static let key = 1
  static let absolute = 3

  static let report = 0
  static let contact = 2
  static let dropped = 3
  static let touch = 0x14A
  static let slot = 0x2F
  static let x = 0x35
  static let y = 0x36
  static let trackingID = 0x39

  /// The names that `-l` prints instead of the numbers.
  static let types = ["EV_SYN": synchronize, "EV_KEY": key, "EV_ABS": absolute]
  static let names = [
    "SYN_REPORT": report, "SYN_MT_REPORT": contact, "SYN_DROPPED": dropped, "BTN_TOUCH": touch,
    "ABS_MT_SLOT": slot, "ABS_MT_POSITION_X": x, "ABS_MT_POSITION_Y": y, "ABS_MT_TRACKING_ID": trackingID,
  ]
  static let keys = ["UP": 0, "DOWN": 1, "REPEAT": 2]
}
