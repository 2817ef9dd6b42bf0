import Documents
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing

@Suite("Android's getevent")
struct GeteventTextTests {
  private let writer = GeteventWriter(screen: Size2D(width: 100, height: 200), x: 0...999, y: 0...1999)

  private func read(_ lines: String, header: Bool = true) throws(DocumentError) -> GestureImport {
    try GestureImport(
      Data(((header ? writer.description : "") + lines).utf8), format: .getevent, name: "phone",
      screenSize: writer.screen)
  }

  private func report(_ ms: Int, _ events: (Int, Int, Int)...) -> String {
    (events + [(0, 0, 0)]).map { writer.line(ms * 1000, $0.0, $0.1, $0.2) }.joined()
  }

  private let slot = 0x2F
  private let id = 0x39
  private let x = 0x35
  private let y = 0x36

  @Test("Device units become points by the screen's size, from the first touch")
  func units() throws {
    let text =
      report(1000, (3, id, 7), (3, x, 500), (3, y, 500)) + report(1008, (3, y, 480)) + report(1016, (3, id, -1))
    let gesture = try read(text).gesture
    #expect(
      gesture.samples == [
        TouchSample(time: 0, location: Vector2D(x: 50, y: 50), phase: .began),
        TouchSample(time: 8, location: Vector2D(x: 50, y: 48), phase: .moved),
        TouchSample(time: 16, location: Vector2D(x: 50, y: 48), phase: .ended),
      ])
  }

  @Test("A slot keeps its values, a second finger is ignored, and a new tracking id is a new finger")
  func slots() throws {
    let text =
      report(0, (3, id, 7), (3, x, 500), (3, y, 500))
      + report(8, (3, slot, 1), (3, id, 8), (3, x, 100), (3, y, 100))
      + report(16, (3, x, 120), (3, slot, 0), (3, x, 480))
      + report(24, (3, id, -1), (3, slot, 1), (3, id, -1))
      // An unchanged x is not sent again, and the finger changes without a lift.
      + report(40, (3, slot, 0), (3, id, 9), (3, y, 300)) + report(48, (3, id, 10), (3, y, 310))
      + report(56, (3, id, -1))
    let read = try read(text)
    #expect(read.gesture.samples.map(\.time) == [0, 16, 24, 40, 48, 48, 56])
    #expect(read.gesture.samples.map(\.phase) == [.began, .moved, .ended, .began, .ended, .began, .ended])
    #expect(read.gesture.samples.map(\.location.x) == [50, 48, 48, 48, 48, 48, 48])
    #expect(read.remarks == ["1 touch of another finger was left out: a gesture is one finger's track"])
  }

  @Test("Missing parts are reported: an earlier touch, a gap, the end, half a line")
  func remarks() throws {
    let text =
      report(0, (3, x, 500), (3, y, 500)) + report(8, (3, id, -1)) + report(16, (3, id, 7), (3, x, 400))
      + report(24, (0, 3, 0)) + report(32, (3, x, 380)) + "[      0.0400"
    let read = try read(text)
    #expect(read.gesture.samples.map(\.phase) == [.began, .moved, .cancelled])
    #expect(read.remarks.count == 4)
    for (remark, part) in zip(read.remarks, ["began before", "dropped events 1 times", "breaks off", "cancelled"]) {
      #expect(read.remarks.contains { $0.contains(part) }, "\(remark): \(part)")
    }
  }

  @Test("A recording of one broken line is an error that names the line")
  func brokenDescriptions() throws {
    func message(_ data: String) -> String {
      do throws(DocumentError) {
        _ = try GestureImport(
          Data(data.utf8), format: .getevent, name: "x", screenSize: writer.screen)
        return "no error"
      } catch {
        return error.description
      }
    }
    #expect(
      message("[ 1.000000] garbage")
        == "line 1: must be \"[SECONDS] TYPE CODE VALUE\", as getevent -lt prints it, after the device if named")
    var flat = writer
    flat.x = 0...0
    let touch = report(0, (3, id, 7), (3, x, 0), (3, y, 1)) + report(8, (3, id, -1))
    #expect(
      message(flat.description + touch)
        == "does not contain the range of the touch screen; put the getevent -il output of the device before the events"
    )
    flat.x = 0...1
    #expect(message(flat.description + touch) == "no error")
  }

  @Test("Of several devices, the first that reports positions is read, with its own range")
  func devices() throws {
    let other = GeteventWriter(path: "/dev/input/event9")
    let screen = GeteventWriter(path: "/dev/input/event1", screen: writer.screen, x: -500...499, y: 0...1999)
    func touch(_ device: GeteventWriter, _ ms: Int, _ column: Int) -> String {
      let events = [(3, id, 7), (3, x, column), (3, y, 100), (0, 0, 0), (3, id, -1), (0, 0, 0)]
      return events.map { device.line(ms * 1000, $0.0, $0.1, $0.2) }.joined()
    }
    let text =
      other.description + screen.description + other.line(0, 1, 0x14A, 0) + touch(screen, 1, 0) + touch(other, 2, 0)
    let read = try GestureImport(
      Data(text.utf8), format: .getevent, name: "two", screenSize: writer.screen)
    #expect(read.gesture.samples.first?.location == Vector2D(x: 50, y: 10) && read.gesture.samples.count == 2)
    #expect(read.remarks == ["the touches of other devices than /dev/input/event1 were left out"])
  }

  @Test("A faulty recording is an error that names the line, or what is missing")
  func faults() throws {
    func message(_ text: String, header: Bool = true) -> String {
      do throws(DocumentError) {
        _ = try read(text, header: header)
        return "no error"
      } catch {
        return error.description
      }
    }
    let touch = report(0, (3, id, 7), (3, x, 1), (3, y, 1))
    #expect(
      message("") == "has no event of a touch screen (ABS_MT_POSITION_X); record the screen's device with getevent -lt")
    #expect(
      message(touch, header: false)
        == "does not contain the range of the touch screen; put the getevent -il output of the device before the events"
    )
    let before = writer.description.split(separator: "\n").count
    let form = "must be \"[SECONDS] TYPE CODE VALUE\", as getevent -lt prints it, after the device if named"
    for line in [
      "[ 1.000000] EV_ABS", "[ 1.0] EV_ABS ABS_MT_POSITION_X 00000001",
      "[ 1.000000] EV_ABS ABS_MT_POSITION_X 1000000000", "[ 1.000000 EV_ABS ABS_MT_POSITION_X 00000001",
      "[ 1.000000] EVABS ABS_MT_POSITION_X 00000001",
    ] {
      #expect(message(line + "\n" + touch) == "line \(before + 1): \(form)", "\(line)")
    }
    for line in [
      "EV_ABS ABS_MT_POSITION_X 00000001", "/dev/input/event2: 0003 0035 00000001", "0003 0035 00000001",
      "/dev/input/event2: EV_ABS ABS_MT_POSITION_X 00000001",
    ] {
      #expect(
        message(line + "\n" + touch)
          == "line \(before + 1): has no time; record with getevent -lt, which prints one", "\(line)")
    }
    // Lines that only look like events are words of another program.
    for line in [
      "EVENT of 3", "003 0035 00000001", "0003 0035 0000001", "0003 003g 00000001", "EV_ABS x", "a EV_ABS 1 2",
    ] {
      #expect(message(line + "\n" + touch) == "no error", "\(line)")
    }
    #expect(
      message(report(9, (3, id, 7), (3, x, 1), (3, y, 1)) + report(8, (3, x, 2)))
        == "line \(before + 6): must be at a time of 0 or later, not -1.0 ms")
    #expect(
      message(touch + report(90, (3, x, 2)) + report(80, (3, x, 3)))
        == "line \(before + 8): goes back from 90.0 to 80.0 ms; times must not decrease")
    #expect(
      message(report(0, (3, x, 1), (3, y, 1), (0, 2, 0)))
        == "line \(before + 3): lists contacts (SYN_MT_REPORT), as devices without slots do; only slots can be read")
    #expect(
      message(touch + report(86_400_001, (3, x, 2))) == "line \(before + 6): exceeds 24 hours, the limit of a gesture")
    #expect(
      errorText { try GestureImport(Data((writer.description + touch).utf8), format: .getevent, name: "x") }
        == "is in units of the touch screen; give the size of the screen in points")
  }
}
