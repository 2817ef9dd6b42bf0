/// The results of a shard: a line of JSON about the run, and one for each unit; docs/Formats.md describes it.
struct Part {
  let path: String
  let text: String
  /// The words of the command line, without the options that have no effect on the results.
  let command: [String]
  /// The number of the shard, 1 for the first.
  let shard: Int
  let count: Int
  /// The digest of what the results depend on.
  let run: String
  let units: Int
  /// The lines of the results that have not been read yet.
  private var lines: TextLines

  static func header(_ command: [String], _ shard: Shard, run: String, units: Int) -> String {
    "{\"format\": \"scroll-part\", \"version\": 1, \"shard\": \(shard.index + 1), \"of\": \(shard.count),"
      + " \"run\": \"\(run)\", \"units\": \(units), \"command\": \(JSONText.list(command))}\n"
  }

  static func line(_ fields: [String]) -> String { JSONText.list(fields) + "\n" }

  init(contentsOfFile path: String) throws(DocumentError) {
    let text = String(decoding: try DocumentFile.read(path), as: UTF8.self)
    self = try DocumentFile.about(path) { () throws(DocumentError) in try Part(path, text) }
  }

  private init(_ path: String, _ text: String) throws(DocumentError) {
    (self.path, self.text, lines) = (path, text, TextLines(text))
    guard let line = lines.next(), line.hasPrefix("{\"format\": \"scroll-part\", "), text.hasSuffix("\n") else {
      throw DocumentError(
        "is no part of a divided run; scrollsim COMMAND --shard I/N --output FILE.part writes one")
    }
    let head = try DocumentObject(
      JSONValue(line.utf8), format: "scroll-part",
      keys: ["format", "version", "shard", "of", "run", "units", "command"])
    (shard, count, units) = (try head.value("shard"), try head.value("of"), try head.value("units"))
    (run, command) = (try head.value("run"), try head.value("command"))
    guard Shard.counts ~= count, 1...count ~= shard, units >= 0 else { throw DocumentError("has no shard of a run") }
    let (results, expected) = (text.utf8.count { $0 == 0x0A } - 1, max(0, units - shard + count) / count)
    if results != expected {
      throw DocumentError("has \(results) of its \(expected) results; write it again: \(commandLine())")
    }
  }

  /// Returns the command line that writes the part of a shard; by default this one, again.
  func commandLine(ofShard other: Int? = nil) -> String {
    let shard = other ?? self.shard
    let file = other.map { "\($0).part" } ?? ShellText.path(path)
    return "scrollsim \(command.map(ShellText.path).joined(separator: " ")) --shard \(shard)/\(count) --output \(file)"
  }

  /// Returns the next result, made of its texts.
  mutating func next<Value>(_ unit: Int, _ make: (Int, [String]) -> Value?) throws(DocumentError) -> Value {
    let line = lines.next() ?? ""
    if let fields = try? [String](JSONValue(line.utf8)), let value = make(unit, fields) { return value }
    throw DocumentError(
      file: path, "line \(lines.number) is not a result; write the part again: \(commandLine())")
  }
}
