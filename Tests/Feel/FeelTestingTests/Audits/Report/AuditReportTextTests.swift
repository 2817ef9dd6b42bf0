import FeelTesting
import ScrollPhysics
import TestSupport
import Testing

/// The reports that a person reads: every audit of every planted fault, and what keeps audits from running.
@Suite("Texts of audit reports")
struct AuditReportTextTests {
  private func expect(_ text: String, in name: String) throws {
    let difference = try RecordedText("Tests/Goldens/AuditReportTextTests/\(name).txt").difference(text)
    #expect(difference == nil, "\(difference ?? "")")
  }

  private func text(_ subject: some AuditableView, _ sweep: GestureSweep = .quick) throws -> String {
    AuditReportText.encode(try Audits.run(on: subject, sweep: sweep, jobs: 1)) + "\n"
  }

  /// `SCROLLSIM_RECORD=all swift test --filter AuditReportTextTests` records the reports again.
  @Test("The reports of all audits of planted faults are the recorded ones")
  func faults() throws {
    var text = ""
    for plant in PlantedFaultTests.plants { text += try self.text(plant.row) }
    try expect(text, in: "faults")
  }

  @Test("The reports of views that misreport, drift, start again, or are off on one side are the recorded ones")
  func otherFaults() throws {
    var drifting = PlantedRow(page: 250)
    drifting.unrest = .drifts(by: 0.5)
    var short = PlantedRow(declared: DeclaredFeel(minimumFlickVelocity: 0.3))
    (short.lapLength, short.unrest) = (1000, .startsAgain(after: 1000))
    var ticking = PlantedRow(declared: DeclaredFeel(minimumFlickVelocity: 0.3, autoScrollInterval: 900))
    ticking.unrest = .ticks(every: 700)
    var text = try self.text(PlantedRow(.misreportsItem)) + self.text(drifting) + self.text(short) + self.text(ticking)
    for shift in [PlantedRow.Shift.forward, .backward, .still, .fromItemToItem, .afterResizes] {
      for distance in [0.5, 2] {
        var row = PlantedRow()
        row.shift = (shift, distance)
        text += "\(shift) by \(distance): \(try self.text(row))"
      }
    }
    for (page, fault) in [(20.0, PlantedRow.Fault.touches), (60, .touches), (251, .none), (600, .onlyNearest)] {
      text += try self.text(PlantedRow(fault, page: page))
    }
    try expect(text, in: "other-faults")
  }

  private static let sizes = ScrollConfiguration(
    contentSize: Size2D(width: 1200, height: 100), boundsSize: Size2D(width: 375, height: 100))

  @Test("The reports of views of which audits know too little are the recorded ones")
  func partialViews() throws {
    func view(
      _ name: String, items: [Double], _ declared: DeclaredFeel = DeclaredFeel(), length: Double = 1200
    ) -> some AuditableView {
      var configuration = Self.sizes
      configuration.geometry.contentSize.width = length
      return ViewUnderTest(name, configuration, declared: declared, itemOffsets: items) {
        Scroller($0, behavior: FreeScrolling())
      }
    }
    let fixed = ViewUnderTest("of a closure") { Scroller(Self.sizes) }
    let named = ViewUnderTest("of a closure, with items", items: { ItemList([0, 300, 600], in: $0) }) {
      Scroller(Self.sizes)
    }
    var column = Self.sizes
    column.geometry.contentSize = Size2D(width: 375, height: 1200)
    let tall = ViewUnderTest("a column", column, itemOffsets: [0, 300, 600, 900]) { Scroller($0) }
    var endless = PlantedRow(count: 3)
    endless.lapLength = 600
    try expect(
      text(view("without items", items: [])) + text(view("without items or scrolling", items: [], length: 375))
        + text(view("one item", items: [0])) + text(view("one item that fits", items: [0], length: 300))
        + text(view("two items", items: [0, 300]))
        + text(view("rests anywhere", items: [0, 300, 600], DeclaredFeel(snaps: false)))
        + text(view("a limit of two", items: [0, 300, 600], DeclaredFeel(maximumItemsPerFlick: 2)), .full)
        + text(fixed) + text(named) + text(tall) + text(endless),
      in: "partial-views")
  }

  @Test("The failures of a test, with all audits and with one that is not applicable, are the recorded ones")
  func failures() throws {
    var text = ""
    for plant in PlantedFaultTests.plants.prefix(6) {
      for only in [nil, [plant.audit], ["skipped-items", plant.audit], ["broken-loop"]] {
        do throws(FeelFailure) {
          try expectNoFindings(of: plant.row, only: only)
          text += "\(plant.testDescription): passes\n"
        } catch {
          text += "\(plant.testDescription), \(only.map { $0.joined(separator: " ") } ?? "all"):\n"
          text += error.lines.map { "  \($0)\n" }.joined()
        }
      }
    }
    try expect(text, in: "failures")
  }
}
