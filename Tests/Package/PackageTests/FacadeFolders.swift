/// The folders of the UIKit facade: each uses the types of those before it in the table of docs/Architecture.md.
struct FacadeFolders {
  static let folder = "Sources/Facades/UIKitFacade"
  /// The types that a folder before theirs may use: UIKit's views lead to their window and its controllers, and a view
  /// stores its constraints, because an extension cannot.
  static let exceptions: Set = ["Views/UIWindow", "Views/UIViewController", "Views/ConstraintState"]
  static let place = "Tests/Package/PackageTests/FacadeFolders.swift:\(#line - 1)"

  /// A type in a file of another folder.
  struct Use {
    let file: TextFile
    let line: Int
    let folder: String
    let type: String
    let home: String
  }

  let uses: [Use]
  private let folders: [(name: String, file: TextFile)]
  private let order: [String]

  init(_ repository: Repository) throws {
    order = try ArchitecturePage(repository).rooms
    let files = repository.swift(in: Self.folder).compactMap { file -> (name: String, file: TextFile)? in
      let parts = file.path.dropFirst(Self.folder.count + 1).split(separator: "/")
      return parts.count > 1 ? (String(parts[0]), file) : nil
    }
    folders = files
    var homes: [String: String] = [:]
    for (folder, file) in files {
      for type in Self.types(of: file) { homes[type] = folder }
    }
    uses = files.flatMap { folder, file in
      file.lines.enumerated().flatMap { index, text in
        Self.words(of: text).compactMap { word in
          guard let home = homes[word], home != folder else { return nil }
          return Use(file: file, line: index + 1, folder: folder, type: word, home: home)
        }
      }
    }
  }

  func findings() -> [String] {
    var findings: [String] = []
    var needed: Set<String> = []
    var unknown: Set<String> = []
    for (folder, file) in folders where !order.contains(folder) && unknown.insert(folder).inserted {
      findings.append(file.finding(1, "docs/Architecture.md has no row for the folder \(folder)"))
    }
    for use in uses {
      guard let own = order.firstIndex(of: use.folder), let home = order.firstIndex(of: use.home), home > own else {
        continue
      }
      if Self.exceptions.contains("\(use.folder)/\(use.type)") {
        needed.insert("\(use.folder)/\(use.type)")
      } else {
        findings.append(use.file.finding(use.line, "\(use.folder) uses \(use.type) of \(use.home), a folder below it"))
      }
    }
    for exception in Self.exceptions.subtracting(needed).sorted() {
      findings.append("\(Self.place): the exception \(exception) is no longer needed")
    }
    return findings
  }

  /// The types that a file declares at its top.
  private static func types(of file: TextFile) -> [String] {
    file.lines.compactMap { text in
      guard let first = text.utf8.first, first != 0x20, first != 0x2F, first != 0x7D else { return nil }
      let declaration =
        /(?:@\w+ )*(?:(?:public|open|package|final|private|fileprivate) )*(?:class|struct|enum|protocol|typealias) (\w+)/
      return text.prefixMatch(of: declaration).map { String($0.1) }
    }
  }

  /// The names in a line, without those in strings and comments.
  static func words(of line: String) -> [String] {
    let bytes = Array(line.utf8)
    var words: [String] = []
    var start = -1
    var isString = false
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : 0x20
      let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte == 0x5F
      if !isString, isLetter || (start >= 0 && byte >= 0x30 && byte <= 0x39) {
        if start < 0 { start = index }
        continue
      }
      // A name of a type begins with a capital.
      if start >= 0, bytes[start] < 0x61 { words.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
      start = -1
      if byte == 0x22 { isString.toggle() }
      if !isString, byte == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2F { break }
    }
    return words
  }
}
