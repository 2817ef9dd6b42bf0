import Foundation

/// Reads a page line by line.
///
/// A comment before a block says what a reader need not know. It is kept until a block of its language:
///
///     <!-- snippet: skip REASON -->      the Swift block is not compiled
///     <!-- snippet: continues -->        what the block before it declares is there
///     <!-- snippet                       Swift around the block, which is put where a line says … or at the end;
///     import Snapping                    also `<!-- snippet: continues`
///     -->
///     <!-- example: skip REASON -->      the shell block is not run
///     <!-- example: exits with 1 -->     its last command does
///     <!-- example                       commands to run first
///     cp Fixtures/scenes/minne.json mine.json
///     -->
struct PageParser {
  let path: String
  private(set) var blocks: [Page.Block] = []
  private var notes: [String: Page.Note] = [:]
  /// The kind of the comment in which the next line is.
  private var comment: String?
  private var open: (language: String, line: Int, indent: Int, lines: [String])?
  private var isRightAfter = false

  init(path: String) { self.path = path }

  mutating func read(_ whole: String, _ number: Int) throws {
    var line = Substring(whole)
    if path.hasSuffix(".swift") {
      line = line.drop { $0 == " " }
      guard line.hasPrefix("///") else { return }
      line = line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)
    }
    let text = line.drop { $0 == " " }
    if let indent = open?.indent {
      if text.hasPrefix("```") { close() } else { open?.lines.append(String(line.dropFirst(indent))) }
    } else if let kind = comment {
      if line.hasPrefix("-->") { comment = nil } else { notes[kind]?.lines.append(String(line)) }
    } else if line.hasPrefix("<!-- snippet") || line.hasPrefix("<!-- example") {
      try note(line, number)
    } else if text.hasPrefix("```") {
      open = (String(text.dropFirst(3)), number, line.count - text.count, [])
    } else if !text.isEmpty {
      isRightAfter = false
    }
  }

  private mutating func close() {
    guard let open else { return }
    let kind = ["swift": "snippet", "sh": "example"][open.language] ?? ""
    let note = notes.removeValue(forKey: kind) ?? Page.Note()
    blocks.append(
      Page.Block(
        language: open.language, line: open.line, lines: open.lines, note: note, isRightAfter: isRightAfter))
    isRightAfter = true
    self.open = nil
  }

  private mutating func note(_ line: Substring, _ number: Int) throws {
    let kind = line.hasPrefix("<!-- snippet") ? "snippet" : "example"
    var note = notes[kind] ?? Page.Note()
    isRightAfter = false
    switch (kind, line.dropFirst("<!-- example".count)) {
    case (_, let rest) where rest.hasPrefix(": skip ") && rest.hasSuffix(" -->"): note.isSkipped = true
    case ("snippet", ": continues -->"): note.continues = true
    case (_, ""), ("snippet", ": continues"):
      note.continues = line.hasSuffix("continues")
      (note.lines, note.line) = ([], number)
      comment = kind
    case ("example", let rest):
      guard let status = rest.wholeMatch(of: /: exits with ([0-9]+) -->/).flatMap({ Int32($0.1) }) else { fallthrough }
      note.status = status
    default:
      throw Failure("\(path):\(number): error: Tests/Package/PageTool/PageParser.swift says what may stand here")
    }
    notes[kind] = note
  }
}
