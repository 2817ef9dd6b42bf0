import Foundation
import Testing
import UIKitFacade

@Suite("UIColor")
struct UIColorTests {
  @Test("Colours are equal by their components")
  func equality() {
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor.red != .green)
    #expect(Set([UIColor.black, UIColor.label]).count == 1)
    #expect(UIColor.white.withAlphaComponent(0.5) != .white)
    for number in 1..<16 {
      let parts = (0..<4).map { number >> $0 & 1 == 1 ? 0.5 : 0.25 }
      let other = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      #expect(other != UIColor(white: 0.25, alpha: 0.25))
    }
    #expect(!UIColor.white.isEqual("white") && !UIColor.white.isEqual(nil))
  }

  @Test(
    "A hue gives the colour of the colour wheel", arguments: [(0, UIColor.red), (1.0 / 3, .green), (2.0 / 3, .blue)])
  func hue(hue: Double, colour: UIColor) {
    #expect(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1) == colour)
  }

  @Test("Components can be read back")
  func components() {
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(red: 0.25, green: 0, blue: 0, alpha: 0.75).getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 0.25 && alpha == 0.75)
  }

  @Test("Colours, fonts and layout attributes equal nothing of another kind") @MainActor
  func others() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    let font = UIFont.systemFont(ofSize: 12)
    let objects: [NSObject] = [UIColor.red, font, attributes]
    for (index, one) in objects.enumerated() {
      for (other, two) in objects.enumerated() { #expect(one.isEqual(two) == (index == other)) }
      #expect(!one.isEqual(nil) && !one.isEqual("red"))
    }
    #expect(font == .systemFont(ofSize: 12) && font != .systemFont(ofSize: 13) && font != .boldSystemFont(ofSize: 12))
  }
}
