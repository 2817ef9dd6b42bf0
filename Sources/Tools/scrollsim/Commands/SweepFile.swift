/// The settings of a sweep as CSV, a line for each, written one after another, so that a sweep that was interrupted goes on
/// where its file ends.
struct SweepFile {
  private let path: String
  /// What the sweep is of; a file of another one is not continued.
  private let digest: String
  private let file: UnsafeMutablePointer<FILE>

  static func header<Subject>(_ sweep: FeelSweep<Subject>) -> String {
    line(["setting", "run"] + sweep.names + sweep.wishes.map(\.text) + ["cost", "fault"])
  }

  static func fields(_ row: SweepRow, _ digest: String, _ wishes: [FeelWish]) -> [String] {
    var fields = ["\(row.setting.number)", digest] + row.setting.values.map(\.text)
    fields += row.fault == nil ? row.values.map { JSONText.number($0.value) } : wishes.map { _ in "" }
    return fields + (row.fault.map { ["", $0] } ?? [DecimalText.short(row.cost), ""])
  }

  static func line(_ fields: [String]) -> String {
    fields.map { field in
      let plain = PrintableText.line(field)
      return plain.contains { ",\"".contains($0) } ? "\"\(plain.replacing("\"", with: "\"\""))\"" : plain
    }.joined(separator: ",") + "\n"
  }

  /// Opens the file of a sweep, and hands over the settings that it already has.
  init<Subject>(
    _ path: String, _ sweep: FeelSweep<Subject>, _ digest: String, _ take: (SweepRow) -> Void
  ) throws(DocumentError) {
    (self.path, self.digest) = (path, digest)
    if DocumentFile.isFolder(path) || path.hasSuffix("/") {
      throw DocumentError(file: path, "is a folder; name a file in it")
    }
    let type = try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath)[.type]
    let isNew = !DocumentFile.isThere(path)
    let folder = (path as NSString).deletingLastPathComponent
    if isNew && !folder.isEmpty {
      // A folder that cannot be made is a fault of the file, too.
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    if !isNew && type as? FileAttributeType != .typeRegular { throw DocumentError(file: path, "is not a regular file") }
    guard let file = fopen(path, isNew ? "w" : "r+"),
      let data = isNew ? Data() : try? Data(contentsOf: URL(fileURLWithPath: path))
    else {
      throw DocumentError(
        file: path, "cannot be written (\(String(cString: strerror(errno)))); check that its folder may be written to")
    }
    self.file = file
    // An interruption may have left a part of a line at the end.
    var lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) + "\n" }
    let part = lines.popLast()?.dropLast() ?? ""
    let header = Self.header(sweep)
    if lines.first.map({ $0 != header }) ?? !header.hasPrefix(part) { throw other }
    for (count, line) in lines.enumerated().dropFirst() {
      guard count <= sweep.count, let row = sweep.row(count, run: digest, Self.fields(of: line)) else { throw other }
      take(row)
    }
    let end = data.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    ftruncate(fileno(file), off_t(end))
    fseek(file, end, SEEK_SET)
    if lines.isEmpty { try append(header) }
  }

  private var other: DocumentError {
    DocumentError(
      file: path, "is of another sweep, or of another scene or model; name another file, or remove this one")
  }

  func append(_ text: String) throws(DocumentError) {
    if fputs(text, file) >= 0, fflush(file) == 0 { return }
    throw DocumentError(
      file: path,
      "cannot be written any further (\(String(cString: strerror(errno)))); what it has is right, so make"
        + " room, and run the command again to go on")
  }

  func close() { fclose(file) }

  private static func fields(of line: String) -> [String] {
    var (fields, isQuoted) = ([""], false)
    for character in line.dropLast() {
      switch character {
      case "\"":
        // A quote that follows a quoted part stands for itself.
        if !isQuoted, let last = fields.last, !last.isEmpty { fields[fields.count - 1] += "\"" }
        isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}

extension FeelSweep {
  /// Returns the row of a setting that was written as fields; nil for fields of another sweep.
  func row(_ number: Int, run digest: String, _ fields: [String]) -> SweepRow? {
    guard fields.count > 2, fields[0] == "\(number)", fields[1] == digest else { return nil }
    return row(number, fields.dropFirst(2 + names.count).dropLast(2).map { Double($0) }, fields.last)
  }
}
