import Documents
import Foundation
import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing

@Suite("Scene documents")
struct SceneDocumentTests {
  private func decode(_ scrollView: String, _ rest: String = "") throws(DocumentError) -> Scene {
    let text = "{ \"format\": \"scroll-scene\", \"version\": 1\(rest), \"scrollView\": { \(scrollView) } }"
    return try SceneDocument.decode(Data(text.utf8))
  }

  private func error(_ scrollView: String, _ rest: String = "") -> String {
    do throws(DocumentError) {
      _ = try decode(scrollView, rest)
      return "no error"
    } catch {
      return error.description
    }
  }

  private static let sizes =
    "\"bounds\": {\"width\": 375, \"height\": 240}, \"contentSize\": {\"width\": 1000, \"height\": 240}"

  @Test("Each axis has its own bounce, by default that of the view; short content rests at its alignment")
  func axes() throws {
    let view = #""bounds": {"width": 300, "height": 200}, "contentSize": {"width": 100, "height": 400}"#
    let scene = try decode(
      view + #", "bounces": false, "bouncesVertically": true, "contentAlignment": {"x": 0.5, "y": 1}"#)
    #expect(!scene.configuration.bouncesHorizontally && scene.configuration.bouncesVertically)
    // Half of the 200 pt that are left; along the other axis the content is longer than the view.
    #expect(scene.makeView().contentOffset == Vector2D(x: -100, y: 0))
    let error = #expect(throws: DocumentError.self) {
      try decode(view + #", "contentAlignment": {"x": 1.5, "y": 0}"#)
    }
    #expect(error?.location == "scrollView.contentAlignment.x")
  }

  @Test("Sizes are enough; everything else has UIKit's defaults")
  func defaults() throws {
    let scene = try decode(Self.sizes)
    let configuration = scene.configuration
    #expect(configuration.geometry.boundsSize == Size2D(width: 375, height: 240))
    #expect(configuration.geometry.contentSize == Size2D(width: 1000, height: 240))
    #expect(configuration.decelerationRate == .normal && configuration.bounces)
    #expect(!configuration.alwaysBounceHorizontal && !configuration.alwaysBounceVertical)
    #expect(!configuration.isPagingEnabled && !configuration.isDirectionalLockEnabled && configuration.isScrollEnabled)
    #expect(configuration.displayScale == 2 && configuration.frameRate == 60 && configuration.step == 1)
    #expect(configuration.layoutDirection == .leftToRight && configuration.tuning == .default)
    #expect(scene.contentOffset == .zero && scene.name == "scene")
  }

  @Test("Every key is read")
  func everything() throws {
    let scene = try decode(
      """
      \(Self.sizes), "contentInset": {"top": 1, "left": 2, "bottom": 3, "right": 4}, "contentOffset": {"x": 5, "y": 6},
      "decelerationRate": "fast", "bounces": false, "alwaysBounceHorizontal": true, "alwaysBounceVertical": true,
      "isPagingEnabled": true, "isDirectionalLockEnabled": true, "isScrollEnabled": false, "displayScale": 3,
      "layoutDirection": "rightToLeft"
      """,
      """
      , "name": "all", "frameRate": 120, "step": 0.25,
      "tuning": {"rubberBandCoefficient": 0.6, "opposedRetarget": "snap"}
      """)
    let configuration = scene.configuration
    #expect(configuration.geometry.contentInset == ContentInset(top: 1, left: 2, bottom: 3, right: 4))
    #expect(scene.contentOffset == Vector2D(x: 5, y: 6))
    #expect(configuration.decelerationRate == .fast && !configuration.bounces)
    #expect(configuration.alwaysBounceHorizontal && configuration.alwaysBounceVertical)
    #expect(configuration.isPagingEnabled && configuration.isDirectionalLockEnabled && !configuration.isScrollEnabled)
    #expect(configuration.displayScale == 3 && configuration.layoutDirection == .rightToLeft)
    #expect(configuration.frameRate == 120 && configuration.step == 0.25 && scene.name == "all")
    #expect(configuration.tuning.rubberBandCoefficient == 0.6 && configuration.tuning.opposedRetarget == .snap)
  }

  @Test("By default the content begins at its inset, and a rate may be a number")
  func insetAndRate() throws {
    let scene = try decode("\(Self.sizes), \"contentInset\": {\"left\": 20, \"top\": 8}, \"decelerationRate\": 0.995")
    #expect(scene.contentOffset == Vector2D(x: -20, y: -8))
    #expect(scene.configuration.decelerationRate.rawValue == 0.995)
    #expect(scene.makeView().contentOffset == Vector2D(x: -20, y: -8))
  }

  @Test(
    "A faulty scene is rejected with its path and advice",
    arguments: [
      ("\"contentSize\": {\"width\": 1, \"height\": 1}", "", "scrollView.bounds: is missing"),
      ("\"bounds\": {\"width\": 1, \"height\": 1}", "", "scrollView.contentSize: is missing; give it, or a layout"),
      (
        "\"bounds\": {\"width\": -1, \"height\": 1}", "",
        "scrollView.bounds.width: must be a number from 0 to 1e12, not -1"
      ),
      ("\"bounds\": {\"width\": \"1\", \"height\": 1}", "", "scrollView.bounds.width: must be a number, not a string"),
      ("\"bounds\": {\"width\": 1}", "", "scrollView.bounds.height: is missing"),
      (
        "\"bounds\": {\"width\": 1, \"height\": 1, \"depth\": 1}", "",
        "scrollView.bounds.depth: is not a known key; the keys here are \"width\", \"height\""
      ),
      ("\(sizes), \"bounce\": true", "", "scrollView.bounce: is not a known key; did you mean \"bounces\"?"),
      ("\(sizes), \"bounces\": 1", "", "scrollView.bounces: must be true or false, not a number"),
      (
        "\(sizes), \"decelerationRate\": \"slow\"", "",
        "scrollView.decelerationRate: must be \"normal\", \"fast\" or a number between 0 and 1, not \"slow\""
      ),
      (
        "\(sizes), \"decelerationRate\": 1", "",
        "scrollView.decelerationRate: must be \"normal\", \"fast\" or a number between 0 and 1"
      ),
      ("\(sizes), \"displayScale\": 0", "", "scrollView.displayScale: must be a number from 0.01 to 1000, not 0"),
      (
        "\(sizes), \"layoutDirection\": \"up\"", "",
        "scrollView.layoutDirection: must be one of \"leftToRight\", \"rightToLeft\", not \"up\""
      ),
      (sizes, ", \"frameRate\": 0", "frameRate: must be a number from 1 to 1000, not 0"),
      (sizes, ", \"step\": -1", "step: must be a number from 0.01 to 1000, not -1"),
      (
        sizes, ", \"tuning\": {\"elasticity\": 1}",
        "tuning.elasticity: is not a known key; the keys here are \"pageSpring\", \"stoppingSpeed\", \"minimumFlingSpeed\", \"stillRetargetDecay\", \"rubberBandCoefficient\", \"edgePull\", \"recoilLagFactor\", \"bounceRestDistance\", \"animationDuration\", \"pageSpringDecay\", \"pageSpringFrequency\", \"pageOvershootSpeed\", \"pageFlickSpeed\", \"pageCommitFraction\", \"panSlop\", \"newestVelocityWeight\", \"middleVelocityWeight\", \"oldestVelocityWeight\", \"stillnessInterval\", \"directionalLockSlope\", \"directionalLockDistance\", \"directionalLockPause\", \"fastScrollInterval\", \"fastScrollMinimumSpeed\", \"fastScrollCountingSpeed\", \"fastScrollFreeFlicks\", \"fastScrollDragDistance\", \"fastScrollMaximumBoost\", \"fastScrollGrowth\", \"fastScrollMaximumMultiplier\", \"panSlopHandling\", \"opposedRetarget\", \"stillRetarget\", \"pageOvershoot\""
      ),
      (
        sizes, ", \"tuning\": {\"rubberBand\": 1}",
        "tuning.rubberBand: is not a known key; did you mean \"rubberBandCoefficient\"?"
      ),
      (sizes, ", \"tuning\": {\"panSlopp\": 1}", "tuning.panSlopp: is not a known key; did you mean \"panSlop\"?"),
      (
        sizes, ", \"tuning\": {\"edgePull\": 1}", "tuning.edgePull: must be a number from 0.000001 to 0.999999, not 1.0"
      ),
      (sizes, ", \"tuning\": {\"edgePull\": \"x\"}", "tuning.edgePull: must be a number, not a string"),
      (
        sizes, ", \"tuning\": {\"opposedRetarget\": \"jump\"}",
        "tuning.opposedRetarget: must be \"reversal\" or \"snap\", not \"jump\""
      ),
      (sizes, ", \"layout\": {}", "layout.itemCount: is missing; give itemCount and itemSize, or itemSizes"),
      (
        sizes, ", \"sceen\": 1",
        "sceen: is not a known key; the keys here are \"format\", \"version\", \"name\", \"scrollView\", \"layout\", \"snapping\", \"tuning\", \"frameRate\", \"step\""
      ),
    ])
  func faults(scrollView: String, rest: String, expected: String) {
    #expect(error(scrollView, rest) == expected, "\(error(scrollView, rest))")
  }

  @Test("Every shipped scene can be read, and has the name of its file")
  func fixtures() throws {
    let folder = FixturePath.fixture("scenes")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.count >= 8)
    for file in files {
      let scene = try SceneDocument.read(contentsOfFile: folder + "/" + file)
      #expect(scene.name + ".json" == file)
    }
  }

  @Test("Scenes without bounds or content can be run")
  func degenerate() throws {
    for sizes in [
      "\"bounds\": {\"width\": 0, \"height\": 0}, \"contentSize\": {\"width\": 0, \"height\": 0}",
      "\"bounds\": {\"width\": 0, \"height\": 0}, \"contentSize\": {\"width\": 900, \"height\": 900}",
      "\"bounds\": {\"width\": 300, \"height\": 0}, \"contentSize\": {\"width\": 0, \"height\": 0}, \"alwaysBounceVertical\": true, \"alwaysBounceHorizontal\": true",
      "\"bounds\": {\"width\": 0, \"height\": 0}, \"contentSize\": {\"width\": 900, \"height\": 900}, \"isPagingEnabled\": true",
    ] {
      let flick = try TouchGesture.flick(
        from: .zero, by: Vector2D(x: -200, y: -200), releaseVelocity: 2, sampling: .hertz(120))
      let trace = try decode(sizes).perform(flick)
      let rest = try #require(trace.rest)
      #expect(rest.contentOffset.isFinite && rest.time.isFinite)
    }
  }
}
