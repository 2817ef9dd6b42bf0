import Foundation
import Scenes
import TestSupport
import Testing

@Suite("Code of scenes")
struct SceneCodeTests {
  private func code(_ layout: String, _ snapping: String) throws -> String {
    let text = """
      {"format": "scroll-scene", "version": 1, "name": "row", "scrollView": {"bounds": {"width": 390, "height": 300}},
       "layout": {"itemCount": 9, "itemSize": {"width": 100, "height": 120}, \(layout)},
       "snapping": {\(snapping)}}
      """
    return try SceneCode.swift(of: SceneDocument.decode(Data(text.utf8)))
  }

  @Test("There is no code for lines of several items, nor for headers and footers, where the view would lack them")
  func lines() throws {
    let row = "\"minimumInteritemSpacing\": 1000"
    let said =
      "there is code for this snapping only for one section of items of one size, from left to right, each a line of its"
      + " own, without a header or footer"
    let aligned = "\"type\": \"viewAligned\""
    #expect(try code(row, aligned).contains("ForEach(0..<9"))
    for other in [
      "\"minimumInteritemSpacing\": 0", row + ", \"headerReferenceSize\": {\"width\": 200, \"height\": 50}",
      row + ", \"footerReferenceSize\": {\"width\": 200, \"height\": 50}",
    ] {
      #expect(errorText { try code(other, aligned) } == said)
    }
  }

  @Test(
    "A dragged row's cards are where the scene rests, beside its section's inset", arguments: ["lineStart", "lineEnd"])
  func insets(alignment: String) throws {
    let layout = "\"minimumInteritemSpacing\": 1000, \"sectionInset\": {\"left\": 40, \"right\": 25}"
    let text = try code(layout, "\"type\": \"dragGesture\", \"alignment\": \"\(alignment)\"")
    #expect(text.contains(".offset(x: \(alignment == "lineStart" ? 40 : 390 - 100 - 25) - Double(index)"), "\(text)")
  }
}
