import Adopting

/// `scrollsim adopt`: rewrites an app's files so that they compile without Objective-C.
enum AdoptCommand: Command {
  static let usage = Usage(
    name: "adopt", summary: "rewrite an app's own files to compile on Linux", synopsis: "FILE... [OPTIONS]",
    options: [
      .init("folder", "FOLDER", "write the files into this folder instead of one to standard output", kind: .folder)
    ],
    positional: "FILE", takesManyPositionals: true,
    examples: [
      "scrollsim adopt --folder Adopted Fixtures/app-files/CardPager.swift",
      "scrollsim adopt --folder Adopted Fixtures/app-files/*.swift",
    ],
    notes: """
      Leaves out @objc, @IBOutlet, @main and previews; makes each #selector call its
      method; gives optional requirements a default; and moves overrides out of
      extensions. Errors keep the lines of the app's files. Give the files that extend
      each other's classes together. Each change is reported, on standard error if the
      text goes to standard output. The words "cannot adopt" name what stays and does
      not compile; the exit status is then 1. The plugin AdoptPlugin does the same on
      each build: docs/UIKitCode.md.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    guard !arguments.positionals.isEmpty else { throw UsageError("name the file to adopt: scrollsim adopt FILE") }
    guard arguments.positionals.count == 1 || arguments.has("folder") else {
      throw UsageError("--folder is missing: several files need a folder, such as --folder Adopted")
    }
    let files = try AdoptedFiles(arguments.positionals)
    let findings = files.adoption.findings
    if let folder = arguments.text("folder") {
      let written = try files.write(into: folder)
      for finding in findings { Terminal.print(finding.description() + "\n") }
      for path in written { Terminal.print("wrote \(path)\n") }
    } else {
      Terminal.put(document: files.adoption.texts[0])
      for finding in findings { Terminal.printError(finding.description()) }
    }
    return findings.contains { $0.kind == .impossible } ? .differences : .success
  }
}
