@testable import CopiedCode
import Foundation
import GestureReplay
import Scenes
import ScrollPhysics
import SwiftUIFacade
import TestSupport
import Testing
import UIKitFacade

/// The code that `scrollsim export --to swift` writes is in the folder CopiedCode, where it is compiled.
@Suite("Code of scenes, in an app") @MainActor
struct CopiedCodeTests {
  private nonisolated static let names = [
    "cards", "cards-right-to-left", "chapters", "composed-near", "composed-reach", "composed-stops", "minne",
    "minne-mixed", "pairs", "pairs-capped", "shelf",
    "preset-cards", "preset-minne", "preset-one-by-one", "preset-pairs", "preset-shelf", "shelf-header", "stops",
  ]

  private static let delegates: [String: @MainActor (UIScrollView) -> NSObject] = [
    "cards": CardsSnapping.init, "cards-right-to-left": CardsRightToLeftSnapping.init,
    "chapters": ChaptersSnapping.init, "composed-near": ComposedNearSnapping.init,
    "composed-reach": ComposedReachSnapping.init, "composed-stops": ComposedStopsSnapping.init,
    "minne": MinneSnapping.init, "minne-mixed": MinneMixedSnapping.init, "pairs": PairsSnapping.init,
    "pairs-capped": PairsCappedSnapping.init, "shelf": ShelfSnapping.init, "shelf-header": ShelfHeaderSnapping.init,
    "stops": StopsSnapping.init, "preset-cards": PresetCardsSnapping.init, "preset-minne": PresetMinneSnapping.init,
    "preset-one-by-one": PresetOneByOneSnapping.init, "preset-pairs": PresetPairsSnapping.init,
    "preset-shelf": PresetShelfSnapping.init,
  ]

  /// Sixty drags of a scene's length, from a tenth to six tenths of the view, slow and fast, on and back.
  static func gestures(_ scene: Scene, seed: UInt64) throws -> [TouchGesture] {
    var random = SeededGenerator(seed: seed)
    let geometry = scene.configuration.geometry
    let axis: ScrollAxis = geometry.contentSize.height > geometry.boundsSize.height ? .vertical : .horizontal
    return try (0..<60).map { _ in
      var way = Vector2D.zero
      let length = geometry.boundsSize[axis] * Double.random(in: 0.1...0.6, using: &random)
      way[axis] = (length * 2).rounded() / 2 * (Int.random(in: 0..<3, using: &random) == 0 ? 1 : -1)
      let middle = Vector2D(x: geometry.boundsSize.width / 2, y: geometry.boundsSize.height / 2)
      return try .flick(from: middle, by: way, releaseVelocity: Double.random(in: 0...length / 60, using: &random))
    }
  }

  @Test(
    "A scroll view with the copied delegate moves as the scene, over sixty drags", arguments: names)
  @MainActor func delegate(name: String) throws {
    let scene = try SceneDocument.decode(ComposedScenes.document(name))
    let view = Self.scrollView(scene.configuration, at: scene.contentOffset)
    let makeDelegate = try #require(Self.delegates[name])
    let delegate = makeDelegate(view)
    var expected = scene.makeView()
    var rests: Set<Double> = []
    for (number, gesture) in try Self.gestures(scene, seed: 611).enumerated() {
      let (trace, wanted) = (try view.perform(gesture), try expected.perform(gesture))
      let isEqual = trace.frames == wanted.frames && trace.releases.map(\.target) == wanted.releases.map(\.target)
      #expect(isEqual, "\(number)")
      rests.insert(Double(view.contentOffset.x + view.contentOffset.y))
    }
    #expect(rests.count > 3)
    withExtendedLifetime(delegate) {}
  }

