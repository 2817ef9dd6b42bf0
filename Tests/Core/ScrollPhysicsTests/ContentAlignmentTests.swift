import ScrollPhysics
import TestSupport
import Testing

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
