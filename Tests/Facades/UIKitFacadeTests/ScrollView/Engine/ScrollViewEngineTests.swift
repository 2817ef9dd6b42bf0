import FeelTesting
import Foundation
import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing
import UIKitFacade

/// The facade adds no physics.
@Suite("Traces of the facade") @MainActor
struct ScrollViewEngineTests {
  nonisolated static let gestures =
    (try? FileManager.default.contentsOfDirectory(atPath: FixturePath.fixture("gestures")))?
    .filter { !$0.hasPrefix(".") }.sorted() ?? []

  /// Scenes without snapping: the core's own behavior is the view's.
  nonisolated static let scenes = [
    "card-row", "card-row-fast", "card-row-end", "feed", "feed-end", "long-row", "no-bounce", "pager", "photo-map",
    "photo-map-locked", "short-row", "tuned",
  ]

  @Test("There are at least 40 gestures") @MainActor func found() {
    #expect(Self.gestures.count >= 40)
  }

  @Test(
    "A UIScrollView's trace of a fixture gesture has the same bytes as the core's",
    arguments: sampled(gestures, oneIn: 3))
  @MainActor func sameBytes(file: String) throws {
    let gesture = try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/\(file)"))
    for name in Self.scenes {
      let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(name).json"))
      for observer in [nil, Observer()] {
        var core = Scroller(scene.configuration, contentOffset: scene.contentOffset)
        let expected = try core.perform(gesture)
        let view = scrollView(scene)
        view.delegate = observer
        let trace = try view.perform(gesture)
        #expect(text(trace, scene, gesture) == text(expected, scene, gesture))
        #expect(trace == expected)
      }
    }
  }

  @Test(
    "A touch on the screen gives a view the trace of the gesture performed on it",
    arguments: sampled(gestures, oneIn: 3))
  @MainActor func touches(file: String) throws {
    let gesture = try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/\(file)"))
    for name in ["feed", "long-row", "photo-map"] {
      let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(name).json"))
      let (touched, performed) = (scrollView(scene), scrollView(scene))
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 3000, height: 3000))
      root.addSubview(touched)
      let isOnView = gesture.samples.allSatisfy { touched.frame.contains(CGPoint($0.location)) }
      if !isOnView || !gesture.actions.isEmpty { continue }
      let expected = try performed.perform(gesture)
      let trace = try #require(try root.touch(gesture).trace(of: touched))
      // A location on the screen is converted to the view's by two roundings.
      let distances = zip(trace.frames, expected.frames).map { ($0.position - $1.position).length }
      #expect(trace.frames.count == expected.frames.count && distances.allSatisfy { $0 < 1e-9 }, "\(name)")
      #expect(trace.events.map(\.name) == expected.events.map(\.name), "\(name)")
      #expect(trace.events.map(\.flags) == expected.events.map(\.flags), "\(name)")
      #expect(touched.contentOffset == performed.contentOffset, "\(name)")
    }
  }

  @Test("A finger that lifts at another place than its last one moves there first, as the core's does")
  @MainActor func liftsElsewhere() throws {
    let gesture = TouchGesture(
      name: "lifts elsewhere",
      samples: [(0.0, 300.0), (16, 290), (32, 260), (48, 230)].map { time, x in
        TouchSample(
          time: time, location: Vector2D(x: x, y: 100), phase: time == 0 ? .began : time == 48 ? .ended : .moved)
      })
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/long-row.json"))
    var core = Scroller(scene.configuration, contentOffset: scene.contentOffset)
    let (view, log) = (scrollView(scene), CallLog())
    view.delegate = log
    #expect(try view.perform(gesture) == core.perform(gesture))
    let lift = try #require(log.calls.firstIndex { $0.hasPrefix("willEndDragging") })
    let offset = log.calls[lift].split(separator: " ")[1]
    #expect(log.calls[lift - 1] == "didScroll \(offset) td-" && log.calls[lift] == "willEndDragging \(offset) td-")
    #expect(log.calls.count { $0.hasSuffix(" td-") && $0.hasPrefix("didScroll") } == 2)
  }

  private func text(_ trace: ScrollTrace, _ scene: Scene, _ gesture: TouchGesture) -> String {
    TraceText.encode(
      ScrollRun(scene: scene.name, gesture: gesture.name, configuration: scene.configuration, trace: trace))
  }

  /// Set up as an app does: sizes, switches, place.
  private func scrollView(_ scene: Scene) -> UIScrollView {
    let configuration = scene.configuration
    let (geometry, inset) = (configuration.geometry, configuration.geometry.contentInset)
    let view = UIScrollView(frame: CGRect(origin: .zero, size: CGSize(geometry.boundsSize)))
    view.contentSize = CGSize(geometry.contentSize)
    view.contentInset = UIEdgeInsets(
      top: CGFloat(inset.top), left: CGFloat(inset.left), bottom: CGFloat(inset.bottom), right: CGFloat(inset.right))
    view.decelerationRate = .init(rawValue: CGFloat(configuration.decelerationRate.rawValue))
    view.bounces = configuration.bounces
    view.alwaysBounceHorizontal = configuration.alwaysBounceHorizontal
    view.alwaysBounceVertical = configuration.alwaysBounceVertical
    view.isPagingEnabled = configuration.isPagingEnabled
    view.isDirectionalLockEnabled = configuration.isDirectionalLockEnabled
    view.isScrollEnabled = configuration.isScrollEnabled
    view.simulation.displayScale = configuration.displayScale
    view.simulation.frameRate = configuration.frameRate
    view.simulation.step = configuration.step
    view.simulation.tuning = configuration.tuning
    view.contentOffset = CGPoint(scene.contentOffset)
    return view
  }
}

/// Reads everything and changes nothing.
private final class Observer: NSObject, UIScrollViewDelegate {
  private var way: CGFloat = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { way += scrollView.bounds.minX + scrollView.contentOffset.y }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    way += targetContentOffset.pointee.x + scrollView.panGestureRecognizer.velocity(in: scrollView).x
  }
}
