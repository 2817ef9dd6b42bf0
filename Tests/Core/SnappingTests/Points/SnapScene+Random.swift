import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport
import Testing

/// Scenes of all kinds, by a seed.
///
/// All lengths are whole multiples of a unit that is a power of two, so that equal places are equal numbers.
struct RandomSnapScene: CustomTestStringConvertible {
  /// The number all lengths are multiples of, in points.
  ///
  /// With 4 every place of every anchor is on the pixel, with 1/8 hardly any is.
  var unit: Double
  /// The length of the viewport, in points; sometimes none at all where that is inside.
  var viewports = 0...400
  /// Whether items may share a line.
  var hasGrids = true
  /// Whether items are alike, one section of them, or have their own sizes; nil for both.
  var isUniform: Bool?
  /// Whether items may be longer than the viewport.
  var hasLongItems = true
  /// Whether margins may be negative.
  var hasNegativeMargins = true
  /// Whether ends are aligned.
  var alignsEnds = false

  /// Lengths that leave every place on the pixel.
  static let whole = RandomSnapScene(unit: 4)
  /// Lengths that leave hardly any place on the pixel.
  static let fractional = RandomSnapScene(unit: 0.125)
  /// Both, with ends aligned and not.
  static let all = [whole, whole.aligned, fractional, fractional.aligned]

  /// The same with ends aligned.
  var aligned: RandomSnapScene { with(\.alignsEnds, true) }

  func with<Value>(_ path: WritableKeyPath<RandomSnapScene, Value>, _ value: Value) -> RandomSnapScene {
    var scenes = self
    scenes[keyPath: path] = value
    return scenes
  }

  var testDescription: String {
    "\(unit == 4 ? "whole" : "fractional")\(alignsEnds ? ", ends aligned" : "")\(hasLongItems ? "" : ", no long items")"
      + "\(isUniform.map { $0 ? ", uniform" : ", own sizes" } ?? "")"
  }

  func make(_ generator: inout SeededGenerator) -> SnapScene {
    let isTiny = viewports.contains(0) && chance(0.05, &generator)
    let viewport = isTiny ? 0 : length(max(60, viewports.lowerBound)...viewports.upperBound, &generator)
    let isHorizontal = Bool.random(using: &generator)
    let sectionCount = isUniform == true || chance(0.6, &generator) ? 1 : Int.random(in: 0...3, using: &generator)
    let layout = FlowLayout(
      containerSize: size(viewport, 100, isHorizontal),
      scrollDirection: isHorizontal ? .horizontal : .vertical,
      sections: (0..<sectionCount).map { _ in section(viewport, isHorizontal, &generator) },
      isRightToLeft: Bool.random(using: &generator))
    var inset = ContentInset.zero
    if chance(0.4, &generator) {
      let (leading, trailing) = (length(-20...60, &generator), length(-20...60, &generator))
      inset =
        isHorizontal
        ? ContentInset(top: 8, left: leading, bottom: 0, right: trailing)
        : ContentInset(top: leading, left: 8, bottom: trailing, right: 0)
    }
    var scene = SnapScene(
      layout: layout,
      boundsLength: max(0, viewport + (isHorizontal ? inset.left + inset.right : inset.top + inset.bottom)),
      contentInset: inset, alignment: alignment(&generator))
    if chance(0.1, &generator) {
      // Content that fits the viewport but for a hair.
      let content = scene.geometry(of: layout.frames).contentSize[scene.axis]
      let hair = unit * Double(Int.random(in: -20...4, using: &generator))
      scene.boundsLength = max(0, content + inset.leading(scene.axis) + inset.trailing(scene.axis) + hair)
    }
    scene.alignsEnds = alignsEnds
    scene.displayScale = Double(Int.random(in: 1...3, using: &generator))
    return scene
  }

  func length(_ range: ClosedRange<Int>, _ generator: inout SeededGenerator) -> Double {
    let (low, high) = (Double(range.lowerBound) / unit, Double(range.upperBound) / unit)
    return unit * Double(Int.random(in: Int(low.rounded(.up))...Int(high.rounded(.down)), using: &generator))
  }

  private func chance(_ part: Double, _ generator: inout SeededGenerator) -> Bool {
    Double.random(in: 0..<1, using: &generator) < part
  }

  private func size(_ along: Double, _ across: Double, _ isHorizontal: Bool) -> LayoutSize {
    isHorizontal ? LayoutSize(width: along, height: across) : LayoutSize(width: across, height: along)
  }

  private func section(
    _ viewport: Double, _ isHorizontal: Bool, _ generator: inout SeededGenerator
  ) -> FlowSection {
    let across = [100.0, 100, 100, 48, 32, 24][Int.random(in: 0...(hasGrids ? 5 : 2), using: &generator)]
    let count =
      chance(0.3, &generator) ? Int.random(in: 0...3, using: &generator) : Int.random(in: 2...12, using: &generator)
    func itemLength() -> Double {
      switch Int.random(in: hasLongItems ? 0...9 : 2...8, using: &generator) {
      case 2 where !hasLongItems, 0: viewport
      case 1: viewport + length(0...200, &generator)
      case 2: viewport + unit * Double(Int.random(in: 0...9, using: &generator))
      case 3: length(0...40, &generator)
      case 4: unit * Double(Int.random(in: 0...9, using: &generator))
      default: length(40...max(44, Int(viewport)), &generator)
      }
    }
    // The items of a line are as long as each other, so that an item's frame shows where its line is.
    let isEach = isUniform.map { !$0 } ?? (across == 100 && chance(0.6, &generator))
    let own = size(itemLength(), across, isHorizontal)
    var section = FlowSection(
      itemSizes: isEach
        ? .each((0..<count).map { _ in across == 100 ? size(itemLength(), across, isHorizontal) : own })
        : .uniform(count: count, size: own),
      minimumLineSpacing: chance(0.3, &generator) ? 0 : length(0...40, &generator), minimumInteritemSpacing: 0)
    if chance(0.6, &generator) {
      let (leading, trailing) = (length(0...40, &generator), length(0...40, &generator))
      section.sectionInset =
        isHorizontal
        ? LayoutInset(top: 0, left: leading, bottom: 0, right: trailing)
        : LayoutInset(top: leading, left: 0, bottom: trailing, right: 0)
    }
    if chance(0.2, &generator) { section.headerReferenceSize = size(length(0...60, &generator), 100, isHorizontal) }
    if chance(0.2, &generator) { section.footerReferenceSize = size(length(0...60, &generator), 100, isHorizontal) }
    return section
  }

  private func alignment(_ generator: inout SeededGenerator) -> SnapAlignment {
    let anchor = [0, 0.5, 1, 0, 0.5, 1, 0.25, 0.75][Int.random(in: 0...7, using: &generator)]
    func margin() -> Double? { chance(0.7, &generator) ? nil : length((hasNegativeMargins ? -20 : 0)...40, &generator) }
    return SnapAlignment(anchor: anchor, leadingMargin: margin(), trailingMargin: margin())
  }
}
