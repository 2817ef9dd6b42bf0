import Foundation
import TestSupport
import Testing

@Suite("scrollsim readings and scrollsim fit")
struct ReadingsCommandTests {
  private static let folder = FixturePath.fixture("readings")

  @Test("Readings that agree with the model are printed as a table, with exit status 0")
  func agrees() throws {
    let run = try CommandLineRun(["readings", "\(Self.folder)/compositional-layout.json"])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("Xcode preview, 390 pt wide · iOS 15 · grade B\n"))
    #expect(run.output.contains("page turn"))
    #expect(run.output.hasSuffix("\n4 of 4 experiments agree with the model\n"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("Readings that differ are listed with their worst value, with exit status 1")
  func differs() throws {
    let run = try CommandLineRun([
      "readings", "\(Self.folder)/compositional-layout.json", "\(Self.folder)/flutter-60501.json", "--tuning",
      "pageSpringDecay=0.012",
    ])
    #expect(run.status == 1)
    #expect(run.output.contains("SO C2 differs at frame "))
    #expect(run.output.contains("page turn                     B                       75  4 of 4 differ"))
    #expect(run.output.hasSuffix("\n1 of 5 experiments agree with the model\n"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("The JSON form and the chart have every experiment")
  func formats() throws {
    let path = "\(Self.folder)/cranpose-fling-measurement.json"
    let json = try CommandLineRun(["readings", path, "--format", "json"])
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(document["format"] as? String == "scroll-readings-replay")
    let file = try #require((document["files"] as? [[String: Any]])?.first)
    let experiments = try #require(file["experiments"] as? [[String: Any]])
    #expect(experiments.map { $0["count"] as? Int } == [8, 1, 10, 15, 18])
    let chart = try CommandLineRun(["readings", path, "--format", "svg"])
    #expect(chart.status == 0 && chart.output.hasPrefix("<svg "))
    #expect(chart.output.contains("CRAN recoil · recoil from beyond an edge · agrees"))
    #expect(chart.output.components(separatedBy: "<circle").count - 1 == 53)
  }

  @Test("A missing name, a missing file and a file of another kind have exit status 2")
  func errors() throws {
    for (arguments, words) in [
      (["readings"], "name a file of readings"),
      (["readings", "\(Self.folder)/nobody.json"], "does not exist"),
      (["readings", FixturePath.fixture("scenes/minne.json")], "this is a scene, and a file of readings is expected"),
      (["fit", "\(Self.folder)/flutter-60501.json"], "--tuning is missing"),
      (["fit", "\(Self.folder)/flutter-60501.json", "--tuning", "panslop"], "did you mean \"panSlop\"?"),
      (["fit", "\(Self.folder)/flutter-60501.json", "--tuning", "panSlopHandling"], "only numbers can be fitted"),
      (["fit", "\(Self.folder)/flutter-60501.json", "--tuning", "panSlop,panSlop"], "names panSlop twice"),
    ] {
      let run = try CommandLineRun(arguments)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test("A fit prints the constants with their intervals, and what the readings do not determine")
  func fit() throws {
    let pages = "\(Self.folder)/compositional-layout.json"
    let run = try CommandLineRun(["fit", pages, "--tuning", "pageSpringDecay,pageSpringFrequency"])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("pageSpringDecay "))
    #expect(run.output.contains("75 values of 4 experiments"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let idle = try CommandLineRun(["fit", pages, "--tuning", "pageSpringDecay,panSlop"])
    #expect(idle.status == 1)
    #expect(idle.output.contains("No value depends on panSlop"))
    let json = try CommandLineRun(["fit", pages, "--tuning", "pageSpringDecay", "--format", "json"])
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let constant = try #require((document["constants"] as? [[String: Any]])?.first)
    let value = try #require(constant["value"] as? Double)
    // The value that the recording's own measurement gave, and its uncertainty, is 0.01440 ± 0.00007.
    #expect(abs(value - 0.0144) <= 0.0003, "\(value)")
  }
}
