/// A page about runs, a scene or a replay: a single HTML file without external resources.
///
/// ```swift
/// let page = Report(title: "minne", sections: [.run(Report.Run(PlayedRun(ChartedRun(run))))]).html
/// ```
///
/// Charts and tables need no scripts; the player does. The page loads nothing.
public struct Report: Sendable {
  /// A section of the page.
  public enum Section: Sendable {
    /// A run with its player, chart and metrics.
    case run(Run)
    /// A decision map, alone or over another.
    case map(Map)
    /// An audit report; `command` returns the command that reproduces a counter-example.
    case audits(AuditReport, command: (@Sendable (CounterExample) -> String)? = nil)
    /// A part about feel sheets: side by side, the gestures that changed, or what they say about wishes.
    case sheets(Drawn)
    /// A message about a failure without a run: a title and lines of text.
    case message(String, lines: [String])
    /// A title, and below it a compact list of names, such as checks that passed, with a phrase each.
    case names(String, [(name: String, words: String)])
  }

  /// The title of the page.
  public var title: String
  /// The line below the title.
  var summary: String
  /// The sections of the page, in order.
  package var sections: [Section]

  /// Creates a page.
  public init(title: String, summary: String = "", sections: [Section]) {
    (self.title, self.summary, self.sections) = (title, summary, sections)
  }

  /// The picture of what the page compares: of two runs, else the map, else a run alone; empty for other pages.
  package var svg: String {
    let runs = sections.compactMap { section -> Run? in if case .run(let run) = section { run } else { nil } }
    let maps = sections.compactMap { section -> Map? in if case .map(let map) = section { map } else { nil } }
    if let run = runs.first(where: { $0.before != nil }) ?? (maps.isEmpty ? runs.first : nil) {
      return RunChart.svg(run.shown.run, over: run.before?.run)
    }
    return maps.first.map { MapChart.svg($0.shown, over: $0.before) } ?? ""
  }

  /// The HTML text of the page.
  public var html: String {
    let content = sections.enumerated().map { ReportSection.html($1, number: $0 + 1) }.joined()
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
      :root{color-scheme:light dark;\(ChartTone.variables(dark: false))}
      @media (prefers-color-scheme:dark){:root{\(ChartTone.variables(dark: true))}}
      \(ChartPaint.styleSheet)
      \(String(decoding: PackageResources.report_css.dropLast(), as: UTF8.self))
      </style>
      </head>
      <body>
      <header class="top">
      <h1>\(Markup.escaped(title))</h1>
      \(summary.isEmpty ? "" : "<p class=\"summary\">\(Markup.escaped(summary))</p>\n")\
      \(ReportContents.html(sections))</header>
      <main>
      \(content)</main>
      <script>
      \(PlayerScript.text)
      </script>
      </body>
      </html>

      """
  }
}
