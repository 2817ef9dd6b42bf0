import Foundation

/// A page, or a source with doc comments, as its blocks of code.
struct Page {
  /// A block of code between two lines of backquotes.
  struct Block {
    let language: String
    /// The line of the first backquotes, from 1.
    let line: Int
    let lines: [String]
    /// What comments before the block say about it.
    let note: Note
    /// Whether nothing stands between this block and the one before it.
    let isRightAfter: Bool
  }

  /// What a reader is not to be bothered with.
  struct Note: Equatable {
    var isSkipped = false
    /// What the block before this one declares is there.
    var continues = false
    /// The exit status of the block's last command.
    var status: Int32 = 0
    /// Code around or before the block, and the line of the comment.
    var lines: [String] = []
    var line = 0
  }

  let path: String
  let blocks: [Block]

  init(_ path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else { throw Failure("\(path) cannot be read") }
    try self.init(path, String(decoding: data, as: UTF8.self))
  }

  init(_ path: String, _ text: String) throws {
    self.path = path
    var parser = PageParser(path: path)
    for (index, line) in text.components(separatedBy: "\n").enumerated() { try parser.read(line, index + 1) }
    blocks = parser.blocks
  }

  /// Whether this is a source, whose blocks are in doc comments.
  var isSource: Bool { path.hasSuffix(".swift") }

  /// The pages of these paths; without any, all pages, and the sources whose doc comments have Swift.
  static func all(_ paths: [String], sources: Bool) throws -> [Page] {
    if !paths.isEmpty { return try paths.map { try Page($0) } }
    let folders = try ["docs", "Fixtures", "Sources"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder).map { "\(folder)/\($0)" }
    }.sorted()
    var pages = try (["README.md"] + folders.filter { $0.hasSuffix(".md") }).map { try Page($0) }
    if sources {
      pages += try folders.filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }.map { try Page($0) }
        .filter { !$0.blocks.isEmpty }
    }
    return pages
  }
}
