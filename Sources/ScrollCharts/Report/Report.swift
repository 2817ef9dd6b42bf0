import FeelTesting

/// A page about runs, a scene or a whole replay: one HTML file that needs nothing else.
///
/// ```swift
/// let page = Report(title: "minne", sections: [.run(Report.Run(PlayedRun(ChartedRun(run))))]).html
/// ```
///
/// Charts and tables are there without scripts; with them, runs are played. Nothing is loaded from anywhere.
public struct Report: Sendable {
  /// A run, alone or beside what it was before.
  public struct Run: Sendable {
    /// What the section is called; the run's scene and gesture by default.
    public var title: String
    /// What happened, in half a sentence under the title; empty for nothing to say.
    public var subtitle = ""
    /// What is wrong or worth knowing, a line each.
    public var notes: [String]
    /// A command that belongs to it, with a few words about it.
    public var command: (words: String, command: String)?
    /// Whether it is a failure.
    public var isFailure = false
    /// The run.
    public var shown: PlayedRun
    /// What it is compared with.
    public var before: PlayedRun?

    /// Creates a section about a run.
    public init(
      _ shown: PlayedRun, before: PlayedRun? = nil, title: String? = nil, notes: [String] = [],
      command: (words: String, command: String)? = nil
    ) {
      self.shown = shown
      self.before = before
      self.title = title ?? "\(shown.run.scene) · \(shown.run.gesture)"
      self.notes = notes
      self.command = command
    }
  }

  /// A part of the page.
  public enum Section: Sendable {
    /// A run with player, chart and measures.
    case run(Run)
    /// A decision map, alone or over another, with lines of text.
    case map(DecisionMap, before: DecisionMap?, notes: [String])
    /// What audits found, and the scene's file for their commands.
    case audits(AuditReport, scene: String)
    /// What went wrong without a run to show, a title and lines of text.
    case message(String, lines: [String])
    /// What passed, in a compact list of names and a few words each.
    case passes([(name: String, words: String)])
  }

  /// What the page is about.
  public var title: String
  /// A line under it.
  public var summary: String
  /// The parts in order.
  public var sections: [Section]

  /// Creates a page.
  public init(title: String, summary: String = "", sections: [Section]) {
    self.title = title
    self.summary = summary
    self.sections = sections
  }

  /// The page.
  public var html: String {
    let content = sections.enumerated().map { ReportSection.html($1, number: $0 + 1) }.joined()
    let headings = sections.enumerated().compactMap { index, section in
      ReportSection.title(section).map { (id: "section-\(index + 1)", title: $0) }
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'; img-src data:">
      <link rel="icon" href="data:,">
      <title>\(Markup.escaped(title))</title>
      <style>
      \(ReportStyle.sheet)
      </style>
      </head>
      <body>
      <header class="top">
      <h1>\(Markup.escaped(title))</h1>
      \(summary.isEmpty ? "" : "<p class=\"summary\">\(Markup.escaped(summary))</p>\n")\
      \(Self.navigation(headings))</header>
      <main>
      \(content)</main>
      <script>
      \(PlayerScript.text)
      </script>
      </body>
      </html>

      """
  }

  private static func navigation(_ headings: [(id: String, title: String)]) -> String {
    if headings.count < 3 { return "" }
    let links = headings.map { "<li><a href=\"#\($0.id)\">\(Markup.escaped($0.title))</a></li>" }
    let list = "<ul>\(links.joined())</ul>"
    // What comes first should not have to be scrolled to.
    let contents =
      headings.count > 12 ? "<details><summary>\(headings.count) parts</summary>\(list)</details>" : list
    return "<nav aria-label=\"Parts\">\(contents)</nav>\n"
  }
}
