import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport

/// A random scene and a random gesture, for the engine and for the reference.
struct ReferenceCase {
  /// What rewrites the targets of a scene.
  enum Rewriting {
    case none
    /// The nearest multiple of a distance, along both axes.
    case grid(Double)
    /// The nearest item of a row along x, with the snapping of the package.
    case row(count: Int, length: Double, spacing: Double)
  }

  private(set) var configuration: ScrollConfiguration
  private(set) var scene = ReferenceScene()
  private(set) var start: Vector2D
  private(set) var rewriting = Rewriting.none
  let script: TouchScript

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    func whole(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
    func oneIn(_ count: Int) -> Bool { Int.random(in: 1...count, using: &generator) == 1 }
    configuration = .random(using: &generator)
    let (content, bounds) = (configuration.geometry.contentSize, configuration.geometry.boundsSize)
    // Half the scenes have sizes between pixels.
    if oneIn(2) {
      configuration.geometry.contentSize = Size2D(
        width: content.width + number(0...1), height: content.height + number(0...1))
      configuration.geometry.boundsSize = Size2D(
        width: bounds.width + number(0...1), height: bounds.height + number(0...1))
    }
    if oneIn(4) { configuration.geometry.contentAlignment = Vector2D(x: number(0...1), y: number(0...1)) }
    if oneIn(3) { configuration.decelerationRate = DecelerationRate(rawValue: number(0.9...0.9995)) }
    (configuration.bouncesHorizontally, configuration.bouncesVertically) = (!oneIn(5), !oneIn(5))
    configuration.isPagingEnabled = oneIn(6)
    configuration.isScrollEnabled = !oneIn(50)
    configuration.layoutDirection = oneIn(4) ? .rightToLeft : .leftToRight
    configuration.displayScale = [1, 2, 3, 2.625, number(0.5...4)][Int(whole(0...4))]
    configuration.frameRate = [60, 60, 120, 59.94, 30, 90, number(10...240)][Int(whole(0...6))]
    configuration.step = [1, 1, 0.25, 4, number(0.1...20)][Int(whole(0...4))]
    if oneIn(2) { Self.tune(&configuration.tuning, using: &generator) }
    switch Int(whole(0...3)) {
    case 0: rewriting = .grid(number(30...400))
    case 1:
      let (count, length, spacing) = (Int(whole(2...30)), number(60...110), number(0...40))
      rewriting = .row(count: count, length: length, spacing: spacing)
      configuration.geometry.contentSize.width = Double(count) * length + Double(count - 1) * spacing
      configuration.layoutDirection = .leftToRight
    default: break
    }
    let (low, high) = (configuration.geometry.minimumContentOffset, configuration.geometry.maximumContentOffset)
    start = Vector2D(x: number(low.x...high.x), y: number(low.y...high.y))
    script = TouchScript(using: &generator, maximumSpeed: [2, 6][Int(whole(0...1))])
    scene = Self.reference(configuration, start)
    let (pixel, scale, axis) = (scene.pixel, scene.scale, scene.axes[0])
    switch rewriting {
    case .none: break
    case .grid(let size): scene.rewrite = { target, _ in (target / size).rounded() * size }
    case .row(let count, let length, let spacing):
      scene.alwaysDecides = [true, false]
      scene.rewrite = { target, index in
        index == 0
          ? ReferenceScene.nearest(
            to: target, count: count, length: length, spacing: spacing, axis: axis, pixel: pixel, scale: scale) : target
      }
    }
  }

