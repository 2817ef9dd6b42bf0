import Foundation
import GestureReplay
import ScrollPhysics

/// Prints gestures as Android's `getevent` would, so that tests have recordings whose gesture is known.
struct GeteventWriter {
  var hasLabels = true
  /// The device's path in each line; nil where one device is recorded.
  var path: String?
  var screen = Size2D(width: 411, height: 731)
  var x = 0...16439
  var y = 0...29239

  /// The gesture as the device's units have it: what reading must give back.
  func seen(_ gesture: TouchGesture) -> [TouchSample] {
    var last = Vector2D.zero
    let start = gesture.samples.first?.time ?? 0
    return gesture.samples.map { sample in
      let isLift = sample.phase == .ended || sample.phase == .cancelled
      let place =
        isLift ? last : Vector2D(x: point(column(sample), x, screen.width), y: point(row(sample), y, screen.height))
      last = place
      let time = Double(Int((sample.time * 1000).rounded()) - Int((start * 1000).rounded())) / 1000
      return TouchSample(time: time, location: place, phase: isLift ? .ended : sample.phase)
    }
  }

  /// What `getevent -il` or `-p` says of the device.
  var description: String {
    func axis(_ code: Int, _ label: String, _ range: ClosedRange<Int>) -> String {
      let name = hasLabels ? label.padding(toLength: 22, withPad: " ", startingAt: 0) : String(format: "%04x ", code)
      return "\(name): value 0, min \(range.lowerBound), max \(range.upperBound), fuzz 0, flat 0, resolution 0\n"
    }
    return "add device 1: \(path ?? "/dev/input/event2")\n  name:     \"synthetic touch screen\"\n  events:\n"
      + "    KEY (0001): \(hasLabels ? "BTN_TOUCH" : "014a")\n"
      + "    ABS (0003): " + axis(0x2F, "ABS_MT_SLOT", 0...9) + "                " + axis(0x35, "ABS_MT_POSITION_X", x)
      + "                " + axis(0x36, "ABS_MT_POSITION_Y", y) + "  input props:\n    INPUT_PROP_DIRECT\n"
  }

  /// The recording: the description, then a report for each sample.
  func text(_ gesture: TouchGesture) -> String {
    var text = description
    var (id, previous) = (0x20, (column: -1, row: -1))
    for sample in gesture.samples {
      let time = 5_123_000_000 + Int((sample.time * 1000).rounded())
      func event(_ type: Int, _ code: Int, _ value: Int) { text += line(time, type, code, value) }
      let (isFirst, isLift) = (sample.phase == .began, sample.phase == .ended || sample.phase == .cancelled)
      let at = (column: column(sample), row: row(sample))
      if isFirst { event(3, 0x39, id) }
      if isLift {
        event(3, 0x39, -1)
        id += 1
      } else {
        // The kernel keeps quiet about what a slot has already; a first report may still have to tell something.
        if at.column != previous.column || !isFirst { event(3, 0x35, at.column) }
        if at.row != previous.row { event(3, 0x36, at.row) }
      }
      if isFirst || isLift { event(1, 0x14A, isFirst ? 1 : 0) }
      event(0, 0, 0)
      if !isLift { previous = at }
    }
    return text
  }

  func line(_ microseconds: Int, _ type: Int, _ code: Int, _ value: Int) -> String {
    let time =
      "[\(String(format: "%8d", microseconds / 1_000_000)).\(String(format: "%06d", microseconds % 1_000_000))] "
    let device = path.map { "\($0): " } ?? ""
    let bits = UInt32(bitPattern: Int32(value))
    if !hasLabels { return time + device + String(format: "%04x %04x %08x\n", type, code, bits) }
    let types = [0: "EV_SYN", 1: "EV_KEY", 3: "EV_ABS"]
    let codes: [Int: [Int: String]] = [
      0: [0: "SYN_REPORT", 2: "SYN_MT_REPORT", 3: "SYN_DROPPED"], 1: [0x14A: "BTN_TOUCH"],
      3: [0x2F: "ABS_MT_SLOT", 0x35: "ABS_MT_POSITION_X", 0x36: "ABS_MT_POSITION_Y", 0x39: "ABS_MT_TRACKING_ID"],
    ]
    func padded(_ text: String, _ width: Int) -> String { text.padding(toLength: width, withPad: " ", startingAt: 0) }
    let words = type == 1 ? (value == 1 ? "DOWN" : "UP") : String(format: "%08x", bits)
    return time + device + padded(types[type] ?? "", 13) + padded(codes[type]?[code] ?? "", 21) + padded(words, 20)
      + "\n"
  }

  private func column(_ sample: TouchSample) -> Int { unit(sample.location.x, x, screen.width) }
  private func row(_ sample: TouchSample) -> Int { unit(sample.location.y, y, screen.height) }

  private func unit(_ point: Double, _ range: ClosedRange<Int>, _ length: Double) -> Int {
    range.lowerBound + Int((point / length * Double(range.count)).rounded())
  }

  private func point(_ unit: Int, _ range: ClosedRange<Int>, _ length: Double) -> Double {
    Double(unit - range.lowerBound) / Double(range.count) * length
  }
}