  static func scrollView(_ configuration: ScrollConfiguration, at offset: Vector2D) -> UIScrollView {
    let geometry = configuration.geometry
    let view = UIScrollView(
      frame: CGRect(x: 0, y: 0, width: geometry.boundsSize.width, height: geometry.boundsSize.height))
    view.contentSize = CGSize(width: geometry.contentSize.width, height: geometry.contentSize.height)
    let inset = geometry.contentInset
    view.contentInset = UIEdgeInsets(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    view.contentOffset = CGPoint(x: offset.x, y: offset.y)
    view.simulation.displayScale = configuration.displayScale
    return view
  }

  @Test("A copied SwiftUI row moves as the scene")
  @MainActor func rows() throws {
    try follow("view-aligned") { ViewAlignedRow() }
    try follow("view-aligned-one") { ViewAlignedOneRow() }
    try follow("view-aligned-never") { ViewAlignedNeverRow() }
    try follow("view-aligned-column") { ViewAlignedColumnRow() }
    try follow("composed-column") { ComposedColumnRow() }
    try follow("paging-spaced") { PagingSpacedRow() }
    try follow("composed-pages") { ComposedPagesRow() }
    try follow("preset-app-store") { PresetAppStoreRow() }
    try follow("preset-free") { PresetFreeRow() }
    try follow("preset-paging") { PresetPagingRow() }
    try follow("preset-photos") { PresetPhotosRow() }
    try follow("preset-view-aligned") { PresetViewAlignedRow() }
  }

  @MainActor private func follow(
    _ name: String, _ body: @escaping @MainActor @Sendable () -> some View
  ) throws {
    let scene = try SceneDocument.decode(ComposedScenes.document(name))
    let size = scene.configuration.geometry.boundsSize
    var view = SimulatedScrollTargets(size: CGSize(width: size.width, height: size.height), body)
    // The app's view begins at its first row.
    let layout = try #require(scene.layout)
    var expected = Scene(name: name, configuration: scene.configuration, layout: layout, snapping: scene.snapping)
      .makeView()
    for (number, gesture) in try Self.gestures(scene, seed: 612).enumerated() {
      let (trace, wanted) = (try view.perform(gesture), try expected.perform(gesture))
      let isEqual = trace.frames == wanted.frames && view.contentOffset == expected.contentOffset
      #expect(isEqual, "\(name) \(number)")
    }
  }

  @Test("A copied row with a drag gesture moves as the scene, also when it is caught in flight")
  @MainActor func gestures() throws {
    try drag("gesture-points") { GesturePointsRow() }
    try drag("gesture-predicted") { GesturePredictedRow() }
    try drag("preset-gesture") { PresetGestureRow() }
    try drag("composed-dragged") { ComposedDraggedRow() }
    try drag("composed-dragged-column", .vertical) { ComposedDraggedColumnRow() }
  }

  @MainActor private func drag(
    _ name: String, _ axis: Axis = .horizontal, _ body: @escaping @MainActor @Sendable () -> some View
  ) throws {
    let scene = try SceneDocument.decode(ComposedScenes.document(name))
    let size = scene.configuration.geometry.boundsSize
    var environment = EnvironmentValues()
    environment.displayScale = scene.configuration.displayScale
    var view = SimulatedDragGesture(
      size: CGSize(width: size.width, height: size.height), axis: axis, environment: environment, body)
    var expected = scene.makeView()
    let way: ScrollAxis = axis == .horizontal ? .horizontal : .vertical
    // The rows differ by half a pixel where a card rests between two.
    let shift = view.contentOffset[way] - expected.contentOffset[way]
    let near = 1 / scene.configuration.displayScale + 1e-6
    var traces = [ScrollTrace(), ScrollTrace()]
    var rests: Set<Double> = []
    var random = SeededGenerator(seed: 614)
    for (number, gesture) in try Self.gestures(scene, seed: 613).enumerated() {
      // Every other gesture begins before the row is at rest.
      let start = expected.time + .random(in: 0...200, using: &random)
      for sample in gesture.samples {
        let (place, time) = (sample.location, start + sample.time)
        let operation: ScrollOperation =
          switch sample.phase {
          case .began: .touchDown(at: place, time: time)
          case .moved: .touchMove(to: place, time: time)
          case .ended, .cancelled: .touchUp(at: place, time: time)
          }
        view.perform(operation, recording: &traces[0])
        expected.perform(operation, recording: &traces[1])
      }
      if number % 2 == 0 {
        view.advanceToRest(recording: &traces[0])
        expected.advanceToRest(recording: &traces[1])
      }
      rests.insert(expected.contentOffset[way])
      #expect(abs(view.contentOffset[way] - expected.contentOffset[way] - shift) < near, "\(name) \(number)")
    }
    #expect(traces[0].frames.count == traces[1].frames.count && rests.count > 4)
    for (own, wanted) in zip(traces[0].frames, traces[1].frames) {
      let isNear = abs(own.position[way] - wanted.position[way] - shift) < near
      #expect(isNear && own.time == wanted.time && own.phase == wanted.phase, "\(name) at \(own.time)")
    }
  }

  @Test("Copied pages turn as the scene's")
  @MainActor func pages() throws {
    try turn("tab-view") { TabViewPages() }
    try turn("preset-tab-view") { PresetTabViewPages() }
  }

  @MainActor private func turn(
    _ name: String, _ body: @escaping @MainActor @Sendable () -> some View
  ) throws {
    let scene = try SceneDocument.decode(ComposedScenes.document(name))
    let size = scene.configuration.geometry.boundsSize
    var environment = EnvironmentValues()
    environment.displayScale = scene.configuration.displayScale
    var view = SimulatedTabView(
      size: CGSize(width: size.width, height: size.height), environment: environment, body)
    var expected = scene.makeView()
    for (number, gesture) in try Self.gestures(scene, seed: 615).enumerated() {
      #expect(try view.perform(gesture) == expected.perform(gesture), "\(name) \(number)")
    }
    #expect(Double(view.selectedPage) == expected.contentOffset.x / size.width)
  }

  @Test("A copied section of a compositional layout moves as the scene")
  @MainActor func sections() throws {
    try follow("group-paging", .groupPaging())
    try follow("group-paging-centered", .groupPagingCentered())
    try follow("group-leading-boundary", .groupLeadingBoundary())
    try follow("preset-group-paging", .presetGroupPaging())
  }

  @MainActor private func follow(_ name: String, _ section: NSCollectionLayoutSection) throws {
    let scene = try SceneDocument.decode(ComposedScenes.document(name))
    let size = scene.configuration.geometry.boundsSize
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: size.width, height: size.height),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.simulation.displayScale = scene.configuration.displayScale
    let cells = Groups(view)
    view.layoutIfNeeded()
    let row = try #require(view.orthogonalScrollView(inSection: 0))
    var expected = scene.makeView()
    // Centred groups rest beyond the section's own insets, which the scene's layout has as wider ones.
    let shift = Double(row.contentOffset.x) - expected.contentOffset.x
    for (number, gesture) in try Self.gestures(scene, seed: 613).enumerated() {
      let (trace, wanted) = (try row.perform(gesture), try expected.perform(gesture))
      let isNear = zip(trace.frames, wanted.frames).allSatisfy { abs($0.position.x - $1.position.x - shift) < 1e-9 }
      #expect(isNear && trace.frames.count == wanted.frames.count, "\(name) \(number)")
    }
    withExtendedLifetime(cells) {}
  }
}

/// Ten groups of one item.
private final class Groups: NSObject, UICollectionViewDataSource {
  @MainActor init(_ view: UICollectionView) {
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "group")
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "group", for: indexPath)
  }
}
