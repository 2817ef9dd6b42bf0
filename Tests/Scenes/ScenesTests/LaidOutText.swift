import FeelTesting
import Documents
import Foundation
import GestureReplay
import Scenes
import ScrollPhysics

/// The text of a scene with a layout, in a short form; ' stands for the quotation mark, also in errors.
///
/// The text of a scene with a layout, in a short form; ' stands for the quotation mark, also in errors.
/// their places are 336 pt apart.
struct LaidOutText {
  /// The keys of the row's layout.
  static let row = """
    'itemCount': 10, 'itemSize': {'width': 320, 'height': 240}, 'minimumLineSpacing': 16,
    'sectionInset': {'left': 16, 'right': 16}
    """

  /// The keys of the layout.
  var layout = row
  /// The keys of the snapping; nil for no snapping.
  var snapping: String?
  /// The keys of the scroll view after its size and rate.
  var view = ""

  /// The document.
  var text: String {
    """
    { 'format': 'scroll-scene', 'version': 1,
      'scrollView': {'bounds': {'width': 375, 'height': 240}, 'decelerationRate': 'fast'\(view)},
      'layout': {\(layout)}\(snapping.map { ", 'snapping': {\($0)}" } ?? "") }
    """
  }

  /// The scene.
  func scene() throws(DocumentError) -> Scene { try Self.scene(text) }

  /// The error of the document.
  var error: String { Self.error(text) }

  /// The scene of a document.
  static func scene(_ text: String) throws(DocumentError) -> Scene {
    try SceneDocument.decode(Data(text.replacing("'", with: "\"").utf8))
  }

  /// The error of a document.
  static func error(_ text: String) -> String {
    do throws(DocumentError) {
      let scene = try scene(text)
      return "no error, but \(scene.configuration.geometry.contentSize)"
    } catch {
      return error.description.replacing("\"", with: "'")
    }
  }

  /// Whether the document is rejected with a path, or its scene runs; false if the content size is negative.
  var isRefusedOrRuns: Bool {
    do throws(DocumentError) {
      let scene = try scene()
      let size = scene.configuration.geometry.contentSize
      return size.width >= 0 && size.height >= 0 && scene.landing(at: 0, 1, from: 0)?.contentOffset.isFinite == true
    } catch {
      return !error.location.isEmpty
    }
  }
}

extension Scene {
  /// The landing of the scene's view, released along an axis.
  func landing(
    at offset: Double, _ velocity: Double, from start: Double, _ axis: ScrollAxis = .horizontal
  ) -> ScrollTrace.Rest? { landed(at: offset, velocity, from: start, axis).trace.rest }

  /// The run of the scene's view, released along an axis.
  func landed(
    at offset: Double, _ velocity: Double, from start: Double, _ axis: ScrollAxis = .horizontal
  ) -> ScrollRun {
    var view = makeView()
    var trace = ScrollTrace(detail: .outcome)
    func vector(_ number: Double, _ other: Double) -> Vector2D {
      axis == .horizontal ? Vector2D(x: number, y: other) : Vector2D(x: other, y: number)
    }
    let across = view.contentOffset[axis.other]
    view.release(
      ReleaseState(
        contentOffset: vector(offset, across), velocity: vector(velocity, 0), dragStartOffset: vector(start, across)),
      recording: &trace)
    view.advanceToRest(limit: 60_000, recording: &trace)
    return ScrollRun(self, gesture: "release", trace: trace)
  }
}
