import FeelTesting
import Foundation
import ScrollPhysics
import TestSupport
import Testing

@Suite("The model number")
struct ModelTests {
  @Test("The frames, calls and landings of Fixtures change only with the model number")
  func fixtures() throws {
    let goldens = FixturePath.fixture("goldens")
    let files = try FileManager.default.subpathsOfDirectory(atPath: goldens)
      .filter { $0.hasSuffix(".trace") || $0.hasSuffix(".map") }.sorted()
    #expect(files.count > 200)
    let digests = try files.map { file in
      (file, try Self.digest(String(contentsOfFile: "\(goldens)/\(file)", encoding: .utf8)))
    }
    let text = "model \(ScrollModel.number)\n" + digests.map { "\($1) \($0)\n" }.joined()
    let known = try String(contentsOfFile: FixturePath.fixture("model.txt"), encoding: .utf8).split(separator: "\n")
    if known.first == "model \(ScrollModel.number)" {
      let before = Dictionary(uniqueKeysWithValues: known.dropFirst().map { ($0.dropFirst(17), $0.prefix(16)) })
      let changed = digests.filter { file, digest in before[Substring(file)].map { $0 != digest } ?? false }
      #expect(
        changed.isEmpty,
        """
        \(changed.count) goldens give other frames or landings, such as \(changed.first?.0 ?? ""), and the model still is \
        \(ScrollModel.number). If a law, a constant or a filter changed, raise ScrollModel.number and describe the change \
        in CHANGELOG.md under "Model \(ScrollModel.number + 1)". If only the scene, the gesture or the axes of a map \
        changed, take the lines of these goldens out of Fixtures/model.txt. In both cases, write the file again: \
        SCROLLSIM_RECORD=all swift test --filter ModelTests
        """)
      if !changed.isEmpty { return }
    }
    #expect(
      try GeneratedFile("Fixtures/model.txt").matches(text),
      "Fixtures/model.txt lacks goldens, or has too many: SCROLLSIM_RECORD=all swift test --filter ModelTests writes it"
    )
  }

  @Test("CHANGELOG.md has a section for each model")
  func sections() throws {
    let url = FixturePath.package.appendingPathComponent("CHANGELOG.md")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    for number in 1...ScrollModel.number {
      #expect(lines.filter { $0.drop { $0 == "#" } == " Model \(number)" }.count == 1, "Model \(number)")
    }
  }

  /// The FNV-1a hash, of 64 bits, of what a golden says about the motion: not its header, and not its metrics, which are
  /// computed from it.
  private static func digest(_ golden: String) -> String {
    let aside = ["scroll-trace", "decision-map", "model", "scene", "gesture", "frame-rate", "scale", "tuning"]
    let left = Set(aside + FeelMetric.allCases.map(\.rawValue))
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for line in golden.split(separator: "\n") where !left.contains(String(line.prefix { $0 != " " })) {
      for byte in line.utf8 + [10] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
