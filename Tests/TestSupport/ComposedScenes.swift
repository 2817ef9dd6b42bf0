import Foundation

/// Scenes whose rules together have every part that code can have, as documents.
package enum ComposedScenes {
  /// Flicks of two speeds in centred cards, with stops and margins, under a rate of its own.
  package static let stops = """
    {"format": "scroll-scene", "version": 1, "name": "composed-stops",
     "scrollView": {"bounds": {"width": 375, "height": 240}, "decelerationRate": 0.995, "displayScale": 2},
     "layout": {"itemCount": 30, "itemSize": {"width": 150.5, "height": 240}, "sectionInset": {"left": 20, "right": 10}},
     "snapping": {"type": "custom",
      "points": {"alignment": 0.25, "endAlignment": true, "leadingMargin": 8, "trailingMargin": 4},
      "rule": {"type": "flickThresholds", "minimumFlickVelocity": 0.15, "largeFlickVelocity": 1.2, "pagesPerFlick": 2,
       "pagesPerLargeFlick": 5, "stops": [3, 7, 19]}, "maximumItemsPerFlick": 4}}
    """

  /// The next card, in a column of sections that lets go of far points.
  package static let near = """
    {"format": "scroll-scene", "version": 1, "name": "composed-near",
     "scrollView": {"bounds": {"width": 320, "height": 500}, "displayScale": 2},
     "layout": {"scrollDirection": "vertical", "sections": [
      {"itemCount": 8, "itemSize": {"width": 320, "height": 300}, "headerReferenceSize": {"width": 320, "height": 40}},
      {"itemSizes": [{"width": 320, "height": 700}, {"width": 320, "height": 200}], "minimumLineSpacing": 24,
       "footerReferenceSize": {"width": 320, "height": 30}}]},
     "snapping": {"type": "custom", "rule": {"type": "adjacent", "minimumFlickVelocity": 0.4, "stops": "every",
      "proximity": {"viewport": 0.3}, "restsInsideOversizedItems": false}}}
    """

  /// The nearest card, within a distance.
  package static let reach = """
    {"format": "scroll-scene", "version": 1, "name": "composed-reach",
     "scrollView": {"bounds": {"width": 375, "height": 240}, "displayScale": 2},
     "layout": {"itemCount": 20, "itemSize": {"width": 260, "height": 240}},
     "snapping": {"type": "custom", "points": {"alignment": "lineEnd"}, "rule": {"type": "nearest", "proximity": 90}}}
    """

  /// Pages of the view, as `isPagingEnabled` turns them.
  package static let pages = """
    {"format": "scroll-scene", "version": 1, "name": "composed-pages",
     "scrollView": {"bounds": {"width": 375, "height": 240}, "isPagingEnabled": true, "displayScale": 2},
     "layout": {"itemCount": 9, "itemSize": {"width": 375, "height": 240}, "minimumLineSpacing": 0}}
    """

  /// SwiftUI's alignment in a column with a padding of its own for each end, and margins.
  package static let column = """
    {"format": "scroll-scene", "version": 1, "name": "composed-column",
     "scrollView": {"bounds": {"width": 320, "height": 500}, "contentInset": {"top": 12, "bottom": 28},
      "contentOffset": {"x": 0, "y": -12}, "displayScale": 2},
     "layout": {"scrollDirection": "vertical", "itemCount": 9, "itemSize": {"width": 320, "height": 310},
      "minimumLineSpacing": 14, "sectionInset": {"top": 36, "bottom": 6}},
     "snapping": {"type": "viewAligned"}}
    """

  /// A drag gesture's row from its first card's start, which turns whole cards by a spring of stiffness and damping.
  package static let dragged = """
    {"format": "scroll-scene", "version": 1, "name": "composed-dragged",
     "scrollView": {"bounds": {"width": 375, "height": 240}, "displayScale": 2},
     "layout": {"itemCount": 12, "itemSize": {"width": 150, "height": 200}, "minimumLineSpacing": 12},
     "snapping": {"type": "dragGesture", "alignment": "lineStart", "turns": "truncated", "minimumDistance": 0,
      "animation": "interpolatingSpring", "stiffness": 180, "damping": 20}}
    """

  /// A drag gesture's column of cards at the lower edge, which turns by a part of a card, without an animation.
  package static let draggedColumn = """
    {"format": "scroll-scene", "version": 1, "name": "composed-dragged-column",
     "scrollView": {"bounds": {"width": 320, "height": 500}, "displayScale": 2},
     "layout": {"scrollDirection": "vertical", "itemCount": 7, "itemSize": {"width": 320, "height": 300},
      "minimumLineSpacing": 14},
     "snapping": {"type": "dragGesture", "alignment": "lineEnd", "part": 0.3, "animation": "immediate"}}
    """

  /// Pages that turn upward, which SwiftUI's `TabView` does not.
  package static let tabs = """
    {"format": "scroll-scene", "version": 1, "name": "composed-tabs",
     "scrollView": {"bounds": {"width": 320, "height": 500}, "displayScale": 2},
     "layout": {"scrollDirection": "vertical", "itemCount": 4, "itemSize": {"width": 320, "height": 500}},
     "snapping": {"type": "tabView"}}
    """

  /// An endless column whose items rest between pixels, with duplicates for more than a lap.
  package static let endless = """
    {"format": "scroll-scene", "version": 1, "name": "composed-endless",
     "scrollView": {"bounds": {"width": 320, "height": 501}, "displayScale": 2},
     "layout": {"scrollDirection": "vertical", "itemCount": 3, "itemSize": {"width": 320, "height": 120.5},
      "minimumLineSpacing": 9.5, "sectionInset": {"top": 7}},
     "snapping": {"type": "carousel", "copies": 4, "autoScrollInterval": 1500}}
    """

  /// An endless row under an inset, of which the code knows nothing.
  package static let inset = """
    {"format": "scroll-scene", "version": 1, "name": "composed-inset",
     "scrollView": {"bounds": {"width": 375, "height": 240}, "contentInset": {"left": 20}},
     "layout": {"itemCount": 5, "itemSize": {"width": 300, "height": 240}}, "snapping": {"type": "carousel"}}
    """

  /// A row that only decelerates, faster.
  package static let free = """
    {"format": "scroll-scene", "version": 1, "name": "composed-free",
     "scrollView": {"bounds": {"width": 375, "height": 240}, "decelerationRate": "fast"},
     "layout": {"itemCount": 9, "itemSize": {"width": 150, "height": 240}}}
    """

  /// Returns the names of the playground's presets, each as the scene `preset-NAME`.
  package static func presets() throws -> [String] { try presetScenes().keys.map { "preset-\($0)" }.sorted() }

  private static func presetScenes() throws -> [String: [String: Any]] {
    let file = FixturePath.package.appendingPathComponent("Sources/Tools/Playground/Page/presets.json")
    let presets = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: [String: Any]] ?? [:]
    return presets.compactMapValues { $0["scene"] as? [String: Any] }
  }

  /// Returns the bytes of a scene by its name: of one of these, of a preset, or of a fixture.
  package static func document(_ name: String) throws -> Data {
    if name.hasPrefix("preset-") {
      let scene = try presetScenes()[String(name.dropFirst(7))] ?? [:]
      let head: [String: Any] = ["format": "scroll-scene", "version": 1, "name": name]
      return try JSONSerialization.data(withJSONObject: scene.merging(head) { $1 })
    }
    let composed = [
      "composed-stops": stops, "composed-near": near, "composed-reach": reach, "composed-pages": pages,
      "composed-column": column, "composed-dragged": dragged, "composed-dragged-column": draggedColumn,
      "composed-tabs": tabs, "composed-endless": endless, "composed-inset": inset, "composed-free": free,
    ]
    if let text = composed[name] { return Data(text.utf8) }
    return try Data(contentsOf: URL(fileURLWithPath: FixturePath.fixture("scenes/\(name).json")))
  }
}
