import FeelTesting
import ScrollPhysics

/// A row of items 200 pt apart in a view of 250 pt that does everything right, but for one planted fault.
struct PlantedRow: AuditableView {
  enum Fault: String, Sendable, CaseIterable {
    case none, noLimit, alwaysOne, countsFromShown, ignoresVelocity, farTarget, avoidsLast, unclamped, notANumber
    case ignoresInset, ignoresMirror, wholePoints, leavesStill, unevenCommit, flickeringItem, compounds, onlyNearest
    case onlyHorizontal, goesBackward, followsBounds, recoilsStill, pointsPerSecond, everyRelease, touches,
      misreportsItem
  }

  /// The releases whose targets a row moves from where they belong.
  enum Shift: String, Sendable, CaseIterable {
    case everywhere, forward, backward, still, atTheEnd, atTheBeginning, underAnInset, fromRightToLeft, inColumns
    case afterResizes, fromItemToItem
  }

  var name: String { fault.rawValue }
  var fault = Fault.none
  var declared = DeclaredFeel(minimumFlickVelocity: 0.3)
  var count = 8
  var page = 200.0
  var configuration: ScrollConfiguration
  /// The speed above which a release is a flick, in pt/ms.
  var threshold = 0.3
  /// How far the fault of an uneven commit shifts it, and the drag that turns a page by a touch, in points.
  var commitShift = 50.0
  /// The distance after which the row repeats; nil for a row with ends.
  var lapLength: Double?
  /// What moves the view besides fingers; nil for nothing.
  var unrest: RestlessView.Unrest?
  /// Where targets are moved, and by how many points.
  var shift: (where: Shift, distance: Double)?
  private(set) var axis = ScrollAxis.horizontal

  init(_ fault: Fault = .none, count: Int = 8, page: Double = 200, declared: DeclaredFeel? = nil) {
    self.fault = fault
    self.count = count
    self.page = page
    self.declared = declared ?? self.declared
    configuration = ScrollConfiguration(contentSize: .zero, boundsSize: Size2D(width: 250, height: 100))
    configuration.decelerationRate = .fast
    configuration.alwaysBounceHorizontal = true
    fitContent()
  }

  private mutating func fitContent() {
    configuration.geometry.contentSize = configuration.geometry.boundsSize
    configuration.geometry.contentSize[axis] = Double(count) * page
  }

  var scrollAxis: ScrollAxis? { axis }

  func extents(ofItems items: Range<Int>) -> [ClosedRange<Double>]? {
    items.map { Double($0) * page...Double($0 + 1) * page }
  }

  func makeView() -> RestlessView {
    let geometry = configuration.geometry
    var start = geometry.minimumContentOffset
    if configuration.layoutDirection == .rightToLeft { start = geometry.maximumContentOffset }
    return RestlessView(Scroller(configuration, contentOffset: start, behavior: PlantedBehavior(row: self)), unrest)
  }

  func items(in configuration: ScrollConfiguration) -> PlantedItems {
    PlantedItems(behavior: PlantedBehavior(row: self), configuration: configuration, lapLength: lapLength)
  }

  func variant(_ variant: ViewVariant) throws(VariantError) -> PlantedRow {
    var result = self
    switch variant {
    case .contentInset(let shift):
      result.configuration.geometry.contentInset = configuration.geometry.contentInset.shifted(by: shift, axis)
    case .displayScale(let scale): result.configuration.displayScale = scale
    case .mirrored:
      let isMirrored = configuration.layoutDirection == .rightToLeft
      result.configuration.layoutDirection = isMirrored ? .leftToRight : .rightToLeft
    case .transposed:
      result.configuration = configuration.transposed
      result.axis = axis.other
    case .itemCount(let count):
      result.count = count
      result.fitContent()
    case .boundsLength(let length): result.configuration.geometry.boundsSize[axis] = length
    }
    return result
  }
}

