/// The work of a command, in units that do not depend on each other, so that several runs can share it.
///
/// A shard takes every Nth unit, so that all have about as much to do. Its results are a part, and `merge` hands those of
/// all parts to the same code that takes the results of an undivided run: so both print the same bytes.
struct SharedWork<Value> {
  let units: Int
  /// The texts that a part has of a result.
  let fields: (Value) -> [String]
  /// Returns the result of a unit that has some texts; nil for texts that no result has.
  let value: (_ unit: Int, _ fields: [String]) -> Value?
  /// Computes the results of some units and hands them over in their order.
  let compute: (_ units: StrideTo<Int>, _ take: (Value) throws -> Void) throws -> Void

  /// Hands over all results in their order; a shard writes its part instead, and returns false.
  /// - Parameter identity: Everything but the arguments on which the results depend, such as the bytes of the scene.
  func run(
    _ arguments: ParsedArguments, _ usage: Usage, of identity: @autoclosure () throws -> [String],
    take: (Value) throws -> Void
  ) throws -> Bool {
    let shard = try Shard(arguments)
    let command = [usage.name] + arguments.words(usage, without: Shard.optionsWithoutEffect)
    func digest() throws -> String {
      RunDigest.of(command + [Scrollsim.version, "\(ScrollModel.number)"] + (try identity()))
    }
    if var parts = arguments.parts {
      try parts.check(digest(), command, units: units)
      for unit in 0..<units { try take(parts.next(unit, value)) }
      return true
    }
    guard let shard else {
      try compute(stride(from: 0, to: units, by: 1), take)
      return true
    }
    var text = Part.header(command, shard, run: try digest(), units: units)
    try compute(stride(from: shard.index, to: units, by: shard.count)) { text += Part.line(fields($0)) }
    if text.utf8.count > DocumentFile.maximumSize {
      throw UsageError(
        "the part has \(text.utf8.count >> 20) MiB, and the limit is \(DocumentFile.maximumSize >> 20); make more shards"
      )
    }
    try OutputOptions.write(text, arguments)
    return false
  }
}

/// 16 digits that differ for runs that may differ.
enum RunDigest {
  /// - Source: Fowler, Noll, Vo: FNV-1a with 64 bits.
  static func of(_ texts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in texts.joined(separator: "\0").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(format: "%016llx", hash)
  }
}
