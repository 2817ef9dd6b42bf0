import FeelTesting
import Foundation
import ScrollPhysics
import TestSupport
import Testing

@Suite("Sentences of findings")
struct FindingSentenceTests {
  private func result(
    _ audit: String, _ subject: some AuditableView, _ filter: GestureFilter = GestureFilter()
  ) throws -> AuditReport.Result {
    try filter.result(of: audit, on: subject, sweep: .quick)
  }

  @Test("A sentence names the kind and the direction that all faulty gestures have in common")
  func scopes() throws {
    var checked = 0
    for plant in PlantedFaultTests.plants {
      guard let finding = try result(plant.audit, plant.row).finding else { continue }
      let parts = finding.sentence.matches(
        of: #/(?:(\d+) in (\d+)|Every|Nearly every) (forward |backward )?(flick|drag|touch|release)(?:e?s)? (?!of )/#)
      // A sentence of two faults, or one that counts other things than gestures, is about a part of the gestures.
      guard parts.count == 1, !finding.sentence.contains(";"), let words = parts.first else { continue }
      var filter = GestureFilter()
      if let direction = words.output.3 {
        filter.isForward = direction == "backward "
        #expect(try result(plant.audit, plant.row, filter).finding == nil, "\(finding.sentence)")
      }
      if words.output.4 == "flick" || words.output.4 == "drag" {
        filter = GestureFilter()
        filter.isStill = words.output.4 == "flick"
        #expect(try result(plant.audit, plant.row, filter).finding == nil, "\(finding.sentence)")
      }
      checked += 1
    }
    #expect(checked > 8)
  }

  @Test("The share in a sentence is that of the gestures that the sentence names")
  func shares() throws {
    for fault in [PlantedRow.Fault.ignoresVelocity, .goesBackward] {
      var filter = GestureFilter()
      filter.isStill = false
      let flicks = try #require(try result("against-the-finger", PlantedRow(fault), filter).finding)
      let share = Share(flicks.failing, of: flicks.tried).of("flick", "flicks")
      let all = try #require(try result("against-the-finger", PlantedRow(fault)).finding)
      #expect(all.failing == flicks.failing && all.tried > flicks.tried)
      #expect(all.sentence.lowercased().contains("flick") && !share.isEmpty)
      if !all.sentence.contains(";") {
        #expect(all.sentence.hasPrefix(share.prefix(1).uppercased() + share.dropFirst()))
      }
    }
  }

  /// Words of each fault's sentence, for any share.
  private static let words = [
    "skipped-items": "than the limit of items", "capped-flicks": "short of where", "double-step": "an item",
    "against-the-finger": "item; back, behind the finger; behind where", "slow-settling": "too long to settle",
    "unreachable-items": "short of the end", "blank-ends": "rests beyond the content",
    "wild-targets": "is sent beyond the content", "ignored-insets": "an added content inset",
    "right-to-left": "at the wrong place from right to left", "rounding": "up to a point off",
    "caught-between": "between items", "uneven-commit": "one way than the other", "wrong-index": "items out of order",
    "compounding-flicks": "than the limit of items", "trapped-in-long-item": "to its end",
    "wrong-axis": "in a column than in a row", "wrong-unit": "for the design; as a flick",
    "small-content": "the beginning of content that fits", "lost-on-resize": "the item in position",
    "autoplay-fights": "by the view's own scrolling",
  ]

  @Test("A sentence begins with a share and describes the fault", arguments: PlantedFaultTests.plants)
  func words(plant: PlantedFaultTests.Plant) throws {
    let sentence = try #require(try result(plant.audit, plant.row).finding?.sentence)
    let faults = sentence.split(separator: "; ")
    #expect(faults.count <= 2 && sentence.count <= 160)
    for (index, fault) in faults.enumerated() {
      let share = index == 0 ? /\d+ in \d+\b|Every\b|Nearly every\b/ : /\d+ in \d+\b|every\b|nearly every\b/
      #expect(fault.starts(with: share), "\(sentence)")
    }
    let words = try #require(Self.words[plant.audit]).components(separatedBy: "; ")
    #expect(words.contains { sentence.contains($0) }, "\(sentence)")
  }
}
