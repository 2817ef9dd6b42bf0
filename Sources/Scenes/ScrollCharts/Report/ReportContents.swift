/// The links at the top of a page: what failed, each with its reason, then the other parts.
enum ReportContents {
  /// The maximum number of links that are shown; a longer list is collapsed, so that readers need not scroll past it.
  private static let most = 12

  static func html(_ sections: [Report.Section]) -> String {
    if sections.count < 3 && !(sections.count == 2 && sections.contains(where: ReportSection.isFailure)) { return "" }
    let links = sections.enumerated().map { index, section in
      let link = "<a href=\"#section-\(index + 1)\">\(Markup.escaped(ReportSection.title(section)))</a>"
      if !ReportSection.isFailure(section) { return (isFailure: false, item: "<li>\(link)</li>") }
      let reason = ReportSection.reason(section)
      return (true, "<li>\(link)" + (reason.isEmpty ? "" : " <small>\(Markup.escaped(reason))</small>") + "</li>")
    }
    var failures = links.filter(\.isFailure).map(\.item)
    // The only failure follows at once.
    if failures.count == 1, let first = sections.first, ReportSection.isFailure(first) { failures = [] }
    let others = links.filter { !$0.isFailure }.map(\.item)
    return
      "<nav aria-label=\"Parts\">\(list(failures, style: "failures", "failures"))\(list(others, style: "parts", "parts"))</nav>\n"
  }

  private static func list(_ items: [String], style: String, _ name: String) -> String {
    if items.isEmpty { return "" }
    func list(_ items: some Sequence<String>) -> String { "<ul class=\"\(style)\">\(items.joined())</ul>" }
    if items.count <= most { return list(items) }
    if style == "parts" { return "<details><summary>\(items.count) \(name)</summary>\(list(items))</details>" }
    return list(items.prefix(most))
      + "<details><summary>\(items.count - most) more \(name)</summary>\(list(items.dropFirst(most)))</details>"
  }
}
