import ScrollPhysics
import Testing
import TestSupport

@Suite("Scroll geometry")
struct ScrollGeometryTests {
  private func geometry(_ content: Double, _ bounds: Double, _ leading: Double, _ trailing: Double)
    -> ScrollViewGeometry
  {
    ScrollViewGeometry(
      contentSize: Size2D(width: content, height: 0), boundsSize: Size2D(width: bounds, height: 0),
      contentInset: ContentInset(top: 0, left: leading, bottom: 0, right: trailing))
  }

  @Test(
    "The range runs from minus the leading inset to the content's end and the trailing inset",
    arguments: [
      (1000, 300, 0, 0, 0, 700), (1000, 300, 20, 50, -20, 750), (100, 300, 0, 0, 0, 0), (100, 300, 20, 10, -20, -20),
      (290, 300, 20, 10, -20, 0), (0, 0, 0, 0, 0, 0), (0, 300, 0, 0, 0, 0), (500, 0, 0, 0, 0, 500),
      (1000, 300, -40, -60, 40, 640), (300, 300, 0, 0, 0, 0),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func range(content: Double, bounds: Double, leading: Double, trailing: Double, minimum: Double, maximum: Double) {
    let geometry = geometry(content, bounds, leading, trailing)
    #expect(geometry.minimumOffset(.horizontal) == minimum)
    #expect(geometry.maximumOffset(.horizontal) == maximum)
    #expect(geometry.canScroll(.horizontal) == (maximum > minimum))
    #expect(geometry.transposed.minimumOffset(.vertical) == minimum)
    #expect(geometry.transposed.maximumOffset(.vertical) == maximum)
  }

  @Test("A range that begins at zero begins at positive zero")
  func plusZero() {
    #expect(geometry(10, 5, 0, 0).minimumContentOffset.x.sign == .plus)
  }

  @Test("Each axis reads its own sides")
  func sides() {
    let geometry = ScrollViewGeometry(
      contentSize: Size2D(width: 1000, height: 2000), boundsSize: Size2D(width: 100, height: 200),
      contentInset: ContentInset(top: 1, left: 2, bottom: 3, right: 4))
    #expect(geometry.minimumContentOffset == Vector2D(x: -2, y: -1))
    #expect(geometry.maximumContentOffset == Vector2D(x: 904, y: 1803))
    #expect(geometry.transposed.minimumContentOffset == Vector2D(x: -1, y: -2))
    #expect(geometry.transposed.maximumContentOffset == Vector2D(x: 1803, y: 904))
    #expect(geometry.transposed.transposed == geometry)
  }

  @Test(
    "Clamping returns the nearest offset inside the range",
    arguments: [(-50, -20), (-20, -20), (0, 0), (333.3, 333.3), (750, 750), (1e9, 750)] as [(Double, Double)])
  func clamping(offset: Double, clamped: Double) {
    let geometry = geometry(1000, 300, 20, 50)
    #expect(geometry.clamped(offset, .horizontal) == clamped)
    #expect(geometry.clamped(Vector2D(x: offset, y: 5)) == Vector2D(x: clamped, y: 0))
  }
}

@Suite("Alignment of content that does not fill the view")
struct ContentAlignmentTests {
  /// Content of 100 x 60 pt in 400 x 400 pt.
  private static func configuration(_ alignment: Vector2D, inset: ContentInset = .zero) -> ScrollConfiguration {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 100, height: 60), boundsSize: Size2D(width: 400, height: 400))
    configuration.geometry.contentInset = inset
    configuration.geometry.contentAlignment = alignment
    return configuration
  }

  @Test("The alignment is a fraction of the space that the insets leave, on each axis")
  func range() {
    let inset = ContentInset(top: 40, left: 10, bottom: 20, right: 50)
    let geometry = Self.configuration(Vector2D(x: 0.5, y: 1), inset: inset).geometry
    // 400 − 10 − 50 − 100 = 240 horizontally, half of it; 400 − 40 − 20 − 60 = 280 vertically.
    #expect(geometry.minimumContentOffset == Vector2D(x: -130, y: -320))
    #expect(geometry.maximumContentOffset == geometry.minimumContentOffset)
    #expect(Self.configuration(.zero, inset: inset).geometry.minimumContentOffset == Vector2D(x: -10, y: -40))
  }

  @Test("Content that fills the view along an axis is not aligned along it")
  func filled() {
    var geometry = Self.configuration(Vector2D(x: 0.5, y: 0.5)).geometry
    geometry.contentSize.width = 400
    #expect(geometry.minimumContentOffset == Vector2D(x: 0, y: -170) && geometry.maximumOffset(.horizontal) == 0)
    geometry.contentSize.width = 500
    #expect(geometry.minimumOffset(.horizontal) == 0 && geometry.maximumOffset(.horizontal) == 100)
  }

  @Test("A finger pulls aligned content as from an edge, and the content returns", arguments: [0.0, 0.5, 1])
  func bounce(alignment: Double) {
    var configuration = Self.configuration(Vector2D(x: alignment, y: alignment))
    (configuration.alwaysBounceHorizontal, configuration.alwaysBounceVertical) = (true, true)
    var still = configuration
    still.geometry.contentAlignment = .zero
    var (stage, plain) = (Stage(configuration), Stage(still))
    let place = configuration.geometry.minimumContentOffset
    #expect(stage.view.contentOffset == place)
    for direction in [1.0, -1] {
      stage.flick(Vector2D(x: direction, y: direction / 2))
      plain.flick(Vector2D(x: direction, y: direction / 2))
      stage.settle()
      plain.settle()
      #expect(stage.view.contentOffset == place)
    }
    // The law is that of any edge, wherever it lies.
    let far = zip(stage.trace.frames, plain.trace.frames).map {
      max(abs($0.position.x - place.x - $1.position.x), abs($0.position.y - place.y - $1.position.y))
    }
    #expect(stage.trace.frames.count == plain.trace.frames.count && (far.max() ?? 1) < 1e-9)
    #expect(stage.trace.frames.contains { abs($0.position.x - place.x) > 15 })
  }

  @Test("A new size of the content or of the view aligns the content again")
  func changes() {
    var stage = Stage(Self.configuration(Vector2D(x: 0.5, y: 0)))
    #expect(stage.view.contentOffset.x == -150)
    stage.view.update(recording: &stage.trace) { $0.geometry.contentSize.width = 200 }
    #expect(stage.view.contentOffset.x == -100)
    stage.view.update(recording: &stage.trace) { $0.geometry.boundsSize.width = 300 }
    #expect(stage.view.contentOffset.x == -50)
  }
}
