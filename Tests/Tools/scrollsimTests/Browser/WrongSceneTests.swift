import Foundation
import TestSupport
import Testing

@Suite("Errors of a faulty scene on the command line and on the page", .inBrowser)
struct WrongSceneTests {
  private static let scene = #"""
    {"format": "scroll-scene", "version": 1, "frameRate": 60,
      "scrollView": {"bounds": {"width": 375, "height": 240}, "decelerationRate": "fast", "displayScale": 2},
      "layout": {"itemCount": 10, "itemSize": {"width": 300, "height": 240}, "minimumLineSpacing": 12},
      "snapping": {"type": "custom", "points": {"alignment": "lineStart"}, "rule": {"type": "directional"}},
      "tuning": {"panSlop": 10}}
    """#

  /// Changes of the scene, each of which makes it wrong.
  private static let changes: [(String, String)] = [
    (#""scroll-scene""#, #""scroll-scenes""#),
    (#""version": 1"#, #""version": 2"#),
    (#""version": 1, "#, ""), (#""frameRate": 60"#, #""frameRate": 0"#), (#""frameRate": 60"#, #""frameRate": "60""#),
    (#""frameRate": 60"#, #""frameRate": 1e999"#), (#""frameRate": 60"#, #""framerate": 60"#),
    (#""frameRate": 60"#, #""frameRate": 60, "frameRate": 60"#), (#""frameRate": 60"#, #""frameRate": 060"#),
    (#""bounds""#, #""bound""#), (#""width": 375"#, #""width": -0.1"#),
    (#""width": 375"#, #""width": 1.7976931348623157e308"#),
    (#""width": 375, "#, ""), (#"{"width": 375, "height": 240}"#, "375"), (#"{"width": 375, "height": 240}"#, "null"),
    (#""fast""#, #""fats""#), (#""fast""#, "1"), (#""fast""#, "0.1234567890123456789e1"),
    (#""displayScale": 2"#, #""displayScale": 0.009999999999999999"#), (#""displayScale": 2"#, #""bounces": "yes""#),
    (#""displayScale": 2"#, #""layoutDirection": "rightToleft""#), (#""itemCount": 10"#, #""itemCount": 10.5"#),
    (#""itemCount": 10"#, #""itemCount": 123456789012345678901234"#), (#""itemCount": 10, "#, ""),
    (#""itemCount": 10"#, #""itemCount": 10, "itemSizes": [{"width": 1, "height": 1}]"#),
    (
      #""itemCount": 10, "itemSize": {"width": 300, "height": 240}"#,
      #""itemSizes": [{"width": 1, "height": 1}], "repeatCount": 1e12"#
    ),
    (
      #""itemCount": 10, "itemSize": {"width": 300, "height": 240}"#,
      #""itemSizes": [{"width": 1, "height": 1}, {"width": 1, "height": 1}], "repeatCount": 9999999"#
    ),
    (#""minimumLineSpacing": 12"#, #""lineSpacings": [1, 2]"#),
    (#""minimumLineSpacing": 12"#, #""minimumlinespacing": 12"#),
    (#""type": "custom""#, #""type": "costum""#), (#""type": "custom""#, #""typ": "custom""#),
    (#""alignment": "lineStart""#, #""alignment": "lineEnds""#),
    (#""alignment": "lineStart""#, #""alignment": 1.25"#),
    (#""type": "directional""#, #""type": "directional", "stops": [3, 99]"#),
    (#""type": "directional""#, #""type": "directional", "stops": "evry""#),
    (#""type": "directional""#, #""type": "directional", "proximity": {"viewports": 1}"#),
    (#""type": "directional""#, #""type": "directional", "minimumFlickVelocity": -1"#),
    (#""type": "directional""#, #""type": "directional", "largeFlickVelocity": 2"#),
    (#""panSlop": 10"#, #""panSlope": 10"#), (#""panSlop": 10"#, #""panSlop": -5e-324"#),
    (#""panSlop": 10"#, #""stillRetarget": "recol""#), (#""panSlop": 10"#, #""pageSpring": 15"#),
    (#""panSlop": 10"#, #""paN\u0000Sl\u00f6p\u2028": 10"#), (#"}}"#, "}"), ("{", "[{"), (#""version""#, "'version'"),
  ]

  @Test("Every faulty change of a scene gives the same error in both")
  @OtherBrowserActor func sentences() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wrong-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = try PlaygroundFile().open()
    #expect(Self.changes.count >= 40)
    for (part, wrong) in Self.changes {
      let range = try #require(Self.scene.range(of: part))
      let text = Self.scene.replacingCharacters(in: range, with: wrong)
      try text.write(to: folder.appendingPathComponent("wrong.json"), atomically: true, encoding: .utf8)
      let run = try CommandLineRun(["sheet", "--scene", "wrong.json"], in: folder)
      #expect(run.status != 0, "\(wrong)")
      let given = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
      let shown = try page.evaluate(
        """
        (async () => {
          await playground.page.files.openFiles([new File(\(given), 'wrong.json')]);
          return document.getElementById('problem').textContent;
        })()
        """)
      #expect("scrollsim: \(shown as? String ?? "")\n" == run.errors, "\(wrong)")
    }
    #expect(page.problems == [])
  }
}
