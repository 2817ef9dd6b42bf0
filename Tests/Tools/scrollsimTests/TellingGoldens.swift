import Foundation
import ScrollPhysics
import Testing

/// A change of one constant of the model, and a golden that fails with it.
struct TellingGolden: Sendable, CustomTestStringConvertible {
  /// By 3 % either way, or to another choice.
  enum Change: Hashable, Sendable {
    case less, more
    case choice(String)
  }

  /// A constant and a direction.
  struct Case: Hashable, Sendable {
    let constant: String
    let change: Change
  }

  let item: Case
  /// SCENE/GESTURE.
  let golden: String

  var testDescription: String { "\(item.constant) \(item.change): \(golden)" }

  /// Every change that a golden must tell.
  static let cases: [Case] = ScrollTuning.fields.flatMap { field -> [Case] in
    let ours = ScrollTuning.default.text(of: field)
    let changes: [Change] =
      ScrollTuning.default.number(of: field) == nil
      ? choices(of: field).filter { $0 != ours }.map { .choice($0) } : [.less, .more]
    return changes.map { Case(constant: field.name, change: $0) }
  }

  /// A choice's domain names each in quotation marks.
  private static func choices(of field: ScrollTuning.Field) -> [String] {
    field.domain.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  static let all: [TellingGolden] = rows.flatMap { row in
    row.goldens.map { TellingGolden(item: Case(constant: row.constant, change: $0.change), golden: $0.golden) }
  }

  private struct Row {
    let constant: String
    let goldens: [(change: Change, golden: String)]

    init(_ constant: String, _ golden: String) { self.init(constant, less: golden, more: golden) }

    init(_ constant: String, less: String, more: String) {
      self.constant = constant
      goldens = [(.less, less), (.more, more)]
    }

    init(_ constant: String, choice: String, _ golden: String) {
      self.constant = constant
      goldens = [(.choice(choice), golden)]
    }
  }

  private static let rows: [Row] = [
    Row("stoppingSpeed", "card-row/flick-fast"),
    Row("minimumFlingSpeed", "card-row/flicks-at-the-threshold"),
    Row("stillRetargetDecay", "cards-normal/drag-and-hold"),
    Row("rubberBandCoefficient", "card-row/overscroll-start-hold"),
    Row("edgePull", "card-row/overscroll-start-hold"),
    Row("recoilLagFactor", "card-row/overscroll-start-hold"),
    // It ends a bounce some 3 ms earlier or later, which shows where a frame lies between.
    Row("bounceRestDistance", less: "minne/flick-right", more: "card-row/overscroll-start-hold"),
    Row("animationDuration", "card-row/animated-scroll"),
    Row("pageSpringDecay", "pager/flick-left"),
    Row("pageSpringFrequency", "pager/flick-left"),
    Row("pageOvershootSpeed", "pager-swinging/flicks-at-the-overshoot"),
    Row("pageFlickSpeed", "pager/flicks-at-the-threshold"),
    Row("pageCommitFraction", "pager/half-page-drags"),
    Row("panSlop", "card-row/drag-and-hold"),
    Row("newestVelocityWeight", "card-row/flick-left"),
    Row("middleVelocityWeight", "card-row/flick-left"),
    Row("oldestVelocityWeight", "card-row/flick-left"),
    Row("stillnessInterval", "card-row-fast/flicks-held-briefly"),
    Row(
      "directionalLockSlope", less: "photo-map-locked/flick-near-horizontal",
      more: "photo-map-locked/flick-off-horizontal"),
    Row("directionalLockDistance", "photo-map-locked/drags-that-bend"),
    Row("directionalLockPause", "photo-map-locked/drags-that-pause"),
    Row("fastScrollInterval", "long-row/flicks-a-second-apart"),
    Row("fastScrollMinimumSpeed", "long-row/flicks-that-fade"),
    Row("fastScrollCountingSpeed", "long-row/flicks-that-count"),
    Row("fastScrollFreeFlicks", "long-row/five-flicks"),
    Row("fastScrollDragDistance", "feed/six-flicks-short"),
    Row("fastScrollMaximumBoost", "long-row/five-flicks"),
    Row("fastScrollGrowth", "long-row/five-flicks"),
    Row("fastScrollMaximumMultiplier", "long-row/ten-flicks"),
    Row("panSlopHandling", choice: "applied", "card-row/drag-and-hold"),
    Row("opposedRetarget", choice: "snap", "pairs-published/flick-slow"),
    Row("stillRetarget", choice: "viewRate", "cards-normal/drag-and-hold"),
    Row("stillRetarget", choice: "swiftUI", "cards-normal/drag-and-hold"),
    Row("stillRetarget", choice: "recoil", "minne/drag-and-hold"),
    Row("stillRetarget", choice: "scrollAnimation", "minne/drag-and-hold"),
    Row("pageOvershoot", choice: "aboveSpeed", "pager/flick-fast"),
  ]
}

extension TellingGolden.Case {
  /// Makes the change.
  func apply(to tuning: inout ScrollTuning) throws {
    let field = try #require(ScrollTuning.field(named: constant))
    switch change {
    case .less: try tuning.set(field, to: changed(field, by: -0.03))
    case .more: try tuning.set(field, to: changed(field, by: 0.03))
    case .choice(let name): try tuning.set(field, to: name)
    }
  }

  private func changed(_ field: ScrollTuning.Field, by part: Double) throws -> Double {
    let number = try #require(ScrollTuning.default.number(of: field))
    // A count changes by one.
    if constant == "fastScrollFreeFlicks" { return number + (part < 0 ? -1 : 1) }
    // A rate per ms changes by 3 % of its logarithm, which is what the laws have: 3 % more than 0.99 would be no rate.
    if field.unit == "per ms" { return pow(number, 1 - part) }
    return number * (1 + part)
  }
}