  /// Changes some constants, each by up to a half, and the choices.
  private static func tune(_ tuning: inout ScrollTuning, using generator: inout SeededGenerator) {
    tuning.visitNumbers { value, number in
      guard Int.random(in: 1...4, using: &generator) == 1 else { return }
      value = min(max(value * Double.random(in: 0.5...1.5, using: &generator), number.lowest), number.highest)
    }
    // A pull nearer to 1 makes bounces of minutes.
    tuning.edgePull = min(tuning.edgePull, 0.995)
    tuning.panSlopHandling = Bool.random(using: &generator) ? .applied : .swallowed
    tuning.opposedRetarget = Bool.random(using: &generator) ? .reversal : .snap
    tuning.pageOvershoot = Bool.random(using: &generator) ? .atEdges : .aboveSpeed
    tuning.stillRetarget =
      [.deceleration, .viewRate, .swiftUI, .scrollAnimation][Int.random(in: 0...3, using: &generator)]
  }

  private static func reference(_ configuration: ScrollConfiguration, _ start: Vector2D) -> ReferenceScene {
    var scene = ReferenceScene()
    let (geometry, inset) = (configuration.geometry, configuration.geometry.contentInset)
    scene.axes = [
      ReferenceAxis(
        bounds: geometry.boundsSize.width, content: geometry.contentSize.width, leadingInset: inset.left,
        trailingInset: inset.right, alignment: geometry.contentAlignment.x,
        bounces: configuration.bouncesHorizontally, alwaysBounces: configuration.alwaysBounceHorizontal),
      ReferenceAxis(
        bounds: geometry.boundsSize.height, content: geometry.contentSize.height, leadingInset: inset.top,
        trailingInset: inset.bottom, alignment: geometry.contentAlignment.y,
        bounces: configuration.bouncesVertically, alwaysBounces: configuration.alwaysBounceVertical),
    ]
    (scene.offset, scene.rate) = ([start.x, start.y], configuration.decelerationRate.rawValue)
    (scene.isPaging, scene.locksDirection) = (configuration.isPagingEnabled, configuration.isDirectionalLockEnabled)
    (scene.isEnabled, scene.scale) = (configuration.isScrollEnabled, configuration.displayScale)
    scene.frameRate = configuration.frameRate
    var tuning = configuration.tuning
    tuning.visitNumbers { value, number in scene.tuning["\(number.name)"] = value }
    scene.slopIsSwallowed = tuning.panSlopHandling == .swallowed
    scene.opposedSnaps = tuning.opposedRetarget == .snap
    scene.still = tuning.stillRetarget.rawValue
    scene.overshootsAboveSpeed = tuning.pageOvershoot == .aboveSpeed
    return scene
  }

  /// The reference's run.
  func referenceRun() -> ReferenceView {
    var view = ReferenceView(scene)
    for step in script.steps {
      switch step.touch {
      case .down(let place): view.down([place.x, place.y], step.time)
      case .move(let place): view.moved([place.x, place.y], step.time)
      case .up: view.up(step.time)
      case .cancel: view.cancel(step.time)
      }
    }
    view.advance(to: (script.steps.last?.time ?? 0) + 600_000)
    return view
  }

  /// The engine's run.
  func engineRun() -> ScrollTrace {
    switch rewriting {
    case .none: return run(RecordingBehavior())
    case .grid(let size):
      return run(
        RecordingBehavior { target, _ in
          Vector2D(x: (target.x / size).rounded() * size, y: (target.y / size).rounded() * size)
        })
    case .row(let count, let length, let spacing):
      let (bounds, content) = (configuration.geometry.boundsSize, configuration.geometry.contentSize)
      let section = FlowSection(
        itemSizes: .uniform(count: count, size: LayoutSize(width: length, height: content.height)),
        minimumLineSpacing: spacing)
      let layout = FlowLayout(
        containerSize: LayoutSize(width: bounds.width, height: content.height), sections: [section])
      return run(SnapBehavior(layout, alignment: .lineStart, rule: .nearest))
    }
  }

  private func run(_ behavior: some TargetBehavior) -> ScrollTrace {
    var view = Scroller(configuration, contentOffset: start, behavior: behavior)
    var trace = ScrollTrace(displayScale: configuration.displayScale)
    script.play(on: &view, recording: &trace)
    return trace
  }
}
