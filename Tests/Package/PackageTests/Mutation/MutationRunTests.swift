import Foundation
import Testing

@testable import Mutate

@Suite("Trying faults")
struct MutationRunTests {
  private func trial(_ name: String, notice: String?) throws -> Trial {
    let line = SourceLine.lines(of: Array("let \(name) = b + 1\n".utf8), path: "Sources/Core/M/A.swift")[0]
    let mutant = try #require(MutationOperator.arithmetic.mutants(of: line).first)
    return Trial(mutant: mutant, notice: notice, units: ["MTests.A", "NTests.B"])
  }

  /// At its ends, the share that was seen is 1.96 standard deviations away from the share that is assumed.
  @Test("The ends of the interval solve Wilson's equation", arguments: [(90, 100), (1, 6), (13, 21), (50, 100)])
  func interval(noticed: Int, count: Int) {
    let range = MutationReport.interval(noticed, of: count)
    for share in [range.lowerBound, range.upperBound] {
      let distance = abs(share - Double(noticed) / Double(count))
      #expect(abs(distance - 1.959964 * (share * (1 - share) / Double(count)).squareRoot()) < 1e-12)
    }
  }

  @Test("Fewer than nine in ten is below the bar, and a report shows each survivor as a difference")
  func report() throws {
    let noticed = try (0..<9).map { try trial("a\($0)", notice: "MTests.A") }
    let report = MutationReport(trials: noticed + [try trial("b", notice: nil)])
    #expect(!report.isBelowBar)
    #expect(MutationReport(trials: Array(report.trials.dropFirst())).isBelowBar)
    #expect(
      report.text.hasPrefix(
        """
        Sources/Core/M/A.swift:1: arithmetic operator replacement
        - let b = b + 1
        + let b = b - 1
        runs in MTests.A, NTests.B

        M                 9 of 10 noticed, 60–98 in 100 at 95 % confidence
        """))
  }

  @Test("Files that a fault has left are removed, and those of the package, of the build and of the faults are not")
  func strays() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strays-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (kept, strays) = (
      ["README.md", "Sources/M/A.swift", "Sources/M/Planted.swift", ".build/debug/x.png"],
      ["x.png", "new/x.PDF", "Fixtures/goldens/minne/tap.trace"]
    )
    for path in kept + strays {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    try MutatedTree(package: folder, folder: folder).removeStrays(besides: Set(kept.prefix(2)))
    func isThere(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
    }
    #expect(kept.allSatisfy(isThere) && !strays.contains(where: isThere))
  }

  @Test("A log gives back its trials, and one of another state is discarded")
  func log() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("trials-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let trials = [try trial("a", notice: nil), try trial("b", notice: "MTests.A")]
    let log = try TrialLog(file, state: "1")
    for trial in trials { try log.add(trial) }
    for trial in trials {
      let found = try #require(try TrialLog(file, state: "1").trial(of: trial.mutant))
      #expect(found.notice == trial.notice && found.units == trial.units)
    }
    #expect(try TrialLog(file, state: "2").trial(of: trials[0].mutant) == nil)
  }

  #if os(Linux)
    @Test("A program that takes too long ends with all that it has started")
    func late() throws {
      let program = try Program(
        ["sh", "-c", "setsid sleep 600 & echo $!; wait"], in: FileManager.default.temporaryDirectory, limit: 1)
      let sleeper = try #require(Int32(program.output.trimmingCharacters(in: .whitespacesAndNewlines)))
      // The system may still have the entry of a process that nobody has waited for.
      let command = FileManager.default.contents(atPath: "/proc/\(sleeper)/cmdline") ?? Data()
      #expect(program.isLate && command.isEmpty)
    }
  #endif

  @Test("A list of tests gives its suites, its tests outside of suites and its classes, each once")
  func units() {
    let units = TestUnit.units(
      ofList: """
        Building for debugging...
        ATests.One/first()
        ATests.One/second(value:)
        ATests.Outer/Inner/third()
        ATests.alone()
        BTests.Case/testIt
        PackageTests.Texts/first()
        """)
    #expect(units.map(\.name) == ["ATests.One", "ATests.Outer", "ATests.alone()", "BTests.Case"])
    #expect(units.map(\.usesXCTest) == [false, false, false, true])
    #expect(units.map(\.module) == ["A", "A", "A", "B"])
  }

  @Test("The compiler's errors are read as lines of the tree")
  func errors() {
    let output = "/x/tree/Sources/A.swift:3:4: error: wrong\n/x/tree/Sources/B.swift:5:1: warning: odd\nerror: no"
    #expect(CompilerError.all(in: output, tree: "/x/tree") == [CompilerError(path: "Sources/A.swift", line: 3)])
  }
}
