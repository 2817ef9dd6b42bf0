@testable import CopiedCode
import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing
import UIKitFacade

/// The copied code of endless rows, whose content is moved by laps at other times than the scene's.
@Suite("Code of endless scenes, in an app") @MainActor
struct CopiedEndlessCodeTests {
  private static let endless: [(String, @MainActor @Sendable (UIScrollView) -> NSObject)] = [
    ("carousel", CarouselSnapping.init), ("composed-endless", ComposedEndlessSnapping.init),
    ("preset-banner", PresetBannerSnapping.init), ("preset-carousel", PresetCarouselSnapping.init),
  ]

  @Test("A touched endless row with the copied delegate shows at each time what the scene does, then goes on by itself")
  @MainActor func touched() throws {
    for (name, makeDelegate) in Self.endless {
      var (random, pair) = (SeededGenerator(seed: 617), try EndlessPair(name, makeDelegate))
      // Every touch comes before the row goes on by itself, most of them in motion.
      for gesture in try CopiedCodeTests.gestures(pair.scene, seed: 616) {
        pair.perform(gesture, after: .random(in: 0...700, using: &random))
      }
      pair.expectFrames(atLeast: 1000)
      // It goes on a whole interval after the frame in which a touch's motion ends, also after one without a motion.
      var rests = 0
      for gesture in try Self.touches(pair.scene) {
        pair.perform(gesture, after: 0)
        let last = pair.expected.time
        for number in 1...12 {
          pair.perform(.advance(to: last + Double(number) * 500))
          if !pair.row.isAtRest || !pair.expected.isAtRest { continue }
          rests += 1
          #expect(pair.isNear(pair.row.contentOffset, pair.expected.contentOffset), "\(name) \(number)")
        }
        pair.perform(.advance(to: last + 6250))
      }
      #expect(rests > 100, "\(name)")
      pair.expectNoBlank()
    }
    for element in 0..<11 { #expect(ComposedEndlessSnapping.item(ofElement: element) == (element + 2) % 3) }
  }

  /// Some drags, and one that lets the content go where it took it, which is a slop away from where the finger began.
  private static func touches(_ scene: Scene) throws -> [TouchGesture] {
    let slop = scene.configuration.tuning.panSlop
    let track: [(time: Double, way: Double, phase: TouchSample.Phase)] = [
      (0, 0, .began), (20, 60, .moved), (60, 30, .moved), (400, slop, .moved), (600, slop, .ended),
    ]
    let isColumn = scene.layout?.scrollDirection == .vertical
    let back = TouchGesture(
      name: "there and back",
      samples: track.map {
        TouchSample(
          time: $0.time, location: Vector2D(x: isColumn ? 99 : 99 + $0.way, y: isColumn ? 99 + $0.way : 99),
          phase: $0.phase)
      })
    return try CopiedCodeTests.gestures(scene, seed: 620).prefix(20) + [back, back]
  }

  @Test("A finger that catches an endless row on its own way moves it as the scene")
  @MainActor func caught() throws {
    for (name, makeDelegate) in Self.endless {
      var random = SeededGenerator(seed: 619)
      let first = try EndlessPair(name, makeDelegate)
      guard case .carousel(_, let interval?, _, _) = first.scene.snapping.kind else { continue }
      for (number, gesture) in try CopiedCodeTests.gestures(first.scene, seed: 618).enumerated() {
        var pair = try EndlessPair(name, makeDelegate)
        // The last item's way to the first one leads over a duplicate.
        let turn = Double(number % pair.count + 1) * interval
        pair.perform(gesture, after: turn + .random(in: 0...290, using: &random))
        pair.perform(.advance(to: pair.expected.time + interval / 2))
        // The delegate reads and assigns offsets on pixels up to three times, each half a pixel off.
        pair.expectFrames(atLeast: 20, pixels: 1.5)
        pair.expectNoBlank()
      }
    }
  }
}

/// An endless row with a copied delegate, and its scene.
@MainActor private struct EndlessPair {
  let scene: Scene
  var row: SimulatedUIScrollView
  var expected: SceneView
  private var (own, wanted) = (ScrollTrace(), ScrollTrace())

  init(_ name: String, _ makeDelegate: @escaping @MainActor @Sendable (UIScrollView) -> NSObject) throws {
    scene = try SceneDocument.decode(ComposedScenes.document(name))
    expected = scene.makeView()
    let configuration = expected.configuration
    row = SimulatedUIScrollView {
      let view = CopiedCodeTests.scrollView(configuration, at: .zero)
      view.keep(makeDelegate(view))
      return view
    }
  }

  private var sizes: (count: Int, pitch: Double, axis: ScrollAxis) {
    guard let layout = scene.layout, case .uniform(let count, let size) = layout.sections[0].itemSizes else {
      return (0, 0, .horizontal)
    }
    let isRow = layout.scrollDirection == .horizontal
    let length = isRow ? size.width : size.height
    return (count, length + layout.sections[0].minimumLineSpacing, isRow ? .horizontal : .vertical)
  }

  var count: Int { sizes.count }

  /// Returns whether two offsets show the same, to some pixels.
  func isNear(_ own: Vector2D, _ wanted: Vector2D, pixels: Double = 1) -> Bool {
    let distance = own[sizes.axis] - wanted[sizes.axis]
    let lap = Double(sizes.count) * sizes.pitch
    return abs(distance.remainder(dividingBy: lap)) <= pixels / expected.configuration.displayScale + 1e-9
  }

  mutating func perform(_ operation: ScrollOperation) {
    row.perform(operation, recording: &own)
    expected.perform(operation, recording: &wanted)
  }

  mutating func perform(_ gesture: TouchGesture, after wait: Double) {
    let start = expected.time + wait
    for sample in gesture.samples {
      let (place, time) = (sample.location, start + sample.time)
      switch sample.phase {
      case .began: perform(.touchDown(at: place, time: time))
      case .moved: perform(.touchMove(to: place, time: time))
      case .ended, .cancelled: perform(.touchUp(at: place, time: time))
      }
    }
  }

  /// Expects the content to fill the view at each time.
  func expectNoBlank() {
    let geometry = expected.configuration.geometry
    let blank = own.frames.first { abs(geometry.clamped($0.position)[sizes.axis] - $0.position[sizes.axis]) > 1 }
    #expect(blank == nil, "\(scene.name) at \(blank?.time ?? 0)")
  }

  func expectFrames(atLeast count: Int, pixels: Double = 1) {
    // A move of the content by a lap has a frame of its own, at the same time.
    let frames = Dictionary(own.frames.map { ($0.time, $0) }) { $1 }
    for wanted in wanted.frames {
      let own = frames[wanted.time]
      // An offset between pixels comes to rest a frame later.
      let isSame = own.map {
        isNear($0.position, wanted.position, pixels: pixels) && ($0.phase == wanted.phase || wanted.phase == .idle)
      }
      #expect(
        isSame == true,
        "\(scene.name) at \(wanted.time): \(own?.position ?? .zero) instead of \(wanted.position)")
    }
    #expect(wanted.frames.count >= count)
  }
}
