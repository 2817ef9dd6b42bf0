import Foundation
import GestureReplay
import TestSupport
import Testing

@Suite("scrollsim with runs that do not end")
struct BudgetTests {
  /// Writes a scene of a few bytes and runs a command on it.
  private func run(_ scene: String, _ arguments: [String]) throws -> CommandLineRun {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("budget-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("{\"format\": \"scroll-scene\", \"version\": 1, \(scene)}".utf8).write(to: file)
    return try CommandLineRun([arguments[0], "--scene", file.path] + arguments.dropFirst())
  }

  private static let endless = """
    "scrollView": {"bounds": {"width": 375, "height": 240}, "contentSize": {"width": 1e12, "height": 240},
     "decelerationRate": 0.99999999}, "frameRate": 1000
    """
  private static let restless = """
    "scrollView": {"bounds": {"width": 375, "height": 240}},
    "layout": {"type": "flow", "itemCount": 10, "itemSize": {"width": 300, "height": 240}},
    "snapping": {"type": "carousel", "edition": "published", "autoScrollInterval": 1}
    """

  @Test(
    "A run of too many frames is an error, after a short time",
    arguments: [
      (endless, ["simulate", "--flick", "1", "--distance", "100"]),
      (endless, ["release", "--offset", "0", "--velocity", "5"]),
      (endless, ["release", "--offset", "0", "--velocity", "5", "--again", "1000", "--every", "1000000"]),
      (restless, ["simulate", "--flick", "1", "--distance", "100"]),
      (restless, ["release", "--offset", "0", "--velocity", "1", "--wait", "10000000"]),
    ])
  func frames(scene: String, arguments: [String]) throws {
    let run = try run(scene, arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("is still moving after 1000000 frames, the most that a run may have"), "\(run.errors)")
  }

  @Test(
    "Before thousands of releases, one is tried",
    arguments: [(endless, "audit"), (restless, "map")])
  func trial(scene: String, command: String) throws {
    let run = try run(scene, [command])
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("takes more than 100000 frames to come to rest"), "\(run.errors)")
  }

  @Test("A slow run that ends, and waits without motion, are within the budget")
  func within() throws {
    let slow = Self.endless.replacingOccurrences(of: "0.99999999", with: "0.99995").replacingOccurrences(
      of: "1000\n", with: "60\n")
    let run = try run(slow, ["release", "--offset", "0", "--velocity", "5"])
    #expect(run.status == 0, "\(run.errors)")
    let carousel = Self.restless.replacingOccurrences(
      of: "\"autoScrollInterval\": 1", with: "\"autoScrollInterval\": 600000")
    let wait = try self.run(carousel, ["release", "--offset", "0", "--velocity", "1", "--wait", "10000000"])
    #expect(wait.status == 0, "\(wait.errors)")
  }
}
