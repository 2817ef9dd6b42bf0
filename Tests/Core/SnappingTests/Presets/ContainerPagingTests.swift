import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Paging by the container, as SwiftUI does")
struct ContainerPagingTests {
  /// The page nearest to an offset among all pages of the range, found one by one.
  private static func pages(_ geometry: ScrollViewGeometry, _ axis: ScrollAxis) -> [Double] {
    let inset = geometry.contentInset
    let length =
      axis == .horizontal
      ? geometry.boundsSize.width - inset.left - inset.right : geometry.boundsSize.height - inset.top - inset.bottom
    let (low, high) = (geometry.minimumOffset(axis), geometry.maximumOffset(axis))
    var (pages, page) = ([Double](), low)
    while page < high - 1e-9 {
      pages.append(page)
      page += length
    }
    return pages + [high]
  }

  @Test("A container that gets its first size is at its first page")
  func firstSize() {
    var geometry = ScrollViewGeometry(
      contentSize: Size2D(width: 2000, height: 200), boundsSize: Size2D(width: 0, height: 200))
    let before = geometry
    geometry.boundsSize.width = 400
    let context = TargetContext(
      reason: .resize, velocity: .zero, proposedTarget: .zero, contentOffset: .zero, dragStartOffset: .zero,
      geometry: geometry, previousGeometry: before, previousTarget: .zero)
    var (paging, target) = (ContainerPaging(), Vector2D(x: 900, y: 0))
    paging.updateTarget(&target, context: context)
    #expect(target == .zero)
  }

  @Test(
    "A release goes to a page: by a flick to the next one from where it is, else to the nearest, never beyond the ends")
  func releases() {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<sweepCount(4000) {
      func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
      let axis: ScrollAxis = Bool.random(using: &generator) ? .horizontal : .vertical
      let geometry = ScrollViewGeometry(
        contentSize: Size2D(width: number(100...2000), height: number(100...2000)),
        boundsSize: Size2D(width: number(200...400), height: number(200...400)),
        contentInset: ContentInset(
          top: number(0...40), left: number(0...40), bottom: number(0...40), right: number(0...40)))
      let pages = Self.pages(geometry, axis)
      var (offset, velocity) = (Vector2D.zero, Vector2D.zero)
      offset[axis] = min(number(-200...2200), geometry.maximumOffset(axis))
      velocity[axis] = [0, 0.001, -0.001, 0.4, -0.4, 3, -3].randomElement(using: &generator) ?? 0
      let context = TargetContext(
        velocity: velocity, proposedTarget: offset, contentOffset: offset, dragStartOffset: offset, geometry: geometry)
      var (behavior, target) = (ContainerPaging(axis: axis), offset)
      behavior.updateTarget(&target, context: context)
      #expect(target[axis.other] == offset[axis.other])
      // A flick leaves out the pages that are reached within half a pixel.
      let here = offset[axis]
      let expected: Double
      if abs(velocity[axis]) < context.minimumFlingSpeed {
        let first = geometry.minimumOffset(axis)
        let length = pages.count > 2 ? pages[1] - pages[0] : .infinity
        let nearest = pages.dropLast().last { here >= $0 - length / 2 } ?? first
        // The last page is the end, which may be nearer to the one before than a page.
        expected = here >= (pages.dropLast().last ?? first) + length / 2 ? pages[pages.count - 1] : nearest
      } else if velocity[axis] > 0 {
        expected = pages.first { $0 > here + 0.25 } ?? pages[pages.count - 1]
      } else {
        expected = pages.last { $0 < here - 0.25 } ?? pages[0]
      }
      #expect(pages.contains { abs($0 - target[axis]) < 1e-9 }, "\(target[axis]) in \(pages)")
      if pages.count > 3 { #expect(abs(target[axis] - expected) < 1e-9, "\(here) at \(velocity[axis]) in \(pages)") }
    }
  }
}
