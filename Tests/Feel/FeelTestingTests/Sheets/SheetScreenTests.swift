import ScrollPhysics
import Testing

@testable import FeelTesting

@Suite("The screens of feel sheets")
struct SheetScreenTests {
  /// Five cards, each four fifths as long as the view, at distances of nine tenths.
  private struct Row: AuditableView {
    let name = "row"
    let isVariable: Bool
    var length = 400.0

    func makeView() -> some SimulatedScrollView & Sendable { Scroller(configuration(length), contentOffset: .zero) }

    func configuration(_ length: Double) -> ScrollConfiguration {
      ScrollConfiguration(
        contentSize: Size2D(width: 4.5 * length, height: 100), boundsSize: Size2D(width: length, height: 100))
    }

    func items(in configuration: ScrollConfiguration) -> ItemList {
      let length = configuration.geometry.boundsSize.width
      return ItemList((0..<5).map { min(0.9 * length * Double($0), 3.5 * length) }, in: configuration)
    }

    func extents(ofItems items: Range<Int>) -> [ClosedRange<Double>]? {
      items.map { 0.9 * length * Double($0)...0.9 * length * Double($0) + 0.8 * length }
    }

    func variant(_ variant: ViewVariant) throws(VariantError) -> Row {
      guard isVariable, case .boundsLength(let length) = variant else { throw VariantError("stays as it is") }
      return Row(isVariable: true, length: length)
    }
  }

  /// Cards whose lengths are not known fill fifteen sixteenths of their distance.
  @Test("Cards have their lengths in each size of the view, where the view has that size or can be made in it")
  func lengths() {
    for isVariable in [false, true] {
      let row = Row(isVariable: isVariable)
      for length in [400.0, 300, 640] {
        let screen = SheetScreen(row, row.configuration(length), .horizontal, near: 2)
        let isKnown = isVariable || length == 400
        #expect(screen.size.width == length && screen.cards.count == 1, "\(isVariable) \(length) \(screen)")
        for (index, card) in screen.cards.enumerated() where index == 0 {
          #expect(card.first == 0 && card.count == 5 && card.origin == 0 && abs(card.pitch - 0.9 * length) < 1e-9)
          #expect(
            abs(card.length - (isKnown ? 0.8 : 0.9 * 15 / 16) * length) < 0.001, "\(isVariable) \(length) \(card)")
        }
      }
    }
  }
}
