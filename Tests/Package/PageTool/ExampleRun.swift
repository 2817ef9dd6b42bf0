import Foundation

/// Every shell example of pages and articles is run, and what it prints is compared with what the page shows.
///
/// The blocks of a page run in order in a copy of the package's fixtures, so that a later one finds what an earlier one
/// wrote. A block of text right after one is the output of its last command. Numbers in a comment behind a command must
/// be in its output. `swift build`, `swift test` and `git clone` are not run here.
struct ExampleRun {
  let pages: [Page]
  let scrollsim: String

  init(_ pages: [Page], scrollsim: String) {
    self.pages = pages
    self.scrollsim = scrollsim
  }

  /// Programs that stand in for those of a user's machine.
  private static let programs = [
    "swift": """
    #!/usr/bin/env bash
    case "$*" in
      'run -c release scrollsim'*) shift 4; exec scrollsim "$@" ;;
      'run scrollsim'*) shift 2; exec scrollsim "$@" ;;
      build* | test* | 'run -c release ScrollBenchmarks'*) exit 0 ;;
    esac
    echo "swift $*: not run by .ci/examples; mark the block" >&2
    exit 2
    """,
    "git": """
    #!/usr/bin/env bash
    [ "$1" = clone ] && exit 0
    echo "git $*: not run by .ci/examples; mark the block" >&2
    exit 2
    """,
    "open": "#!/bin/sh\ntest -s \"$1\"\n",
    "xdg-open": "#!/bin/sh\ntest -s \"$1\"\n",
  ]

  func problems() async throws -> [String] {
    let examples = try pages.map { try Example.all(of: $0) }.filter { !$0.isEmpty }
    guard !examples.isEmpty else { return ["there are no shell examples in these pages"] }
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let manager = FileManager.default
    try manager.createDirectory(atPath: scratch.path("bin"), withIntermediateDirectories: true)
    for (name, text) in Self.programs {
      try scratch.write(text, to: "bin/\(name)")
      try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path("bin/\(name)"))
    }
    try manager.createSymbolicLink(
      atPath: scratch.path("bin/scrollsim"), withDestinationPath: URL(fileURLWithPath: scrollsim).path)
    // The pages do not need each other.
    let problems = try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
      for index in examples.indices { group.addTask { (index, try run(examples[index], index, in: scratch)) } }
      return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
    if problems.isEmpty {
      print("\(examples.joined().count) shell examples of \(examples.count) pages run and print what is shown")
    }
    return problems
  }

  private func run(_ page: [Example], _ index: Int, in scratch: ScratchFolder) throws -> [String] {
    let folder = scratch.url.appendingPathComponent("page-\(index)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: "Fixtures", toPath: folder.appendingPathComponent("Fixtures").path)
    let variables = [
      "PATH": "\(scratch.path("bin")):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
      "CI": "", "NO_COLOR": "1", "SCROLLSIM_RECORD": "never",
    ]
    return try page.enumerated().flatMap { number, example in
      try example.problems(in: folder, files: scratch.path("script-\(index)-\(number)"), variables: variables)
    }
  }
}
