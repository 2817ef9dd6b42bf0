import Foundation
import TestSupport
import Testing

@Suite("The option --shard")
struct ShardTests {
  private static let map = ["map", "Fixtures/scenes/minne.json", "--velocities", "-1...1/1"]

  /// Runs a shard in an environment in which no engine runs; its part is the output.
  private func run(_ shard: String, _ environment: [String: String] = [:], _ options: [String] = []) throws
    -> CommandLineRun
  {
    let names = ["SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_COUNT", "JOB_COMPLETION_INDEX"]
    return try CommandLineRun(
      Self.map + ["--shard", shard] + options, environment: environment,
      throughShell:
        "unset \((names + ["CI_NODE_INDEX", "CI_NODE_TOTAL"]).filter { environment[$0] == nil }.joined(separator: " "))"
    )
  }

  @Test("Every row of a map is in one part, and parts differ by at most one row")
  func rows() throws {
    let rows = try CommandLineRun(Self.map).output.split(separator: "\n").count { $0.contains(" |") }
    for count in 1...5 {
      let sizes = try (1...count).map { try run("\($0)/\(count)").output.split(separator: "\n").count - 1 }
      #expect(sizes.reduce(0, +) == 3 && sizes.max()! - sizes.min()! <= 1, "\(rows) \(sizes)")
    }
  }

  @Test(
    "auto is the shard of the job that an engine runs",
    arguments: [
      ("auto", ["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_COUNT": "2"], "1/2"),
      ("auto", ["SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "3"], "3/3"),
      ("auto/4", ["SLURM_ARRAY_TASK_ID": "4", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "4"], "4/4"),
      ("auto/9", ["JOB_COMPLETION_INDEX": "0"], "1/9"), ("auto/9", ["JOB_COMPLETION_INDEX": "8"], "9/9"),
      ("auto", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "5"], "1/5"),
      ("auto/5", ["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "5"], "5/5"),
    ])
  func auto(shard: String, environment: [String: String], number: String) throws {
    let run = try run(shard, environment)
    #expect(try run.status == 0 && run.output == self.run(number).output, "\(run.errors)")
    let parts = number.split(separator: "/")
    #expect(
      run.output.hasPrefix(
        "{\"format\": \"scroll-part\", \"version\": 1, \"shard\": \(parts[0]), \"of\": \(parts[1]), "))
  }

  @Test(
    "What is no shard is an error that says what to write",
    arguments: [
      ("0/2", [:], "--shard must be I/N, such as 3/8 for the third of eight, or auto, not \"0/2\""),
      ("3/2", [:], "not \"3/2\""), ("1", [:], "not \"1\""), ("1/x", [:], "not \"1/x\""),
      ("auto/x", [:], "not \"auto/x\""),
      ("1/100001", [:], "not \"1/100001\""), ("auto/0", [:], "not \"auto/0\""), ("auto/2/3", [:], "not \"auto/2/3\""),
      ("auto", [:], "finds none of SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX, CI_NODE_INDEX in the environment; write"),
      (
        "auto", ["JOB_COMPLETION_INDEX": "1"],
        "finds JOB_COMPLETION_INDEX, but not how many jobs there are; write --shard auto/N"
      ),
      (
        "auto/2", ["JOB_COMPLETION_INDEX": "2"],
        "finds JOB_COMPLETION_INDEX=2, which is none of 2 jobs that count from 0;"
      ),
      (
        "auto", ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "2"],
        "CI_NODE_INDEX=0, which is none of 2 jobs that count from 1"
      ),
      (
        "auto/3", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"],
        "which is none of 3 jobs that count from 1 (CI_NODE_TOTAL is 2)"
      ),
      (
        "auto", ["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "3"],
        "SLURM_ARRAY_TASK_ID=7, which is none of 3 jobs that count from 1 (SLURM_ARRAY_TASK_COUNT is 3); number them"
      ),
      ("auto", ["CI_NODE_INDEX": "one", "CI_NODE_TOTAL": "2"], "CI_NODE_INDEX=one, which is none of 2 jobs"),
    ] as [(String, [String: String], String)])
  func misuse(shard: String, environment: [String: String], sentence: String) throws {
    let run = try run(shard, environment)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(sentence), "\(run.errors)")
  }

  @Test("Options about the whole run belong to merge, and what cannot be divided says so")
  func options() throws {
    let format = try run("1/2", [:], ["--format", "svg"])
    #expect(
      format.status == 2 && format.errors.contains("--format is about the whole run, and a shard writes a part of it"))
    let ending = try run("1/2", [:], ["--output", "map.svg"])
    #expect(
      ending.status == 2 && ending.errors.contains("--output \"map.svg\" ends with .svg, but a shard writes .part;"))
    for (options, sentence) in [
      (["--record", "all"], "--shard records nothing, so --record cannot be all"),
      (["Tests/Goldens"], "--shard cannot be used with goldens of tests"),
    ] {
      let run = try CommandLineRun(["replay", "--shard", "1/2"] + options)
      #expect(run.status == 2 && run.errors.contains(sentence), "\(run.errors)")
    }
  }

  @Test("A part depends on the options that have an effect, in any order, and not on the number of threads")
  func words() throws {
    let part = try run("1/2", [:], ["--from", "1", "--jobs", "1"]).output
    #expect(try run("1/2", [:], ["--jobs", "2", "--from", "1"]).output == part)
    let scene = ["--scene", "Fixtures/scenes/minne.json", "--from=1", "--shard=1/2", "--velocities=-1...1/1"]
    #expect(try CommandLineRun(["map"] + scene).output == part)
    let lines = part.split(separator: "\n")
    #expect(
      lines[0].hasSuffix(
        "\"command\": [\"map\", \"--scene\", \"Fixtures/scenes/minne.json\", \"--velocities\", \"-1...1/1\", \"--from\", \"1\"]}"
      ))
  }
}
