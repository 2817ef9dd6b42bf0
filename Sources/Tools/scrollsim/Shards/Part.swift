/// The results of a shard: a line of JSON about the run, and one for each unit; docs/Formats.md describes it.
struct Part {
  let path: String
  /// The words of the command line, without the options that have no effect on the results.
  let command: [String]
  /// The number of the shard, 1 for the first.
  let shard: Int
  let count: Int
  /// The digest of what the results depend on.
  let run: String
  let units: Int
  let lines: [Substring]

  static func header(_ command: [String], _ shard: Shard, run: String, units: Int) -> String {
    "{\"format\": \"scroll-part\", \"version\": 1, \"shard\": \(shard.index + 1), \"of\": \(shard.count),"
      + " \"run\": \"\(run)\", \"units\": \(units), \"command\": \(list(command))}\n"
  }

  static func line(_ fields: [String]) -> String { list(fields) + "\n" }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map(JSONText.string).joined(separator: ", ") + "]"
  }

  init(contentsOfFile path: String) throws(DocumentError) {
    let text = String(decoding: try DocumentFile.read(path), as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast() == "", let head = lines.first, head.hasPrefix("{\"format\": \"scroll-part\", ") else {
      throw DocumentError(
        file: path, "is no part of a divided run; scrollsim COMMAND --shard I/N --output FILE.part writes one")
    }
    self = try DocumentFile.about(path) { () throws(DocumentError) in
      let keys = ["format", "version", "shard", "of", "run", "units", "command"]
      return try Part(
        path, DocumentObject(try JSONValue(head.utf8), format: "scroll-part", keys: keys), lines.dropFirst())
    }
  }

  private init(_ path: String, _ head: DocumentObject, _ lines: ArraySlice<Substring>) throws(DocumentError) {
    (self.path, self.lines) = (path, Array(lines))
    (shard, count, units) = (try head.value("shard"), try head.value("of"), try head.value("units"))
    (run, command) = (try head.value("run"), try head.value("command"))
    guard Shard.counts ~= count, 1...count ~= shard, units >= 0 else { throw DocumentError("has no shard of a run") }
    let expected = max(0, units - shard + count) / count
    if lines.count != expected {
      throw DocumentError(
        "has \(lines.count) of its \(expected) results; write it again: \(commandLine())")
    }
  }

  /// Returns the command line that writes the part of a shard; by default this one, again.
  func commandLine(ofShard other: Int? = nil) -> String {
    let shard = other ?? self.shard
    let file = other.map { "\($0).part" } ?? ShellText.path(path)
    return "scrollsim \(command.map(ShellText.path).joined(separator: " ")) --shard \(shard)/\(count) --output \(file)"
  }

  /// Returns the texts that the part has of a unit of its shard.
  func fields(ofUnit unit: Int) throws(DocumentError) -> [String] {
    let index = unit / count
    return try DocumentFile.about(path) { () throws(DocumentError) in
      do { return try [String](JSONValue(lines[index].utf8)) } catch { throw damage(index) }
    }
  }

  func damage(_ index: Int) -> DocumentError {
    DocumentError(file: path, "line \(index + 2) is not a result; write the part again: \(commandLine())")
  }
}
