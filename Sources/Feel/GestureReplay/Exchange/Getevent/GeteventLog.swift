import Foundation

/// The parsed lines of a recording, before they are interpreted as touches.
struct GeteventLog {
  struct Event {
    let device: String
    /// In microseconds.
    let time: Int
    /// The meaning; nil for an event that is not needed.
    let code: Code?
    let value: Int
    let line: Int
  }

  /// The events that are used here, by type and code.
  enum Code: String {
    case report = "0000 0000"
    case contact = "0000 0002"
    case dropped = "0000 0003"
    case slot = "0003 002f"
    case x = "0003 0035"
    case y = "0003 0036"
    case trackingID = "0003 0039"

    /// The names that `-l` prints instead of the numbers.
    private static let names: [Substring: Code] = [
      "SYN_REPORT": .report, "SYN_MT_REPORT": .contact, "SYN_DROPPED": .dropped,
      "ABS_MT_SLOT": .slot, "ABS_MT_POSITION_X": .x, "ABS_MT_POSITION_Y": .y, "ABS_MT_TRACKING_ID": .trackingID,
    ]

    static func of(_ type: Substring, _ code: Substring) -> Code? { names[code] ?? Code(rawValue: "\(type) \(code)") }
  }

  private struct Device {
    var name: String?
    /// The units of each axis.
    var axes: [Code: ClosedRange<Int>] = [:]
  }

  private static let separators = Array(" \t:,[]".utf8)
  private static let keys: [Substring: UInt32] = ["UP": 0, "DOWN": 1, "REPEAT": 2]

  /// The devices by path, such as `/dev/input/event2`; lines without a path belong to the empty path.
  private var devices: [String: Device] = [:]
  private(set) var events: [Event] = []
  /// Whether the last line is incomplete, as when a recording was stopped.
  private(set) var breaksOff = false
  private var path = ""

  init(_ data: Data) throws(DocumentError) {
    var lines = TextLines(data)
    while let line = try lines.nextRecorded() {
      do { try take(line, lines) } catch {
        // Only an incomplete last line has no line feed.
        if !lines.isAtEnd || events.isEmpty { throw error }
        breaksOff = true
      }
    }
  }

  func screen(_ device: String) throws(DocumentError) -> (name: String?, x: ClosedRange<Int>, y: ClosedRange<Int>) {
    // Without a device path in the events, the only touch screen in the descriptions is taken.
    let screens = devices.filter { $0.value.axes[.x] != nil && $0.value.axes[.y] != nil }
    let found = screens[device] ?? (device.isEmpty && screens.count == 1 ? screens.first?.value : nil)
    guard let x = found?.axes[.x], let y = found?.axes[.y] else {
      throw DocumentError(
        screens.count > 1 && device.isEmpty
          ? "describes several touch screens; keep only the getevent -il output of the recorded one"
          : "does not contain the range of \(device.isEmpty ? "the touch screen" : device); put the getevent -il output of"
            + " the device before the events")
    }
    return (found?.name, x, y)
  }

  /// Takes an event, `[ 12345.678901] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 000001f4`, or any other line.
  private mutating func take(_ line: String, _ lines: TextLines) throws(DocumentError) {
    let isTimed = line.hasPrefix("[")
    var words = line.utf8.split { Self.separators.contains($0) }.map { Substring($0) }
    let time = isTimed && !words.isEmpty ? words.removeFirst().split(separator: ".") : []
    let device = words.first?.hasPrefix("/") == true ? String(words.removeFirst()) : ""
    let isLabelled = words.first?.hasPrefix("EV_") == true
    if !isTimed {
      let isHexadecimal = words.first?.count == 4 && words.last?.count == 8
      if words.count == 3, isLabelled || isHexadecimal && words.allSatisfy({ UInt32($0, radix: 16) != nil }) {
        throw lines.error("has no time; record with getevent -lt, which prints one")
      }
      return describe(line, words)
    }
    guard line.utf8.contains(UInt8(ascii: "]")), time.count == 2, time[1].count == 6, let seconds = UInt32(time[0]),
      let microseconds = UInt32(time[1]), words.count >= 3, isLabelled || UInt16(words[0], radix: 16) != nil,
      let value = Self.keys[words[2]] ?? UInt32(words[2], radix: 16)
    else {
      throw lines.error(
        "must be \"[SECONDS] TYPE CODE VALUE\", as getevent -lt prints it, after the device if named")
    }
    events.append(
      Event(
        device: device, time: Int(seconds) * 1_000_000 + Int(microseconds), code: .of(words[0], words[1]),
        value: Int(Int32(bitPattern: value)), line: lines.number))
  }

  /// Takes `add device 1: /dev/input/event2`, `name: "touch"` or `0035 : value 0, min 0, max 1079, …`.
  private mutating func describe(_ line: String, _ words: [Substring]) {
    func number(after word: Substring) -> Int? {
      words.firstIndex(of: word).flatMap { words.dropFirst($0 + 1).first }.flatMap { Int32($0) }.map(Int.init)
    }
    if words.starts(with: ["add", "device"]), let last = words.last {
      path = String(last)
      devices[path] = Device()
    } else if words.first == "name", let open = line.firstIndex(of: "\""), let close = line.lastIndex(of: "\""),
      open < close
    {
      devices[path, default: Device()].name = String(line[line.index(after: open)..<close])
    } else if let index = words.firstIndex(of: "value"), index > 0, let code = Code.of("0003", words[index - 1]),
      let low = number(after: "min"), let high = number(after: "max"), low < high
    {
      devices[path, default: Device()].axes[code] = low...high
    }
  }
}
