import Documents
import Foundation
import GestureReplay
import ScrollPhysics
import Testing

@Suite("W3C actions")
struct WebDriverActionsTests {
  private static func touch(_ actions: String, id: String = "finger") -> String {
    "{\"type\": \"pointer\", \"id\": \"\(id)\", \"parameters\": {\"pointerType\": \"touch\"}, \"actions\": [\(actions)]}"
  }

  private func read(_ sources: String..., rate: Double = 50) throws(DocumentError) -> GestureImport {
    try GestureImport(
      Data("{\"actions\": [\(sources.joined(separator: ","))]}".utf8), format: .w3c, name: "actions",
      samplingRate: rate)
  }

  private static let down = "{\"type\": \"pointerDown\", \"button\": 0}"
  private static let up = "{\"type\": \"pointerUp\", \"button\": 0}"

  private static func move(_ x: Double, _ y: Double, _ duration: Double? = 0, origin: String = "\"viewport\"") -> String
  {
    let time = duration.map { "\"duration\": \($0), " } ?? ""
    return "{\"type\": \"pointerMove\", \(time)\"origin\": \(origin), \"x\": \(x), \"y\": \(y)}"
  }

  private static func pause(_ duration: Double) -> String { "{\"type\": \"pause\", \"duration\": \(duration)}" }

  @Test("A move is sampled at the requested rate, and a move without contact is not part of the gesture")
  func moves() throws {
    let swipe = [Self.move(300, 500, 200), Self.down, Self.pause(10), Self.move(300, 400, 50), Self.up]
    let gesture = try read(Self.touch(swipe.joined(separator: ","))).gesture
    #expect(gesture.samples.map(\.time) == [200, 230, 250, 260, 260])
    #expect(gesture.samples.map(\.location.y) == [500, 460, 420, 400, 400])
    #expect(gesture.samples.map(\.phase) == [.began, .moved, .moved, .moved, .ended])
    #expect(gesture.samples.allSatisfy { $0.location.x == 300 } && gesture.provenance == .synthetic)
  }

  @Test("No extra sample comes just before the end of a move because of rounding")
  func lastSample() throws {
    // 19 / 76 Hz is 250 ms, and a little less in binary numbers.
    let swipe = [Self.down, Self.move(300, 0, 250), Self.up]
    let moved = try read(Self.touch(swipe.joined(separator: ",")), rate: 76).gesture.samples.filter {
      $0.phase == .moved
    }
    #expect(moved.count == 19 && moved.last?.time == 250)
    #expect(zip(moved, moved.dropFirst()).allSatisfy { $1.time - $0.time > 13 })
  }

  @Test("A position may be relative to the pointer")
  func origin() throws {
    let swipe = [Self.move(10, 20), Self.down, Self.move(-5, 7, origin: "\"pointer\""), Self.up]
    let gesture = try read(Self.touch(swipe.joined(separator: ","))).gesture
    #expect(gesture.samples[1].location == Vector2D(x: 5, y: 27))
  }

  @Test("The longest action sets the length of a tick, across all sources")
  func ticks() throws {
    let swipe = [Self.down, Self.move(100, 0, nil), Self.move(200, 0, 20), Self.up]
    let keys = "{\"type\": \"key\", \"actions\": [{\"type\": \"pause\"}, \(Self.pause(40)), \(Self.pause(100))]}"
    let gesture = try read(keys, Self.touch(swipe.joined(separator: ","))).gesture
    #expect(gesture.samples.map(\.time) == [0, 20, 40, 60, 140])
    #expect(gesture.samples.map(\.location.x) == [0, 50, 100, 200, 200])
  }

  @Test("The first of several fingers is used; a mouse is ignored; a list of sources is accepted")
  func sources() throws {
    let first = Self.touch([Self.down, Self.move(50, 0, 40), Self.up].joined(separator: ","))
    let second = Self.touch(
      [Self.move(9, 9), Self.down, Self.move(1, 1, 20), Self.up].joined(separator: ","), id: "other")
    let mouse = "{\"type\": \"pointer\", \"actions\": [\(Self.down)]}"
    let read = try GestureImport(
      Data("[\(mouse), \(second), \(first)]".utf8), format: .w3c, name: "list", samplingRate: 50)
    // The first tick has the first finger down, the second the other.
    #expect(read.gesture.samples.map(\.time) == [0, 20, 40, 40])
    #expect(read.remarks.count == 2 && read.remarks[0].contains("no touch were left out: 1"))
    #expect(read.remarks[1].hasPrefix("1 touch of another finger was left out"))
  }

