import Foundation

/// The parsed lines of a recording, before they are interpreted as touches.
struct GeteventLog {
  struct Device {
    var name: String?
    var axes: [Int: GeteventAxis] = [:]
  }

  /// The devices by path, such as `/dev/input/event2`; lines without a path belong to the empty path.
  private(set) var devices: [String: Device] = [:]
  private(set) var events: [GeteventEvent] = []
  /// Whether the last line is incomplete, as when a recording was stopped.
  private(set) var breaksOff = false
  private var path = ""

  init(_ data: Data) throws(DocumentError) {
    var lines = DataLines(data)
    while let line = try lines.next() {
      if line.isEmpty { continue }
      do {
        if let event = try Self.event(line, lines.number) { events.append(event) } else { describe(line) }
      } catch {
        // Only an incomplete last line has no line feed.
        if !lines.isLast || events.isEmpty { throw error }
        breaksOff = true
      }
    }
  }

  /// The first device that reports locations of fingers.
  var touchDevice: String? { events.first(where: Self.isTouch)?.device }

  var touchDeviceCount: Int { Set(events.lazy.filter(Self.isTouch).map(\.device)).count }

  private static func isTouch(_ event: GeteventEvent) -> Bool {
    event.type == GeteventCode.absolute && (event.code == GeteventCode.x || event.code == GeteventCode.y)
  }

  func screen(_ device: String) throws(DocumentError) -> (name: String?, x: GeteventAxis, y: GeteventAxis) {
    // Without a device path in the events, the only touch screen in the descriptions is taken.
    let screens = devices.filter { $0.value.axes[GeteventCode.x] != nil && $0.value.axes[GeteventCode.y] != nil }
    let found = screens[device] ?? (device.isEmpty && screens.count == 1 ? screens.first?.value : nil)
    guard let x = found?.axes[GeteventCode.x], let y = found?.axes[GeteventCode.y] else {
      throw DocumentError(
        screens.count > 1 && device.isEmpty
          ? "describes several touch screens; keep only the getevent -il output of the recorded one"
          : "does not contain the range of \(device.isEmpty ? "the touch screen" : device); put the getevent -il output of"
            + " the device before the events")
    }
    return (found?.name, x, y)
  }

  /// Parses `add device 1: /dev/input/event2`, `name: "touch"` or `0035 : value 0, min 0, max 1079, …`.
  private mutating func describe(_ line: String) {
    let words = Self.words(line[...])
    if line.hasPrefix("add device "), let last = words.last {
      path = String(last)
      devices[path] = Device()
    } else if words.first == "name:", let open = line.firstIndex(of: "\""), let close = line.lastIndex(of: "\""),
      open < close
    {
      devices[path, default: Device()].name = String(line[line.index(after: open)..<close])
    } else if let value = line.range(of: ": value "), let low = Self.number("min ", line[value.upperBound...]),
      let high = Self.number("max ", line[value.upperBound...]), low < high,
      let name = line[..<value.lowerBound].split(separator: " ").last, let code = Self.code(name)
    {
      devices[path, default: Device()].axes[code] = GeteventAxis(minimum: low, maximum: high)
    }
  }

  private static func number(_ label: String, _ text: Substring) -> Int? {
    guard let start = text.range(of: label)?.upperBound else { return nil }
    return Int32(text[start...].prefix { $0.isNumber || $0 == "-" }).map(Int.init)
  }

  private static func code(_ word: Substring) -> Int? { GeteventCode.names[String(word)] ?? Int(word, radix: 16) }

  /// Parses `[ 12345.678901] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 000001f4`; nil for any other line.
  private static func event(_ line: String, _ number: Int) throws(DocumentError) -> GeteventEvent? {
    guard line.hasPrefix("["), let close = line.utf8.firstIndex(of: UInt8(ascii: "]")) else {
      if line.hasPrefix("[") { throw fault(number) }
      if isUntimed(line) {
        throw DocumentError(at: "line \(number)", "has no time; record with getevent -lt, which prints one")
      }
      return nil
    }
    guard let time = microseconds(line[..<close].dropFirst()) else { throw fault(number) }
    var words = words(line[close...].dropFirst())
    var device = ""
    if let first = words.first, first.hasSuffix(":") {
      device = String(first.dropLast())
      words.removeFirst()
    }
    guard words.count >= 3, let type = GeteventCode.types[String(words[0])] ?? type(words[0]) else {
      throw fault(number)
    }
    let code = code(words[1])
    let value = GeteventCode.keys[String(words[2])] ?? UInt32(words[2], radix: 16).map { Int(Int32(bitPattern: $0)) }
    guard let value else { throw fault(number) }
    // Names that are not listed here are not needed.
    return GeteventEvent(device: device, time: time, type: type, code: code ?? -1, value: value, line: number)
  }

  private static func words(_ line: Substring) -> [Substring] {
    line.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { Substring($0) }
  }

  private static func type(_ word: Substring) -> Int? { word.hasPrefix("EV_") ? -1 : Int(word, radix: 16) }

  private static func fault(_ line: Int) -> DocumentError {
    DocumentError(
      at: "line \(line)", "must be \"[SECONDS] TYPE CODE VALUE\", as getevent -lt prints it, after the device if named")
  }

  /// Returns whether a line is an event as `getevent` prints it without `-t`.
  private static func isUntimed(_ line: String) -> Bool {
    var words = words(line[...])
    if words.first?.hasSuffix(":") == true { words.removeFirst() }
    guard words.count == 3 else { return false }
    return words[0].hasPrefix("EV_")
      || (words[0].count == 4 && words[2].count == 8 && words.allSatisfy { UInt32($0, radix: 16) != nil })
  }

  /// Parses seconds with six decimals as a whole number of microseconds; nil if the text is not a time.
  private static func microseconds(_ text: Substring) -> Int? {
    let parts = text.drop { $0 == " " }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 6, let seconds = UInt32(parts[0]), let rest = UInt32(parts[1]) else {
      return nil
    }
    return Int(seconds) * 1_000_000 + Int(rest)
  }
}
