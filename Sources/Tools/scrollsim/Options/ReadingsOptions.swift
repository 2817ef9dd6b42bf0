/// The files of readings that a command takes.
enum ReadingsOptions {
  static func files(_ arguments: ParsedArguments) throws -> [RecordedReadings] {
    if arguments.positionals.isEmpty {
      throw UsageError("name a file of readings, such as Fixtures/readings/ahmedk92.json")
    }
    return try arguments.positionals.map { try ReadingsDocument.read(contentsOfFile: $0) }
  }
}
