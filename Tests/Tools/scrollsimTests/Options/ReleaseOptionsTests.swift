import FeelTesting
import ScrollPhysics
import Testing
import scrollsim

/// `AuditPageTests` runs the printed options of whole releases.
@Suite("Options that reproduce a counter-example")
struct ReleaseOptionsTests {
  @Test("Follow-ups and variants are printed as the options that the command line reads")
  func options() throws {
    let sequels: [FollowUpGesture] = [
      .rest, .caught(after: 20), .resized(Size2D(width: 3, height: 4)), .again(2, every: 80), .wait(500),
      .dragged(by: -24, after: 80, isCancelled: false), .dragged(by: 100, after: 0, isCancelled: true),
    ]
    #expect(
      sequels.map(SequelOptions.text) == [
        nil, "--catch 20", "--resize 3x4", "--again 2 --every 80", "--wait 500", "--catch 80 --catch-drag -24",
        "--catch 0 --catch-drag 100 --cancel",
      ])
    let variants: [ViewVariant] = [
      .contentInset(20), .displayScale(3), .mirrored, .transposed, .itemCount(3), .boundsLength(187.5),
    ]
    let texts = variants.map(SceneVariants.text)
    #expect(
      texts == ["--inset 20", "--scale 3", "--mirrored", "--transposed", "--items 3", "--length 187.5"])
    let known = Set(try CommandHelp("release").options.map(\.name))
    for text in texts + sequels.compactMap(SequelOptions.text) {
      let names = text.split(separator: " ").filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
      #expect(!names.isEmpty && known.isSuperset(of: names), "\(text)")
    }
  }
}
