import FeelTesting
import Foundation
import Scenes

/// docs/Choosing.md and `Fixtures/choosing`: the same card row under each snapping, their feel sheets side by side.
struct ChoosingPage {
  /// A snapping of the same row: its heading, its part of the scene document, and the view's rate.
  struct Choice {
    let heading: String
    let snapping: String
    let rate: String?
    let source: String
  }

  static let choices =
    [
      Choice(
        heading: "paging", snapping: #"{"type": "paging"}"#, rate: nil,
        source: "`isPagingEnabled`, SwiftUI's `.paging`, an orthogonal section's `paging`"),
      Choice(
        heading: "viewAligned", snapping: #"{"type": "viewAligned"}"#, rate: nil,
        source: "SwiftUI's `.viewAligned`, in a compact size class"),
      Choice(
        heading: "never", snapping: #"{"type": "viewAligned", "limit": "never"}"#, rate: nil,
        source: "`.viewAligned(limitBehavior: .never)`"),
      Choice(
        heading: "byOne", snapping: #"{"type": "viewAligned", "limit": "alwaysByOne"}"#, rate: nil,
        source: "`.viewAligned(limitBehavior: .alwaysByOne)`"),
      Choice(
        heading: "group", snapping: #"{"type": "groupPaging"}"#, rate: nil,
        source: "an orthogonal section's `groupPaging`; `groupPagingCentered` differs by where a card rests"),
      Choice(
        heading: "boundary", snapping: #"{"type": "continuousGroupLeadingBoundary"}"#, rate: nil,
        source: "an orthogonal section's `continuousGroupLeadingBoundary`"),
    ]
    + published.flatMap { heading, type, source in
      [
        Choice(
          heading: heading, snapping: #"{"type": "\#(type)", "edition": "published"}"#, rate: "fast",
          source: "\(source), as published"),
        Choice(
          heading: "\(heading)′", snapping: #"{"type": "\#(type)"}"#, rate: "fast",
          source: "`\(type)` of this package, \(heading) corrected"),
      ]
    }

  private static let published = [
    ("cards", "cardPaging", "a flow layout that pages cards"),
    ("minne", "flickThresholds", "minne's flow layout with flicks of two speeds"),
    ("pairs", "unevenPages", "a flow layout of uneven pages"),
    ("shelf", "alignment", "a flow layout plugin that aligns items"),
  ]

  /// The scene documents of the choices, by file name; the names sort in the order of the page.
  static let scenes: [(file: String, document: String)] = choices.enumerated().map { index, choice in
    let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
    return ("\(number)-\(choice.heading.replacing("′", with: "-corrected")).json", document(choice))
  }

  /// Returns the scene document of a choice.
  static func document(_ choice: Choice) -> String {
    let rate = choice.rate.map { #", "decelerationRate": "\#($0)""# } ?? ""
    return """
      { "format": "scroll-scene", "version": 1, "name": "\(choice.heading)",
        "scrollView": {"bounds": {"width": 390, "height": 240}, "displayScale": 3\(rate)},
        "layout": {
          "type": "flow", "scrollDirection": "horizontal", "itemCount": 10,
          "itemSize": {"width": 300, "height": 240}, "minimumLineSpacing": 12,
          "sectionInset": {"top": 0, "left": 16, "bottom": 0, "right": 16}},
        "snapping": \(choice.snapping) }

      """
  }

  /// Returns the page, in Markdown.
  static func markdown() throws -> String {
    let sheets = try scenes.map { try FeelSheet(of: SceneDocument.decode(Data($0.document.utf8))) }
    let gestures = sheets[0].lines.map(\.name)
    let headings = choices.map(\.heading)
    func table(_ column: String) -> String {
      let index = FeelSheet.columns.firstIndex { $0.title == column } ?? 0
      let rows = gestures.indices.map { row in
        "| \(gestures[row]) | \(sheets.map { Self.short($0.lines[row].values[index]) }.joined(separator: " | ")) |"
      }
      return
        (["| gesture | \(headings.joined(separator: " | ")) |", "|---|\(headings.map { _ in "--:|" }.joined())"] + rows)
        .joined(separator: "\n")
    }
    func commits(_ value: (CommitThresholds) -> Double?) -> String {
      sheets.map { $0.map.commits.flatMap(value).map { Self.short("\($0)") } ?? "–" }.joined(separator: " | ")
    }
    let list = choices.map { "- **\($0.heading)**: \($0.source)" }.joined(separator: "\n")
    return """
      # Which one to choose

      For developers who begin a card row. Here is the same row under each snapping that the package has: ten cards of 300 pt,
      12 pt apart, with insets of 16 pt, in a view of 390 pt. The tables are their [feel sheets](Feel.md#feel-sheets) side by side.
      `SCROLLSIM_RECORD=all swift test --filter ChoosingPageTests` writes this page, and the rows in `Fixtures/choosing`.

      The same sheets as one page, with the offset curves of all gestures and the decision maps beside each other:

      ```sh
      scrollsim sheet Fixtures/choosing/*.json --output choosing.html
      ```

      \(list)

      ## How far it goes

      Cards from the one at which the gesture began.

      \(table("items"))

      A card is left by a still drag, or by a flick without a drag, from:

      | | \(headings.joined(separator: " | ")) |
      |---|\(headings.map { _ in "--:|" }.joined())
      | drag, pt | \(commits(\.dragForward)) |
      | flick, pt/ms | \(commits(\.velocityForward)) |

      ## How long it takes

      The time from the release to rest, in ms.

      \(table("settle"))

      ## What the tables say

      - **One card a flick, whatever its speed**: group paging and `paging` do it by design. They are also the quickest: the spring
        of a page turn starts with the finger's speed. `paging` fits cards as wide as the view only; others drift.
      - **Farther with faster flicks**: `viewAligned` and the leading boundary go to the card nearest to where the view would
        stop by itself. A slow flick may therefore come back. At the rate `.normal`, of `never` and `boundary`, the same flick
        goes five times as far and takes seconds.
      - **A slow flick turns a card too**: a design with a threshold of its own, such as `flickThresholds`.
      - The published designs have faults that these gestures do not show; [Audits.md](Audits.md) lists them.

      To compare other sizes, edit copies of these [scenes](Formats.md#scene) and run `scrollsim sheet` with them, or drag
      both rows in the [playground](Playground.md).

      """
  }

  /// Returns a number of a sheet without its decimals from 10 on.
  private static func short(_ text: String) -> String {
    guard let number = Double(text) else { return text }
    return abs(number) >= 10 ? "\(Int(number.rounded()))" : text
  }
}
