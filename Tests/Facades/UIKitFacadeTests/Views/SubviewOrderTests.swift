import TestSupport
import Testing
import UIKitFacade

@Suite("The order of subviews") @MainActor
struct SubviewOrderTests {
  /// UIKit puts a subview at the nearest valid index; everything else is what an array does.
  @Test("Random insertions, moves and removals give the order of a plain list", arguments: 0..<20)
  @MainActor func order(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let parent = UIView()
    let views = (0..<6).map { _ in UIView() }
    var wanted: [UIView] = []
    for step in 0..<60 {
      let view = views.randomElement(using: &generator)!
      let other = wanted.filter { $0 !== view }.randomElement(using: &generator)
      let isIn = wanted.contains { $0 === view }
      let kind = Int.random(in: 0...6, using: &generator)
      func insert(_ index: Int) {
        wanted.removeAll { $0 === view }
        wanted.insert(view, at: min(max(index, 0), wanted.count))
      }
      switch kind {
      case 0:
        parent.addSubview(view)
        insert(.max)
      case 1:
        let index = Int.random(in: -2...9, using: &generator)
        parent.insertSubview(view, at: index)
        insert(index)
      case 2, 3:
        guard let other else { continue }
        if kind == 2 {
          parent.insertSubview(view, belowSubview: other)
        } else {
          parent.insertSubview(view, aboveSubview: other)
        }
        wanted.removeAll { $0 === view }
        insert(wanted.firstIndex { $0 === other }! + (kind == 2 ? 0 : 1))
      case 4:
        guard isIn else { continue }
        parent.bringSubviewToFront(view)
        insert(.max)
      case 5:
        guard isIn else { continue }
        parent.sendSubviewToBack(view)
        insert(0)
      default:
        view.removeFromSuperview()
        wanted.removeAll { $0 === view }
      }
      #expect(parent.subviews == wanted, "step \(step), kind \(kind)")
      #expect(views.allSatisfy { view in (view.superview === parent) == wanted.contains { $0 === view } })
    }
  }
}
