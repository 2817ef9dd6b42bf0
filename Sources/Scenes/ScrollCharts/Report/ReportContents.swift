/// The links at the top of a page: what failed, each with its reason, then the other parts.
enum ReportContents {
  /// The maximum number of links that are shown; a longer list is collapsed, so that readers need not scroll past it.
  private static let most = 12

  static func html(_ sections: [Report.Section]) -> String {
    let heads = sections.map(ReportSection.head)
    if heads.count < 3 && !(heads.count == 2 && heads.contains(where: \.isFailure)) { return "" }
    let links = heads.enumerated().map { index, head in
      let reason = head.isFailure && !head.reason.isEmpty ? " <small>\(Markup.escaped(head.reason))</small>" : ""
      return "<li><a href=\"#section-\(index + 1)\">\(Markup.escaped(head.title))</a>\(reason)</li>"
    }
    func items(where isFailure: Bool) -> [String] { zip(links, heads).filter { $1.isFailure == isFailure }.map(\.0) }
    var failures = items(where: true)
    // The only failure follows at once.
    if failures.count == 1 && heads[0].isFailure { failures = [] }
    return
      "<nav aria-label=\"Parts\">\(list(failures, "failures"))\(list(items(where: false), "parts"))</nav>\n"
  }

  private static func list(_ items: [String], _ name: String) -> String {
    if items.isEmpty { return "" }
    func list(_ items: some Sequence<String>) -> String { "<ul class=\"\(name)\">\(items.joined())</ul>" }
    if items.count <= most { return list(items) }
    if name == "parts" { return "<details><summary>\(items.count) \(name)</summary>\(list(items))</details>" }
    return list(items.prefix(most))
      + "<details><summary>\(items.count - most) more \(name)</summary>\(list(items.dropFirst(most)))</details>"
  }
}
