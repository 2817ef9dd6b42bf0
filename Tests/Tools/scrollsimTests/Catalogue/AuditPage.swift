import Documents
@testable import FeelTesting
import Foundation
import GestureReplay
import Scenes
import ScrollPhysics
import scrollsim

/// The page about the audits: what each checks, and which defects of the published designs each finds.
struct AuditPage {
  private let folder: String
  private let defects: [DefectDocument.Defect]

  /// Reads the list of defects; the scenes are in the folder `scenes` beside it.
  init(contentsOfFile path: String) throws {
    do throws(DocumentError) {
      defects = try DefectDocument(JSONValue(try DocumentFile.read(path))).defects
    } catch {
      throw error.inFile(path)
    }
    folder = (path as NSString).deletingLastPathComponent
  }

  /// Returns the page.
  ///
  /// - Throws: `DocumentError` if an audit does not find its defect in the published scene, or finds a fault in the
  ///   corrected one.
  func markdown() throws -> String {
    var text = Self.introduction
    for audit in Audits.all { text += "- `\(audit.id)` (\(audit.severity)): \(audit.sentence)\n" }
    text += Self.severities + Self.parameters + (try sweeps()) + Self.findings
    var scenes: [String: Scene] = [:]
    var design = ""
    for defect in defects {
      guard let showing = defect.showing else { continue }
      if defect.design != design {
        design = defect.design
        text +=
          "\n### \(design)\n\n| what is wrong | audit | gesture | published | corrected: rests on item |\n|---|---|---|---|---|\n"
      }
      for name in [showing.scene, showing.corrected] where scenes[name] == nil {
        scenes[name] = try SceneDocument.read(contentsOfFile: path(name))
      }
      guard let published = scenes[showing.scene], let corrected = scenes[showing.corrected] else { continue }
      text += try row(defect, showing, published, corrected)
    }
    text += "\n## What no gesture shows\n\n"
    for defect in defects where defect.showing == nil {
      text += "- \(defect.design): \(defect.text) (\(defect.why))\n"
    }
    return text
  }

  private func path(_ scene: String) -> String { folder + "/scenes/\(scene).json" }

