import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport
import Testing

/// Items that follow one another around, and the view they are shown in: all that a carousel is made of.
struct CarouselScene: CustomTestStringConvertible, CustomStringConvertible, Sendable {
  /// The order of reading on the screen.
  enum Way: String, CaseIterable, Sendable {
    case leftToRight, rightToLeft, vertical
  }

  /// The items' lengths along the row, in points.
  var lengths: [Double]
  /// The gaps after the items, the last one's included, in points.
  var gaps: [Double]
  /// Whether the layout has a uniform length and gap, which must then all be equal.
  var isUniform = false
  var way = Way.leftToRight
  /// The length of the view along the row, in points.
  var viewport = 375.0
  var duplicates = 2
  var contentInset = ContentInset.zero
  var displayScale = 2.0
  var bounces = true
  var loops = true
  var interval: Double?

  /// Items of one length.
  static func uniform(
    _ count: Int, of length: Double = 320, apart gap: Double = 16, way: Way = .leftToRight
  ) -> CarouselScene {
    CarouselScene(
      lengths: Array(repeating: length, count: count), gaps: Array(repeating: gap, count: count), isUniform: true,
      way: way)
  }

  /// Items of their own lengths and with their own gaps.
  static func various(_ count: Int, way: Way = .leftToRight) -> CarouselScene {
    let (lengths, gaps) = ([320.0, 180, 260, 340, 100, 300, 231, 37], [16.0, 8, 24, 0, 40, 13])
    return CarouselScene(
      lengths: (0..<count).map { lengths[$0 % 8] }, gaps: (0..<count).map { gaps[$0 % 6] }, way: way)
  }

  /// Few and many items, alike and not, long and short ones, in all directions; every lap is whole pixels long.
  static let all: [CarouselScene] = Way.allCases.flatMap { way in
    [1, 2, 3, 10].flatMap { count in
      [uniform(count, way: way), uniform(count, of: 60, apart: 8, way: way), various(count, way: way)]
    }
  }

  /// A third of them: each number and kind of items in one direction.
  static let some: [CarouselScene] = (0..<12).map { all[12 * ((($0 / 3) + $0) % 3) + $0] }

  func with<Value>(_ path: WritableKeyPath<CarouselScene, Value>, _ value: Value) -> CarouselScene {
    var scene = self
    scene[keyPath: path] = value
    return scene
  }

  var count: Int { lengths.count }
  var axis: ScrollAxis { way == .vertical ? .vertical : .horizontal }
  /// The sign of the content offset's change when the row goes on.
  var sign: Double { way == .rightToLeft ? -1 : 1 }
  /// Once around, in points.
  var lap: Double { lengths.reduce(0, +) + gaps.reduce(0, +) }
  var bounds: Size2D { bounds(viewport) }

  func bounds(_ length: Double) -> Size2D {
    axis == .horizontal ? Size2D(width: length, height: 240) : Size2D(width: 240, height: length)
  }

  /// A change of the content offset along the row, forward.
  func forward(_ length: Double) -> Vector2D {
    axis == .horizontal ? Vector2D(x: sign * length, y: 0) : Vector2D(x: 0, y: length)
  }

  var layout: FlowLayout { layout(laps: 1) }

  /// The items, several times.
  func layout(laps: Int) -> FlowLayout {
    func size(_ length: Double) -> LayoutSize {
      axis == .horizontal ? LayoutSize(width: length, height: 240) : LayoutSize(width: 240, height: length)
    }
    let total = laps * count
    var section = FlowSection(
      itemSizes: .each((0..<total).map { size(lengths[$0 % count]) }), minimumLineSpacing: gaps.last ?? 0)
    if isUniform {
      section.itemSizes = .uniform(count: total, size: size(lengths.first ?? 0))
    } else if total > 1 {
      section.lineSpacings = (0..<total - 1).map { gaps[$0 % count] }
    }
    return FlowLayout(
      containerSize: LayoutSize(width: bounds.width, height: bounds.height),
      scrollDirection: axis == .horizontal ? .horizontal : .vertical, sections: [section],
      isRightToLeft: way == .rightToLeft)
  }

  var configuration: ScrollConfiguration {
    var configuration = ScrollConfiguration(contentSize: .zero, boundsSize: bounds, contentInset: contentInset)
    configuration.decelerationRate = .fast
    configuration.displayScale = displayScale
    configuration.bounces = bounces
    configuration.layoutDirection = way == .rightToLeft ? .rightToLeft : .leftToRight
    return configuration
  }

  var carousel: Carousel {
    Carousel(layout, configuration, duplicates: duplicates, autoScrollInterval: interval, loops: loops)
  }

  /// The same items so many times over that no wrap happens: a row with ends, in its middle.
  func unrolled(laps: Int) -> Carousel {
    let layout = layout(laps: laps)
    var configuration = configuration
    let size = layout.frames.contentSize
    configuration.geometry.contentSize = Size2D(width: size.width, height: size.height)
    var start = configuration.geometry.minimumContentOffset
    let points = SnapPoints(
      layout.frames, alignment: .lineCenter, geometry: configuration.geometry, displayScale: displayScale)
    if let middle = points.point(ofItem: laps / 2 * count) { start[axis] = points[middle] }
    return Carousel(layout, configuration, contentOffset: start, autoScrollInterval: interval, loops: false)
  }

  /// Where the items of a carousel's row rest, duplicates included.
  func points(of carousel: Carousel) -> SnapPoints {
    SnapPoints(
      carousel.row.layout.frames, alignment: .lineCenter, geometry: carousel.configuration.geometry,
      displayScale: displayScale)
  }

  var testDescription: String {
    let items = isUniform ? "\(count) of \(lengths.first ?? 0) and \(gaps.first ?? 0)" : "\(lengths) and \(gaps)"
    return "\(items), \(way.rawValue)\(loops ? "" : ", with ends")"
  }

  var description: String {
    "\(testDescription), in \(viewport), duplicates \(duplicates), inset \(contentInset.leading(axis)) and "
      + "\(contentInset.trailing(axis)), \(displayScale)x\(bounces ? "" : ", stiff"), every \(interval ?? 0)"
  }
}
