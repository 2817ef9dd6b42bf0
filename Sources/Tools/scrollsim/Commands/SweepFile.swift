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

  static func line(_ row: SweepRow, _ digest: String, _ wishes: [FeelWish]) -> String {
    var fields = ["\(row.setting.number)", digest] + row.setting.values.map(\.text)
    fields += row.fault == nil ? row.values.map { JSONText.number($0.value) } : wishes.map { _ in "" }
    fields += row.fault.map { ["", $0] } ?? [DecimalText.short(row.cost), ""]
    return line(fields)
  }

  private static func line(_ fields: [String]) -> String {
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
    guard let file = fopen(path, isNew ? "w+" : "r+") else {
      throw DocumentError(
        file: path, "cannot be written (\(String(cString: strerror(errno)))); check that its folder may be written to")
    }
    self.file = file
    let header = Self.header(sweep)
    guard let first = Self.nextLine(file) else {
      // An interruption may have left a part of the first line.
      try begin(header)
      return
    }
    if first != header { throw other }
    var (end, count) = (ftell(file), 0)
    while let line = Self.nextLine(file) {
      count += 1
      let fields = Self.fields(of: line)
      guard count <= sweep.count, fields.count > 2, fields[0] == "\(count)", fields[1] == digest,
        let row = sweep.row(count, fields.dropFirst(2 + sweep.names.count).dropLast(2).map { Double($0) }, fields.last)
      else { throw other }
      take(row)
      end = ftell(file)
    }
    ftruncate(fileno(file), off_t(end))
    fseek(file, end, SEEK_SET)
  }

  private var other: DocumentError {
    DocumentError(
      file: path, "is of another sweep, or of another scene or model; name another file, or remove this one")
  }

  private func begin(_ header: String) throws(DocumentError) {
    rewind(file)
    let found = Self.nextText(file)
    if !header.hasPrefix(found) { throw other }
    ftruncate(fileno(file), 0)
    rewind(file)
    try append(header)
  }

  func append(_ text: String) throws(DocumentError) {
    if fputs(text, file) >= 0, fflush(file) == 0 { return }
    throw DocumentError(
      file: path,
      "cannot be written any further (\(String(cString: strerror(errno)))); what it has is right, so make"
        + " room, and run the command again to go on")
  }

  func close() { fclose(file) }

  /// Returns the next line with its end; nil if it has none.
  private static func nextLine(_ file: UnsafeMutablePointer<FILE>) -> String? {
    let text = nextText(file)
    return text.last == "\n" ? text : nil
  }

  private static func nextText(_ file: UnsafeMutablePointer<FILE>) -> String {
    var (buffer, capacity): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    defer { free(buffer) }
    let count = getline(&buffer, &capacity, file)
    return count > 0 ? buffer.map { String(cString: $0) } ?? "" : ""
  }

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
