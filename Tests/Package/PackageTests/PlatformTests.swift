import Foundation
import TestSupport
import Testing

@Suite("Other platforms")
struct PlatformTests {
  private func rules(_ repository: Repository = .clone, adding line: String = "") throws -> PlatformRules {
    let list = try #require(Repository.text(PlatformRules.list))
    return PlatformRules(repository, known: TextFile(PlatformRules.list, list + line))
  }

  @Test("Every condition of the sources is in the list of conditions, and no other")
  func conditions() throws {
    let rules = try rules()
    expectNone(rules.conditionFindings())
    #expect(rules.known.count > 10 && rules.conditions.count > 50)
  }

  @Test("A planted condition is found, and one that no file has")
  func plantedConditions() throws {
    let path = "Tests/A.swift"
    let repository = try Repository.clone.planting("  #elseif os(Haiku)  // no", in: path)
    #expect(
      try rules(repository).conditionFindings().first
        == "\(path):1: #if os(Haiku) is not in \(PlatformRules.list): say there what it is on a Mac")
    let findings = try rules(adding: "os(Haiku) | no | no | no\n").conditionFindings()
    #expect(findings.count == 1 && findings[0].hasSuffix(": no file has #if os(Haiku)"), "\(findings)")
  }

  @Test("Tests that expect a process to exit are left out on iOS")
  func processes() throws {
    expectNone(try rules().processFindings())
    let guarded = "#if !os(iOS)\n#if DEBUG\n#endif\nawait #expect(processExitsWith: .failure)\n#endif"
    let repository = try Repository.clone.planting(guarded + "\nlet process = Process()", in: "Tests/A.swift")
    expect(
      try rules(repository).processFindings(),
      are: "Tests/A.swift:6: starts a process without #if !os(iOS), and iOS has none")
  }

  @Test("No module is newer than the manifest's oldest systems")
  func modules() throws {
    expectNone(try rules().moduleFindings())
    let repository = try Repository.clone.planting("import Synchronization", in: "Sources/Core/Snapping/A.swift")
    expect(
      try rules(repository).moduleFindings(),
      are: "Sources/Core/Snapping/A.swift:1: the module Synchronization needs macOS 14 or 15")
  }

  @Test("No two names differ in case only")
  func twins() throws {
    let folders = ["Sources", "Tests", "docs", "Fixtures", ".ci"]
    let paths = folders.flatMap { folder in
      (FileManager.default.subpaths(atPath: FixturePath.package.appendingPathComponent(folder).path) ?? [])
        .map { "\(folder)/\($0)" }
    }
    #expect(paths.count > 1000)
    expectNone(PlatformRules.twinFindings(paths))
    expect(
      PlatformRules.twinFindings(["Tests/A.swift", "Tests/b.swift", "Tests/a.swift"]),
      are: "Tests/A.swift:1: this name differs in case only from Tests/a.swift")
  }
}