  private func row(
    _ defect: DefectDocument.Defect, _ showing: DefectDocument.Showing, _ published: Scene, _ corrected: Scene
  ) throws -> String {
    let result = try showing.filter.result(of: showing.audit, on: published, showing.parameters)
    guard let example = result.finding?.counterExamples.first else {
      throw DocumentError("\(defect.reference): \(showing.audit) finds nothing in \(showing.scene)")
    }
    let cured = try Audits.run(on: corrected, only: [showing.audit], parameters: showing.parameters)
    if !cured.findings.isEmpty {
      throw DocumentError("\(defect.reference): \(showing.audit) finds something in \(showing.corrected)")
    }
    let limit = showing.parameters.limit.map { " (limit \($0))" } ?? ""
    let outcome = try example.outcome(on: corrected).replacing(#/^(lands|rests) on item /#, with: "")
    return
      "| \(defect.text) | `\(showing.audit)`\(limit) | `\(showing.scene) \(ReleaseOptions.text(example))` | \(example.sentence) |"
      + " \(outcome) |\n"
  }

  private static let introduction = """
    # Audits

    Each audit looks for one fault that users of carousels and pagers complain about, and shows it by the simplest gesture.

    <!-- example: exits with 1 -->
    ```sh
    swift run -c release scrollsim audit --scene Fixtures/scenes/minne-published.json
    ```

    ```text
    minne-published · 9 findings, 12 passed, 4 not applicable

    finding: 1 in 5 releases is sent beyond the content
      wild-targets, 1034 of 4862 gestures
      - is sent to 3024, 23 pt beyond the end
        scrollsim release --scene Fixtures/scenes/minne-published.json \\
            --offset 3001 --velocity 0
    …
    ```

    The exit status is 1 if there are findings, and 2 for a scene with neither items nor content to scroll.

    In a test, on a scene or on a view of your own:

    <!-- snippet
    import FeelTesting
    typealias CardSnapping = FreeScrolling
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 3376, height: 240), boundsSize: Size2D(width: 375, height: 240))
    -->
    ```swift
    let cards = ViewUnderTest("cards", configuration) { Scroller($0, behavior: CardSnapping()) }
    try expectNoFindings(of: cards)
    ```

    `DeclaredFeel` is what a design promises, such as its limit; a scene derives it from its snapping.

    The audits, with the [severity](#severity) of a fault and what holds where they pass:


    """

  private static var severities: String {
    var text = """

      ## Severity

      The costliest findings come first. The cost is the share of the gestures that show the fault, times the weight:

      | severity | weight | what it means |
      |---|---|---|

      """
    for severity in AuditSeverity.allCases {
      text += "| \(severity) | \(severity.rawValue) | \(severity.reason) |\n"
    }
    return text + """

      ## Parameters

      """
  }

  /// Describes the two sweeps, with what the quick one finds of the defects on the page.
  private func sweeps() throws -> String {
    var (shown, found) = (0, 0)
    for case let showing? in defects.map(\.showing) {
      let scene = try SceneDocument.read(contentsOfFile: path(showing.scene))
      let report = try Audits.run(on: scene, only: [showing.audit], parameters: showing.parameters, sweep: .quick)
      shown += 1
      found += report.findings.count
    }
    return """

      ## Quick and full sweeps

      `scrollsim audit` makes a full sweep: thousands of gestures, from up to seven items, at twelve speeds.
      `expectNoFindings` makes a quick one: hundreds, from the first, the middle and the last item, at four speeds. Both
      try the same shortest, longest, slowest and fastest gestures. In a debug build a full sweep can take a minute, a
      quick one a second or two.

      The quick sweep notices \(found) of the \(shown) defects below, and more than nine in ten of the full sweep's findings in the
      published designs. Run it with every test, and the full one before a release or after a change of the snapping:

      <!-- snippet: continues -->
      ```swift
      try expectNoFindings(of: cards, sweep: .full)
      ```

      """
  }

  private static var parameters: String {
    var text = """

      `--parameter NAME=VALUE`, or `AuditParameters` in a test, changes what audits allow:

      - `limit` (`--limit N`), by default the design's own: the most items a flick may go (`skipped-items`, \
      `capped-flicks`, `double-step`, `against-the-finger`, `unreachable-items`, `compounding-flicks`)

      """
    for field in AuditParameters.fields {
      let value = JSONText.number(AuditParameters()[keyPath: field.path]) + (field.unit.isEmpty ? "" : " \(field.unit)")
      let audits = field.audits.map { "`\($0)`" }.joined(separator: ", ")
      text += "- `\(field.name)`, by default \(value): \(field.summary) (\(audits))\n"
    }
    return text
  }

  private static let findings = """

    ## The published designs

    These are the known faults of [five designs](Snapping.md#five-designs-as-published-and-corrected). In the corrected
    scenes the audits find nothing. `cards-published --offset 851 …` stands for

    <!-- example: skip the rows say what stands for … -->
    ```sh
    swift run -c release scrollsim release --scene Fixtures/scenes/cards-published.json --offset 851 …
    ```

    """
}

extension AuditSeverity {
  /// The reason for the rank, a sentence without its full stop.
  fileprivate var reason: String {
    switch self {
    case .blocking: "a gesture has no effect or the opposite one, or content cannot be reached"
    case .misleading: "the view rests at another item than the gesture asked for, or at none"
    case .annoying:
      "users get where they want, but not as they expect; or the fault appears only with other insets, longer items or"
        + " on another axis"
    case .cosmetic: "the view is off by less than a point"
    }
  }
}

extension CounterExample {
  /// Describes where the same gesture comes to rest on another view.
  /// - Throws: `VariantError` if the view cannot be varied as the gesture requires.
  fileprivate func outcome(on subject: some AuditableView) throws(VariantError) -> String {
    let row = try AuditContext(subject, AuditParameters()).row(gesture.variants)
    if gesture.sequel == .rest { return row.lands(row.landing(of: release)) }
    var (view, trace) = (row.view, ScrollTrace(displayScale: row.configuration.displayScale))
    var budget = RunBudget.unlimited
    _ = view.perform(release, then: gesture.sequel, axis, within: &budget, recording: &trace)
    let rest = view.contentOffset
    let item = row.items(of: view).item(at: rest).map { "on item \($0) " } ?? ""
    return "rests \(item)at \(AuditNumber.text(rest[axis]))"
  }
}
