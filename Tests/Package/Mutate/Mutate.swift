import Foundation
import TestSupport

/// Plants faults into lines drawn at random, and says which of them the tests notice.
@main
struct Mutate {
  private static let usage = """
    Mutate N SEED[,SEED]… [MODULE[,MODULE]…]   plants N faults for each seed, in some modules or in all, and tries each
    Mutate check                               draws \(Mutant.limit) faults, and says whether the compiler can parse them
    """

  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      if arguments == ["check"] {
        try check(package)
      } else if arguments.count >= 2, let count = Int(arguments[0]), let seeds = seeds(arguments[1]),
        1...(Mutant.limit / seeds.count) ~= count
      {
        let trials = try run(package, count: count, seeds: seeds, module: arguments.dropFirst(2).first)
        var isBelowBar = false
        for (draw, seed) in seeds.enumerated() {
          let report = MutationReport(trials: Array(trials[draw * count..<(draw + 1) * count]))
          if seeds.count > 1 { say("Draw of seed \(seed)") }
          say(report.text)
          isBelowBar = isBelowBar || report.isBelowBar
        }
        let all = MutationReport(trials: trials)
        if seeds.count > 1 { say("All draws\n\(all.shares)") }
        Figures.count(all.noticed, "of \(trials.count) faults noticed", in: ".ci/mutate")
        exit(isBelowBar ? 1 : 0)
      } else {
        throw Failure(usage)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  /// The seeds of a list with commas; nil for anything else.
  private static func seeds(_ list: String) -> [UInt64]? {
    let seeds = list.split(separator: ",", omittingEmptySubsequences: false).map { UInt64($0) }
    return seeds.contains(nil) || seeds.count > Mutant.limit ? nil : seeds.compactMap { $0 }
  }

  private static func equivalents(_ package: URL) throws -> EquivalentMutants {
    let file = package.appendingPathComponent(".ci/equivalent-mutants.txt")
    return try EquivalentMutants(String(contentsOf: file, encoding: .utf8))
  }

  /// Draws as many faults as a build may have and parses their files, which takes seconds: of 20 faults, 19 can be planted.
  private static func check(_ package: URL) throws {
    let lines = try MutatedTree.lines(of: package)
    let equivalents = try equivalents(package)
    let stale = equivalents.stale(in: lines)
    guard stale.isEmpty else {
      throw Failure("equivalent-mutants.txt: these lines are no longer there:\n\(stale.joined(separator: "\n"))")
    }
    var draw = SeededDraw(lines, seed: 1, equivalents: equivalents)
    var mutants: [Mutant] = []
    while mutants.count < Mutant.limit, let choice = draw.next() { mutants.append(choice[0]) }
    let tree = MutatedTree(
      package: package,
      folder: FileManager.default.temporaryDirectory.appendingPathComponent("mutate-\(UUID().uuidString)"))
    defer { try? FileManager.default.removeItem(at: tree.folder) }
    try tree.write(mutants)
    let modules = Dictionary(grouping: mutants, by: \.line.moduleFolder)
    var errors = ""
    for (module, own) in modules {
      let files = Set(own.map(\.line.path)).union(["\(module)/Planted.swift"]).sorted()
      let parse = try Program(["swiftc", "-frontend", "-parse", "-swift-version", "6"] + files, in: tree.folder)
      if parse.status != 0 { errors += parse.output }
    }
    // A run replaces the faults that do not compile, so a few are none of this tool; many would leave kinds of lines out.
    let broken = Set(errors.matches(of: #/(?m)^(Sources/\S+:\d+):\d+: error: /#).map { String($0.1) })
    guard 20 * broken.count <= mutants.count, errors.isEmpty || !broken.isEmpty else {
      throw Failure("\(broken.count) of \(mutants.count) faults cannot be parsed:\n\(errors)")
    }
    say("\(mutants.count - broken.count) of \(mutants.count) faults can be planted into \(lines.count) lines")
  }

  private static func run(_ package: URL, count: Int, seeds: [UInt64], module: String?) throws -> [Trial] {
    let folder = package.appendingPathComponent(".build-mutate")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let tree = MutatedTree(package: package, folder: folder.appendingPathComponent("tree"))
    let modules = module?.split(separator: ",").map(String.init)
    let lines = try MutatedTree.lines(of: package).filter { modules?.contains($0.module) ?? true }
    let equivalents = try equivalents(package)
    var draws = seeds.map { SeededDraw(lines, seed: $0, equivalents: equivalents) }
    let clock = ContinuousClock()
    let start = clock.now
    let build = try MutatedBuild(&draws, count: count, tree: tree)
    say(
      "\(build.mutants.count) mutants are built after \((clock.now - start).components.seconds) s; tests without a fault"
    )
    let files = Set(try MutatedTree.files(of: package))
    try tree.removeStrays(besides: files)
    let coverage = try coverage(build, tree: tree, scratch: folder)
    say("\(coverage.count) units of tests pass after \((clock.now - start).components.seconds) s")
    let name = seeds.map { "\($0)" }.joined(separator: "-")
    let log = try TrialLog(folder.appendingPathComponent("trials-\(name).txt"), state: state(package))
    let trials = try inParallel(build.mutants, jobs: 2) { index, mutant in
      if let trial = log.trial(of: mutant) { return trial }
      let trial = try Trial.of(mutant, number: index + 1, coverage: coverage, build: build, tree: tree)
      try log.add(trial)
      try tree.removeStrays(besides: files)
      say(
        "\(index + 1): \(trial.notice.map { "noticed by \($0)" } ?? "survives, \(mutant.line.path):\(mutant.line.number)")"
      )
      return trial
    }
    say("all trials are done after \((clock.now - start).components.seconds) s")
    let equivalent = draws.reduce(0) { $0 + $1.equivalent.count }
    if equivalent > 0 { say("\(equivalent) drawn mutants are recorded as equivalent") }
    return trials
  }

  /// What identifies the sources, the tests and the fixtures.
  private static func state(_ package: URL) throws -> String {
    let paths = try MutatedTree.files(of: package).filter { path in
      ["Sources/", "Tests/", "Fixtures/", "docs/"].contains { path.hasPrefix($0) }
        && FileManager.default.fileExists(atPath: package.appendingPathComponent(path).path)
    }
    let list = FileManager.default.temporaryDirectory.appendingPathComponent("mutate-\(UUID().uuidString)")
    try Data(paths.joined(separator: "\n").utf8).write(to: list)
    defer { try? FileManager.default.removeItem(at: list) }
    return try Program(
      ["sh", "-c", "git hash-object --stdin-paths < \"$0\" | git hash-object --stdin", list.path], in: package
    ).output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs every unit without a fault, and notes which mutants it runs over.
  private static func coverage(
    _ build: MutatedBuild, tree: MutatedTree, scratch: URL
  ) throws -> [TestCoverage] {
    let list = try Program(["swift", "test", "list", "--skip-build"], in: tree.folder)
    let units = TestUnit.units(ofList: list.output) + [TestUnit(name: "replay", usesXCTest: false)]
    guard units.count > 100 else { throw Failure("swift test list names few tests:\n\(list.output.suffix(2000))") }
    return try inParallel(units, jobs: 2) { index, unit in
      let file = scratch.appendingPathComponent("reached-\(index)")
      try Data(count: 4096).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let clock = ContinuousClock()
      let start = clock.now
      let run = try unit.run(build: build.products, in: tree.folder, mutant: 0, reached: file, limit: 600)
      guard run.status == 0 else {
        throw Failure("\(unit.name) fails without a fault:\n\(run.output.suffix(4000))")
      }
      let bytes = try Data(contentsOf: file)
      return TestCoverage(
        unit: unit,
        seconds: Double((clock.now - start).components.attoseconds) / 1e18
          + Double((clock.now - start).components.seconds),
        mutants: Set((1...build.mutants.count).filter { bytes[$0] != 0 }))
    }
  }
}
