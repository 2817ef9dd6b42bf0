/// All parts of a divided run.
struct Parts {
  /// The parts by their shards, the first one first.
  private var parts: [Part]

  /// The words of the command line of the run.
  var command: [String] { parts[0].command }

  /// Reads the parts of a run, in any order; one that is given again changes nothing.
  init(_ paths: [String]) throws {
    var found: [Int: Part] = [:]
    var first: Part?
    for path in paths {
      let part = try Part(contentsOfFile: path)
      let one = first ?? part
      first = one
      if (part.run, part.count, part.units) != (one.run, one.count, one.units) || part.command != one.command {
        throw DocumentError(
          file: path,
          "is of another run than \(one.path), or of one that was divided otherwise; name the parts of one run")
      }
      if let same = found[part.shard], same.text != part.text {
        throw DocumentError(
          file: path,
          "is shard \(part.shard) as \(same.path) is, but has other results; write both again, or remove one")
      }
      found[part.shard] = part
    }
    guard let first else { throw UsageError("name the parts of a divided run, such as parts/*.part") }
    let missing = (1...first.count).filter { found[$0] == nil }
    if let one = missing.first {
      let names = missing.prefix(20).map { "\($0)" }.joined(separator: ", ") + (missing.count > 20 ? ", …" : "")
      throw UsageError(
        "\(missing.count == 1 ? "shard \(names) of \(first.count) is" : "shards \(names) of \(first.count) are") missing;"
          + " to write \(missing.count == 1 ? "it" : "the first"): \(first.commandLine(ofShard: one))")
    }
    parts = (1...first.count).compactMap { found[$0] }
  }

  /// Checks that the parts are of the run that would be here and now.
  func check(_ digest: String, _ command: [String], units: Int) throws(DocumentError) {
    if (parts[0].run, parts[0].units) == (digest, units) && parts[0].command == command { return }
    throw DocumentError(
      file: parts[0].path,
      "is of another scene, or of another version of the package, than is here now; divide the run again")
  }

  /// Returns the result of the next unit, made of its texts.
  mutating func next<Value>(_ unit: Int, _ make: (Int, [String]) -> Value?) throws(DocumentError) -> Value {
    try parts[unit % parts.count].next(unit, make)
  }
}