/// Lands on the item nearest to where a release would end that is ahead of a flick, and not beyond the limit.
struct PlantedBehavior: TargetBehavior {
  let row: PlantedRow

  var dependsOnEarlierReleases: Bool { false }

  private func page(_ geometry: ScrollViewGeometry) -> Double {
    row.fault == .followsBounds ? geometry.boundsSize[row.axis] : row.page
  }

  func place(_ item: Int, _ geometry: ScrollViewGeometry, isMirrored: Bool) -> Double {
    let (low, high) = (geometry.minimumOffset(row.axis), geometry.maximumOffset(row.axis))
    let place = min(low + Double(item) * page(geometry), high)
    return isMirrored ? low + high - place : place
  }

  /// The first of the items that are nearest to an offset; nil if there are none.
  ///
  /// Audits ask for it millions of times, so everything but the arithmetic stands before the loop.
  func nearest(to offset: Double, _ geometry: ScrollViewGeometry, isMirrored: Bool) -> Int? {
    let (low, high) = (geometry.minimumOffset(row.axis), geometry.maximumOffset(row.axis))
    let (page, count) = (page(geometry), row.count)
    var (nearest, least) = (0, Double.infinity)
    var item = 0
    while item < count {
      let place = min(low + Double(item) * page, high)
      let distance = ((isMirrored ? low + high - place : place) - offset).magnitude
      if distance < least { (nearest, least) = (item, distance) }
      item += 1
    }
    return count > 0 ? nearest : nil
  }

  mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    land(&target, context)
    if let shift = row.shift, applies(shift.where, target[row.axis], context) { target[row.axis] += shift.distance }
  }

  private func applies(_ shift: PlantedRow.Shift, _ target: Double, _ context: TargetContext) -> Bool {
    let (geometry, velocity) = (context.geometry, context.velocity[row.axis])
    if context.reason == .resize { return shift == .afterResizes }
    return switch shift {
    case .everywhere: true
    case .forward: velocity > 0
    case .backward: velocity < 0
    case .still: velocity == 0
    case .atTheEnd: target == geometry.maximumOffset(row.axis)
    case .atTheBeginning: target == geometry.minimumOffset(row.axis)
    case .underAnInset: geometry.contentInset != .zero
    case .fromRightToLeft: context.layoutDirection == .rightToLeft
    case .inColumns: row.axis == .vertical
    case .afterResizes: false
    case .fromItemToItem: (target / row.page).rounded().truncatingRemainder(dividingBy: 2) == 1
    }
  }

  private func land(_ target: inout Vector2D, _ context: TargetContext) {
    let axis = row.fault == .onlyHorizontal ? ScrollAxis.horizontal : row.axis
    if row.count == 0 { return }
    let isMirrored = context.layoutDirection == .rightToLeft && row.fault != .ignoresMirror
    if context.reason == .resize {
      let kept = nearest(to: context.previousTarget[axis], context.previousGeometry, isMirrored: isMirrored) ?? 0
      if row.fault != .followsBounds { target[axis] = place(kept, context.geometry, isMirrored: isMirrored) }
      return
    }
    var geometry = context.geometry
    if row.fault == .ignoresInset { geometry.contentInset = .zero }
    let (speed, offset) = (context.velocity[axis], context.contentOffset[axis])
    let threshold = row.fault == .pointsPerSecond ? 300 : row.fault == .everyRelease ? 0.3 / 1000 : row.threshold
    let isFlick = abs(speed) > threshold && row.fault != .ignoresVelocity
    if row.fault == .leavesStill && !isFlick { return }
    if page(geometry) > geometry.boundsSize[row.axis] && row.fault != .onlyNearest && !isFlick { return }
    func nearestItem(_ offset: Double) -> Int { nearest(to: offset, geometry, isMirrored: isMirrored) ?? 0 }
    let direction = (speed > 0) == !isMirrored ? 1 : -1
    let shown = nearestItem(offset)
    let start = nearestItem(row.fault == .countsFromShown ? offset : context.dragStartOffset[axis])
    var item = nearestItem(row.fault == .pointsPerSecond ? offset : context.proposedTarget[axis])
    if row.fault == .unevenCommit && !isFlick {
      item = nearestItem(context.proposedTarget[axis] + (isMirrored ? -row.commitShift : row.commitShift))
    }
    if row.fault == .recoilsStill && !isFlick && offset != context.dragStartOffset[axis] {
      item = start + ((offset > context.dragStartOffset[axis]) == isMirrored ? 1 : -1)
    }
    if row.fault == .touches && !isFlick && abs(offset - context.dragStartOffset[axis]) >= row.commitShift {
      item = start + ((offset > context.dragStartOffset[axis]) == !isMirrored ? 1 : -1)
    }
    if isFlick {
      let next = direction > 0 ? max(item, start + 1) : min(item, start - 1)
      item = row.fault == .alwaysOne || row.fault == .countsFromShown ? start + direction : next
      // Ahead of the finger too.
      func isBehind(_ item: Int) -> Bool {
        (place(item, geometry, isMirrored: isMirrored) - offset) * speed < 0 && item >= 0 && item < row.count
      }
      while isBehind(item) { item += direction }
      if row.fault == .compounds && abs(place(start, geometry, isMirrored: false) - context.dragStartOffset[axis]) > 1 {
        item = start + 3 * direction
      }
      if row.fault == .farTarget { item = direction > 0 ? row.count - 1 : 0 }
      if row.fault == .goesBackward { item = start - direction }
    }
    if let limit = row.declared.maximumItemsPerFlick, row.fault != .noLimit, row.fault != .compounds {
      item = min(max(item, start - limit), start + limit)
      if isFlick && abs(shown - start) > limit { item = min(max(shown, start - limit), start + limit) }
    }
    item = min(max(item, 0), row.count - (row.fault == .avoidsLast ? 2 : 1))
    target[axis] = place(item, geometry, isMirrored: isMirrored)
    if row.fault == .wholePoints { target[axis] = target[axis].rounded(.down) }
    if row.fault == .unclamped { target[axis] = geometry.minimumOffset(axis) + Double(item) * row.page }
    if row.fault == .notANumber && isFlick && item == row.count - 1 { target[axis] = .nan }
  }
}

