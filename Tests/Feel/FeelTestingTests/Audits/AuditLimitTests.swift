import FeelTesting
import ScrollPhysics
import TestSupport
import Testing

/// How far a row may deviate before audits find something, deviation by deviation.
@Suite("What audits allow")
struct AuditLimitTests {
  private func numbers(
    _ subject: some AuditableView, only: [String]? = nil, _ parameters: AuditParameters = AuditParameters()
  ) throws -> String {
    let report = try Audits.run(on: subject, only: only, parameters: parameters, sweep: .quick, jobs: 1)
    let parts = Audits.all.compactMap { audit -> String? in
      guard let result = report.results.first(where: { $0.audit.id == audit.id }) else { return nil }
      switch result.outcome {
      case .passed: return only == nil ? nil : "\(audit.id) passes"
      case .found(let finding): return "\(audit.id) \(finding.failing) of \(finding.tried)"
      case .notApplicable: return only == nil ? nil : "\(audit.id) not applicable"
      }
    }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }

  /// The findings among some audits.
  private func findings(_ subject: some AuditableView, among ids: [String]) throws -> String {
    try numbers(subject, only: ids).split(separator: ", ").filter { $0.contains(" of ") }.joined(separator: ", ")
  }

  private static let rows = DeclaredFeel(maximumItemsPerFlick: 1, limitsDrags: true, minimumFlickVelocity: 0.3)

  private func expect(_ text: String, in name: String) throws {
    let difference = try RecordedText("Tests/Goldens/AuditLimitTests/\(name).txt").difference(text)
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// The audits that compare where releases land, of which thousands take less time than a run.
  private static let landings = Audits.all.map(\.id).filter { id in
    !["slow-settling", "wrong-index", "compounding-flicks", "broken-loop", "autoplay-fights"].contains(id)
  }

  /// `SCROLLSIM_RECORD=all swift test --filter AuditLimitTests` records the limits again.
  @Test("Targets that are some pixels off are found from the recorded distances on")
  func pixels() throws {
    var text = ""
    for shift in PlantedRow.Shift.allCases {
      for scale in [1.0, 2, 3] {
        for pixels in scale == 2 ? [-2.0, 1, 2] : scale == 1 ? [1] : [1, 2] {
          var row = PlantedRow(declared: scale == 2 ? nil : Self.rows)
          row.configuration.displayScale = scale
          row.shift = (shift, pixels / scale)
          text += "\(shift) by \(Int(pixels)) pixels of \(Int(scale)) in a point:"
          text += " \(try findings(row, among: Self.landings))\n"
        }
      }
    }
    try expect(text, in: "pixels")
  }

  @Test("Thresholds of speed are found beyond those of fingers")
  func speeds() throws {
    var text = ""
    for speed in [0.0, 0.01, 0.0199, 0.02, 0.0201, 0.021, 0.1, 0.29, 0.3, 0.31, 19.9, 20, 20.1, 300] {
      for isDeclared in [false, true] {
        var row = PlantedRow(declared: DeclaredFeel(minimumFlickVelocity: isDeclared ? speed : nil))
        row.threshold = speed
        text += "\(isDeclared ? "declared " : "")\(speed): \(try numbers(row))\n"
      }
    }
    try expect(text, in: "speeds")
  }

  @Test("Uneven commits are found from a fiftieth of a page on, and touches that turn a page longer than four touches")
  func drags() throws {
    var text = ""
    for shift in [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, -2, -2.5, 99, 100] {
      var row = PlantedRow(.unevenCommit)
      row.commitShift = shift
      text += "shifted by \(shift): \(try numbers(row, only: ["uneven-commit"]))\n"
    }
    for touch in [8.0, 9, 9.5, 10, 10.5, 11, 12] {
      for page in [39.0, 40, 40.5, 41, 200] {
        var (row, parameters) = (PlantedRow(.touches, page: page), AuditParameters())
        row.commitShift = 9
        parameters.touchDistance = touch
        text += "a touch of \(touch) on a page of \(page): \(try numbers(row, only: ["uneven-commit"], parameters))\n"
      }
    }
    try expect(text, in: "drags")
  }

  @Test("A view that scrolls by itself is found up to a tenth of a second before its interval")
  func intervals() throws {
    var text = ""
    for interval in [400.0, 1500] {
      for early in [-2.0, 0, 1, 38, 39, 40, 41, 42, 99, 100, 101, 102, 150, 200] {
        var row = PlantedRow(declared: DeclaredFeel(minimumFlickVelocity: 0.3, autoScrollInterval: interval))
        row.unrest = .ticks(every: interval - early)
        text += "\(early) ms before \(interval): \(try numbers(row, only: ["autoplay-fights", "blank-ends"]))\n"
      }
    }
    try expect(text, in: "intervals")
  }

  @Test("The content of an endless row may jump by two pixels")
  func jumps() throws {
    var text = ""
    for scale in [1.0, 2] {
      for pixels in [-3.0, -2, -1, 1, 2, 3] {
        var row = PlantedRow(declared: DeclaredFeel(minimumFlickVelocity: 0.3))
        row.configuration.displayScale = scale
        (row.lapLength, row.unrest) = (1600, .ticks(every: 1500, by: pixels / scale))
        text += "by \(Int(pixels)) pixels of \(Int(scale)) in a point: \(try numbers(row, only: ["broken-loop"]))\n"
      }
    }
    try expect(text, in: "jumps")
  }

  @Test("Limits, numbers of items and lengths of items are applied as recorded")
  func counts() throws {
    var text = ""
    for count in [0, 1, 2, 3, 5] {
      for fault in [PlantedRow.Fault.none, .alwaysOne, .goesBackward, .unclamped] {
        text += "\(count) items, \(fault): \(try numbers(PlantedRow(fault, count: count)))\n"
      }
    }
    for limit in [1, 3] {
      for limitsDrags in [false, true] {
        let declared = DeclaredFeel(
          maximumItemsPerFlick: limit, limitsDrags: limitsDrags, minimumFlickVelocity: 0.3)
        for fault in [PlantedRow.Fault.none, .noLimit, .compounds, .countsFromShown, .farTarget] {
          text += "limit \(limit)\(limitsDrags ? " of drags" : ""), \(fault):"
          text += " \(try numbers(PlantedRow(fault, declared: declared)))\n"
        }
      }
    }
    for page in [30.0, 200.5, 249, 250, 251, 252, 600] {
      for fault in [PlantedRow.Fault.none, .onlyNearest, .followsBounds] {
        text += "items of \(page), \(fault): \(try numbers(PlantedRow(fault, page: page)))\n"
      }
    }
    for (lap, page) in [(1600.0, 200.0), (800, 200), (200, 200)] {
      for fault in [PlantedRow.Fault.none, .flickeringItem, .goesBackward] {
        var row = PlantedRow(fault, page: page)
        row.lapLength = lap
        text += "a lap of \(lap), \(fault): \(try numbers(row))\n"
      }
    }
    try expect(text, in: "counts")
  }
}
