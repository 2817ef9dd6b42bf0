/// The options for goldens of tests and the actual runs that failing tests wrote.
enum ActualOptions {
  static let golden = Usage.Option("golden", "PATH", "a golden of a test, or a folder of them such as Tests/Goldens")
  static let actual = Usage.Option(
    "actual", "PATH",
    "the actual run to compare with the golden, or the folder with the actual runs; by default $SCROLLSIM_ARTIFACTS, else .build/scrollsim-artifacts, where failing tests write them"
  )

  static var defaultFolder: String {
    let folder = ProcessInfo.processInfo.environment["SCROLLSIM_ARTIFACTS"] ?? ""
    return folder.isEmpty ? ".build/scrollsim-artifacts" : folder
  }

  /// Returns the folder with the actual runs: that of `--actual`, which must exist, else the one where tests write them.
  static func folder(_ arguments: ParsedArguments) throws -> String {
    guard let folder = arguments.text("actual") else {
      if !DocumentFile.isThere(defaultFolder) {
        Terminal.printError("\(defaultFolder): does not exist, so no test has left an actual run that differs")
      }
      return defaultFolder
    }
    if !DocumentFile.isThere(folder) {
      let hint = DocumentFile.nearest(to: folder).map { "did you mean \($0)?" }
      throw DocumentError(
        file: folder,
        "does not exist; " + (hint ?? "name the folder with the actual runs, or leave --actual out: \(defaultFolder)"))
    }
    return folder
  }

  static func pairs(ofGolden golden: String, _ arguments: ParsedArguments) throws -> [TestGoldens.Pair] {
    if !DocumentFile.isThere(golden) {
      let hint = DocumentFile.nearest(to: golden).map { "; did you mean \($0)?" }
      throw DocumentError(file: golden, "does not exist" + (hint ?? "; name a golden, or a folder of them"))
    }
    if DocumentFile.isFolder(golden) {
      let actual = try folder(arguments)
      if DocumentFile.isThere(actual) && !DocumentFile.isFolder(actual) {
        throw UsageError("--golden is a folder, so --actual must be one too, not \(actual.quoted)")
      }
      return try TestGoldens.pairs(in: golden, beside: actual, matching: nil)
    }
    guard let actual = arguments.text("actual") else {
      guard let location = TestGoldens.location(ofGolden: golden) else {
        throw UsageError("--actual is missing: name the actual run of \(golden.quoted)")
      }
      return [TestGoldens.pair(golden: golden, actual: "\(defaultFolder)/\(location)")]
    }
    if DocumentFile.isFolder(actual) { throw UsageError("--golden is a file, so --actual must be one too") }
    return [TestGoldens.pair(golden: golden, actual: actual)]
  }
}