/// The items of a planted row.
struct PlantedItems: ItemOffsets {
  let behavior: PlantedBehavior
  let configuration: ScrollConfiguration
  let lapLength: Double?
  private var row: PlantedRow { behavior.row }
  private var isMirrored: Bool { configuration.layoutDirection == .rightToLeft }

  init(behavior: PlantedBehavior, configuration: ScrollConfiguration, lapLength: Double?) {
    (self.behavior, self.configuration, self.lapLength) = (behavior, configuration, lapLength)
  }

  var count: Int { row.count }

  func contentOffset(ofItem item: Int) -> Vector2D? {
    if item < 0 || item >= row.count { return nil }
    var offset = configuration.geometry.minimumContentOffset
    offset[row.axis] = behavior.place(item, configuration.geometry, isMirrored: isMirrored)
    return PixelGrid(scale: configuration.displayScale).rounded(offset)
  }

  func item(at contentOffset: Vector2D) -> Int? {
    let item = behavior.nearest(to: contentOffset[row.axis], configuration.geometry, isMirrored: isMirrored)
    let part = (contentOffset[row.axis] / row.page).truncatingRemainder(dividingBy: 1)
    return row.fault == .flickeringItem && part > 0.6 && part < 0.8 ? 0 : item
  }

  func isSnapPoint(_ contentOffset: Vector2D) -> Bool? {
    if row.page > configuration.geometry.boundsSize[row.axis] { return true }
    let place = item(at: contentOffset).flatMap { self.contentOffset(ofItem: $0) }
    return place.map { abs($0[row.axis] - contentOffset[row.axis]) * configuration.displayScale <= 0.5 }
  }
}
