import FeelTesting
import Foundation
import Scenes
import Testing

@Suite("Feel sheets of scenes")
struct FeelSheetSceneTests {
  private func scene(minimumFlickVelocity: Double) throws -> Scene {
    let text = """
      { "format": "scroll-scene", "version": 1, "name": "minne",
        "scrollView": {"bounds": {"width": 375, "height": 240}, "decelerationRate": "fast"},
        "layout": {"type": "flow", "itemCount": 10, "itemSize": {"width": 320, "height": 240},
          "minimumLineSpacing": 16, "sectionInset": {"top": 0, "left": 16, "bottom": 0, "right": 16}},
        "snapping": {"type": "flickThresholds", "minimumFlickVelocity": \(minimumFlickVelocity)} }
      """
    return try SceneDocument.decode(Data(text.utf8))
  }

  @Test("A flick threshold of 1.5 instead of 0.2 pt/ms changes the sheet, and the first line names it")
  func threshold() throws {
    let golden = try FeelSheet(of: scene(minimumFlickVelocity: 0.2))
    let actual = try FeelSheet(of: scene(minimumFlickVelocity: 1.5))
    let difference = try #require(SheetDifference.between(golden, and: actual))
    #expect(difference.sentence.hasPrefix("leaves an item at 1.501 instead of 0.201 pt/ms; "), "\(difference)")
    #expect(difference.sentence.contains("flick, 0.3 pt/ms: rest "), "\(difference)")
    #expect(FeelSheetText.encode(golden).split(separator: "\n").count < 200)
  }

  private func plain(width: Double) throws -> Scene {
    let text = """
      { "format": "scroll-scene", "version": 1, "scrollView": {"bounds": {"width": \(width), "height": 100},
        "contentSize": {"width": \(max(1000, width * 10)), "height": 100}} }
      """
    return try SceneDocument.decode(Data(text.utf8))
  }

  @Test("A view without a length has a sheet, and one whose gestures would have too many samples is an error")
  func lengths() throws {
    #expect(try FeelSheet(of: plain(width: 0)).lines.count == 17)
    #expect(try FeelSheet(of: plain(width: 1_000_000)).lines.count == 17)
    for width in [1_000_001, 1e9, 1e11] {
      let error = #expect(throws: DocumentError.self) { try FeelSheet(of: plain(width: width)) }
      #expect(error?.message.hasSuffix(" pt is too long for a sheet; the limit is 1000000 pt") == true)
    }
  }
}
