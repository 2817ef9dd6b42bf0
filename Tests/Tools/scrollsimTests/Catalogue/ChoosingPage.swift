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
    /// What it is, for the list of the page; nil if another choice's words say it.
    let source: String?
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
          source: "\(source), as published; **\(heading)′**: its correction, `\(type)`"),
        Choice(
          heading: "\(heading)′", snapping: #"{"type": "\#(type)"}"#, rate: "fast",
          source: nil),
      ]
    }
    + [
      gesture(
        "half", #""animation": "spring", "handsVelocityOver": false"#,
        "a SwiftUI row whose [drag gesture](DragGestures.md) turns a page beyond half of it; **half′**: its correction"),
      gesture("50pt", #""distance": 50, "animation": "easeOut""#, "the same, beyond 50 pt"),
      gesture(
        "predicted", #""measure": "predictedEnd", "turns": "rounded""#,
        "the same, to the page nearest to the predicted end"),
      gesture(
        "half′",
        #""minimumFlickVelocity": 0.25, "animation": "snappy", "catching": "carriesOver", "cancellation": "ends", "#
          + #""resistanceFactor": 0.55, "resistanceLimit": 390, "subtractsMinimumDistance": true"#,
        nil),
    ]

  /// Returns a row moved by a SwiftUI drag gesture.
  private static func gesture(_ heading: String, _ keys: String, _ source: String?) -> Choice {
    Choice(
      heading: heading, snapping: #"{"type": "dragGesture", "alignment": "lineStart", \#(keys)}"#, rate: nil,
      source: source)
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
    /// The values of a column of the sheets.
    func table(_ column: String) -> String {
      let rows = gestures.indices.map { row in
        sheets.map { $0.lines[row].value(inColumn: column).map(Self.short) ?? "?" }
      }
      return Self.table("gesture", headings, gestures, rows)
    }
    func thresholds(_ value: (CommitThresholds) -> Double?, _ text: (Double) -> String) -> [String] {
      sheets.map { $0.map.commits.flatMap(value).map(text) ?? "–" }
    }
    /// A value of one row, in the words of a table.
    func cell(_ heading: String, _ gesture: String, _ column: String) -> String {
      guard let sheet = headings.firstIndex(of: heading).map({ sheets[$0] }),
        let value = sheet.lines.first(where: { $0.name == gesture })?.value(inColumn: column)
      else { return "?" }
      return Self.short(value)
    }
    /// The settle duration of one row, as a person says it.
    func seconds(_ heading: String, _ gesture: String) -> String {
      Double(cell(heading, gesture, "settle")).map { "\(Self.twoDigits($0 / 1000)) s" } ?? "?"
    }
    /// The velocity of a flick without a drag that leaves a card of one row.
    func leaving(_ heading: String) -> String {
      headings.firstIndex(of: heading).flatMap { sheets[$0].map.commits?.velocityForward }.map(Self.velocity) ?? "?"
    }
    let list = choices.compactMap { choice in choice.source.map { "- **\(choice.heading)**: \($0)" } }
      .joined(separator: "\n")
    let thresholdTable = Self.table(
      "", headings, ["drag, pt", "flick, pt/ms"],
      [thresholds(\.dragForward, Self.drag), thresholds(\.velocityForward, Self.velocity)])
    return """
      # Which one to choose

      What to take for a card row, with the figures of ten cards of 300 pt in a view of 390 pt.

      ## What to take

      - **One card for each flick, whatever its speed.** In a compositional layout, take `groupPaging`: after a flick of 1 pt/ms
        it rests in \(seconds("group", "flick, 1 pt/ms")), because the spring of a page turn starts with the finger's speed. In a flow layout, take
        `cardPaging` of this package (\(seconds("cards′", "flick, 1 pt/ms"))). In SwiftUI, take `.viewAligned` (\(seconds("viewAligned", "flick, 1 pt/ms"))); without a drag
        before it, a flick there must have \(leaving("viewAligned")) pt/ms. `isPagingEnabled` fits only cards as wide as the view; others drift.
      - **One card for a slow flick, two for a fast one.** Take `flickThresholds` of this package: one card from \(leaving("minne′")) pt/ms,
        \(cell("minne′", "flick, 3 pt/ms", "items")) at 3 pt/ms.
      - **As far as the flick carries.** Take `.viewAligned(limitBehavior: .never)` or `continuousGroupLeadingBoundary`. A flick of
        3 pt/ms goes \(cell("never", "flick, 3 pt/ms", "items")) cards and takes \(seconds("never", "flick, 3 pt/ms")), at the rate `.normal` of these two.
      - **Never a published design as it is.** Each has [faults](Audits.md#the-published-designs) that these gestures do not show.
        Take its corrected form.

      For your own sizes, edit copies of these [scenes](Formats.md#scene), or drag two rows in the
      [playground](Playground.md).

      ## The rows

      The cards are 12 pt apart, with insets of 16 pt. This command writes the [feel sheets](Feel.md#feel-sheets), from which
      the tables are, on one page:

      ```sh
      scrollsim sheet Fixtures/choosing/*.json --output choosing.html
      ```

      \(list)

      ## What leaves a card

      The least drag that is released still, and the least flick without a drag; *any* is the least that is tried.

      \(thresholdTable)

      ## How far it goes

      Cards from the one at which the gesture began.

      \(table("items"))

      ## How long it takes

      From the release to the rest, in ms. For *flick, then half again as long*, to the rest before the view grows.

      \(table("settle"))

      """
  }

  /// Returns a table in which equal columns are one, and equal rows are one; a row or a column of one value is a sentence
  /// before it.
  private static func table(_ corner: String, _ headings: [String], _ names: [String], _ rows: [[String]]) -> String {
    let shownRows = names.indices.filter { Set(rows[$0]).count > 1 }
    let columns = headings.indices.map { column in shownRows.map { rows[$0][column] } }
    let shownColumns = headings.indices.filter { Set(columns[$0]).count > 1 }
    let sentences =
      names.indices.filter { !shownRows.contains($0) }.map { "*\(names[$0])*: \(rows[$0][0]) in each column." }
      + headings.indices.filter { !shownColumns.contains($0) }.map {
        "**\(headings[$0])**: \(columns[$0][0]) in each row."
      }
    let merged = merged(shownColumns.map { headings[$0] }, shownColumns.map { columns[$0] })
    let lines = Self.merged(shownRows.map { names[$0] }, shownRows.indices.map { row in merged.map { $0.values[row] } })
    let table =
      [
        "| \(corner) | \(merged.map(\.name).joined(separator: " | ")) |",
        "|---|\(merged.map { _ in "--:|" }.joined())",
      ] + lines.map { "| \($0.name) | \($0.values.joined(separator: " | ")) |" }
    return (sentences.isEmpty ? "" : sentences.joined(separator: " ") + "\n\n") + table.joined(separator: "\n")
  }

  /// Returns the names with their values, those of equal values as one.
  private static func merged(_ names: [String], _ values: [[String]]) -> [(name: String, values: [String])] {
    names.indices.compactMap { index in
      guard values.firstIndex(of: values[index]) == index else { return nil }
      return (
        names.indices.filter { values[$0] == values[index] }.map { names[$0] }.joined(separator: "; "), values[index]
      )
    }
  }

  /// Returns the distance of a drag as a person says it: in whole points, or `any` for a pixel of the scenes.
  private static func drag(_ distance: Double) -> String { distance * 3 < 1.5 ? "any" : short("\(distance.rounded())") }

  /// Returns a velocity as a person says it, or `any` for the least one that a map tries.
  private static func velocity(_ velocity: Double) -> String { velocity < 0.0015 ? "any" : twoDigits(velocity) }

  /// Returns a number below ten with two digits.
  private static func twoDigits(_ number: Double) -> String {
    String(format: number < 1 ? "%.2f" : "%.1f", number).replacing(/\.?0+$/, with: "")
  }

  /// Returns a number of a sheet without its decimals from 10 on.
  private static func short(_ text: String) -> String {
    guard let number = Double(text) else { return text }
    return abs(number) >= 10 ? "\(Int(number.rounded()))" : text
  }
}
