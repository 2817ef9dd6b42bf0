import Foundation

/// The links of a page, and the anchors of its headings as GitHub makes them.
struct PageLinks {
  struct Link {
    let line: Int
    /// As the page has it.
    let text: String
    /// From the package's folder; a path that leads out of it begins with `..` or a slash.
    let path: String
    let anchor: String?
  }

  let page: TextFile
  private(set) var anchors: Set<String> = []
  private(set) var links: [Link] = []

  init(_ page: TextFile) {
    self.page = page
    var (isBlock, isComment) = (false, false)
    var seen: [String: Int] = [:]
    for (index, line) in page.lines.enumerated() {
      if line.holds("```"), line.prefixMatch(of: #/ *```/#) != nil {
        isBlock.toggle()
        continue
      }
      if isBlock { continue }
      if line.hasPrefix("<!--") { isComment = true }
      if isComment {
        if line.holds("-->") { isComment = false }
        continue
      }
      if line.hasPrefix("#"), let heading = line.wholeMatch(of: /#+ +(.*?)(?: +#*)? */) {
        let name = Self.anchor(heading.1)
        let count = seen[name, default: 0]
        anchors.insert(count == 0 ? name : "\(name)-\(count)")
        seen[name] = count + 1
      }
      guard line.holds("](") || line.holds("]: ") else { continue }
      for link in line.matches(of: /\]\(([^)]*)\)/) { add(link.1, index + 1) }
      if let reference = line.wholeMatch(of: #/ *\[[^\]]+\]: +(.*)/#) { add(reference.1, index + 1) }
    }
  }

  /// In lower case, without punctuation, with hyphens for spaces.
  private static func anchor(_ heading: Substring) -> String {
    let shown = heading.replacing(/\]\([^)]*\)/, with: "").lowercased()
    return String(
      shown.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.map { $0 == " " ? "-" : $0 })
  }

  private mutating func add(_ whole: Substring, _ line: Int) {
    // A title may stand behind the path.
    let text = whole.replacing(#/ +["'(].*$/#, with: "").trimmingCharacters(in: CharacterSet(charactersIn: "<>"))
    if text.prefixMatch(of: /[a-zA-Z][a-zA-Z0-9+.-]*:/) != nil { return }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = parts[0].isEmpty ? page.path : Self.rooted(parts[0], from: page.path)
    let anchor = parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil
    links.append(Link(line: line, text: text, path: path, anchor: anchor))
  }

  /// A path from the package's folder, for one relative to a page's folder.
  private static func rooted(_ path: String, from page: String) -> String {
    if path.hasPrefix("/") { return path }
    var parts = page.split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}

extension Repository {
  /// Links between the pages lead to a file, and to a heading of it where they name one.
  func linkFindings() -> [String] {
    let pages = pages.map { PageLinks($0) }
    let anchors = Dictionary(uniqueKeysWithValues: pages.map { ($0.page.path, $0.anchors) })
    return pages.flatMap { page in
      page.links.compactMap { link in
        if link.path.hasPrefix("/") || link.path == ".." || link.path.hasPrefix("../") {
          return page.page.finding(link.line, "the link \(link.text) leads out of the package")
        }
        if !has(link.path) {
          return page.page.finding(link.line, "the link \(link.text) leads to \(link.path), which does not exist")
        }
        guard let anchor = link.anchor, anchors[link.path]?.contains(anchor) != true else { return nil }
        return page.page.finding(link.line, "the link \(link.text) leads to a heading that \(link.path) does not have")
      }
    }
  }

  /// Pages, articles and comments name pages and checks without a link.
  func nameFindings() -> [String] {
    files.filter { ["md", "swift"].contains(($0.path as NSString).pathExtension) }.flatMap { file in
      [("docs/", #/\bdocs/[A-Za-z/-]+\.md/#), (".ci/", #/\.ci/[a-z-]+(?:\.txt)?/#)].flatMap { words, name in
        file.lines(holding: words).flatMap { number, text -> [String] in
          text.matches(of: name).compactMap { match -> String? in
            has(String(match.0)) ? nil : file.finding(number, "\(match.0) does not exist")
          }
        }
      }
    }
  }
}
