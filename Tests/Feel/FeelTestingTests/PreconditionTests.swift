import FeelTesting
import TestSupport
import Testing

@Suite("Programming errors in tests of feel")
struct PreconditionTests {
  /// A mistake of the program.
  enum Mistake: String, Codable, CaseIterable {
    case shareOfNone, shareOfTooMany, mapLacksCell
    case offsetIsNegative, offsetIsInfinite, velocityIsNegative, timeIsNaN, metricIsNegative, metricIsInfinite

    /// The message.
    var sentence: String {
      switch self {
      case .shareOfNone, .shareOfTooMany: "a share is of gestures that were tried"
      case .mapLacksCell: "a map needs a cell for each drag of each velocity"
      case .offsetIsNegative, .offsetIsInfinite, .velocityIsNegative, .timeIsNaN, .metricIsNegative, .metricIsInfinite:
        "a tolerance must be a finite number that is not negative"
      }
    }

    /// Makes the mistake.
    func make() {
      switch self {
      case .shareOfNone: _ = Share(0, of: 3)
      case .shareOfTooMany: _ = Share(4, of: 3)
      case .mapLacksCell:
        guard let range = try? MapRange(-1...1, step: 1) else { return }
        _ = DecisionMap(
          name: "row", startItem: 0, startOffset: 0, axis: .horizontal, unit: .items, drags: range, velocities: range,
          cells: [])
      case .offsetIsNegative: _ = GoldenTolerance(offset: -1)
      case .offsetIsInfinite: _ = GoldenTolerance(offset: .infinity)
      case .velocityIsNegative: _ = GoldenTolerance(velocity: -1)
      case .timeIsNaN: _ = GoldenTolerance(time: .nan)
      case .metricIsNegative: _ = GoldenTolerance(metrics: [.settleDuration: -1])
      case .metricIsInfinite: _ = GoldenTolerance(metrics: [.settleDuration: .infinity])
      }
    }
  }

  #if !os(iOS)
    @Test("A programming error stops the process with a message", arguments: Mistake.allCases)
    func ends(mistake: Mistake) async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [mistake] in
        mistake.make()
      }
      let process = StoppedProcess(standardError: try #require(result).standardErrorContent)
      #expect(process.says(mistake.sentence), "\(process.beginning)")
    }
  #endif
}