  @Test("A pointer that is lifted or put down twice changes nothing, as in the standard")
  func repeated() throws {
    let swipe = [Self.up, Self.down, Self.down, Self.pause(5), "{\"type\": \"pointerCancel\"}", Self.up]
    let read = try read(Self.touch(swipe.joined(separator: ",")))
    #expect(read.gesture.samples.map(\.phase) == [.began, .cancelled] && read.remarks.isEmpty)
    let open = try self.read(Self.touch(Self.down))
    #expect(open.gesture.samples.map(\.phase) == [.began, .cancelled])
    #expect(open.remarks == ["ends with the finger down: the last stroke was completed as cancelled"])
  }

  @Test(
    "Faulty actions are rejected with their path",
    arguments: [
      (touch(""), "has no touch of a finger; a gesture needs at least one stroke"),
      (
        "{\"type\": \"pointer\", \"actions\": []}",
        "actions: has no source of type \"pointer\" with parameters.pointerType \"touch\"; only these are imported"
      ),
      (
        "{\"type\": \"pointr\", \"actions\": []}",
        "actions[0].type: must be one of \"none\", \"key\", \"pointer\", \"wheel\", not \"pointr\" (did you mean \"pointer\"?)"
      ),
      ("{\"type\": \"pointer\"}", "actions[0].actions: is missing"),
      (
        touch("{\"type\": \"pointerDwn\"}"),
        "actions[0].actions[0].type: must be one of \"pause\", \"pointerMove\", \"pointerDown\", \"pointerUp\", \"pointerCancel\", not \"pointerDwn\" (did you mean \"pointerDown\"?)"
      ),
      (touch("{\"type\": \"pointerMove\", \"x\": 1}"), "actions[0].actions[0].y: is missing"),
      (touch(move(1, 1, -5)), "actions[0].actions[0].duration: must be a number from 0 to 86400000, not -5"),
      (
        touch(move(1, 1, 0, origin: "{\"element-6066\": \"x\"}")),
        "actions[0].actions[0].origin: is an element, whose location is not in the document; use \"viewport\" or \"pointer\""
      ),
      (
        touch(move(1, 1, 0, origin: "\"viewprt\"")),
        "actions[0].actions[0].origin: must be one of \"viewport\", \"pointer\", not \"viewprt\" (did you mean \"viewport\"?)"
      ),
      (
        touch(move(1e10, 1)),
        "actions[0].actions[0].x: must be a number from -1000000000 to 1000000000, not 10000000000"
      ),
      (
        touch([down, pause(8e7), pause(8e7)].joined(separator: ",")),
        "actions[0].actions[2]: exceeds 24 hours, the limit of a gesture"
      ),
      (
        touch(down) + ", {\"type\": \"none\", \"actions\": [\(pause(0)), \(pause(8e7)), \(pause(8e7))]}",
        "actions[1].actions[2]: exceeds 24 hours, the limit of a gesture"
      ),
      (
        touch([down, move(1, 1, 8e7)].joined(separator: ",")),
        "actions[0].actions[1]: exceeds the limit of 1000000 samples; make it shorter or sample less often"
      ),
      (
        touch(
          [down, move(9e8, 1, 0, origin: "\"pointer\""), move(9e8, 1, 0, origin: "\"pointer\"")].joined(separator: ",")),
        "actions[0].actions[2]: must have x and y between −1e9 and 1e9 points"
      ),
    ])
  func faults(source: String, expected: String) {
    do throws(DocumentError) {
      _ = try read(source)
      Issue.record("\(source) was read")
    } catch {
      #expect(error.description == expected, "\(error)")
    }
  }
}
