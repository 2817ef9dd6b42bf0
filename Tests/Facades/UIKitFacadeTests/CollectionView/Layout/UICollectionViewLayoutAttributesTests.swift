import Foundation
import Testing
import UIKitFacade

@Suite("UICollectionViewLayoutAttributes") @MainActor
struct UICollectionViewLayoutAttributesTests {
  private let path = IndexPath(item: 3, section: 1)

  @Test("An index path has a section and an item, and its row is its item")
  @MainActor func paths() {
    #expect(path.section == 1 && path.item == 3 && path.row == 3 && path.count == 2)
    #expect(IndexPath(row: 3, section: 1) == path && IndexPath(item: 9, section: 0) < path)
    var other = path
    other.item = 4
    other.section = 2
    #expect(other == IndexPath(item: 4, section: 2))
  }

  @Test("The frame is the size about the centre, with the transform")
  @MainActor func frame() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(attributes.center == CGPoint(x: 60, y: 40) && attributes.bounds.size == CGSize(width: 100, height: 40))
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(attributes.frame == CGRect(x: 35, y: 30, width: 50, height: 20))
    #expect(attributes.size.width == 100 && attributes.transform3D.m11 == 0.5)
  }

  @Test("A copy is equal, of the same class, and a different object")
  @MainActor func copies() throws {
    let attributes = Tilted(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    attributes.tilt = 0.5
    attributes.zIndex = 3
    attributes.alpha = 0.25
    attributes.transform3D = CATransform3DMakeRotation(0.5, 0, 1, 0)
    let copy = try #require(attributes.copy() as? Tilted)
    #expect(copy == attributes && copy !== attributes && copy.tilt == 0.5 && copy.hash == attributes.hash)
    copy.tilt = 1
    #expect(copy != attributes)
  }

  @Test("Every property matters for equality", arguments: 0..<8)
  @MainActor func equality(property: Int) throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let other = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(attributes == other)
    switch property {
    case 0: other.indexPath.item = 4
    case 1: other.center.x = 1
    case 2: other.size.width = 1
    case 3: other.transform3D.m34 = 1
    case 4: other.alpha = 0.5
    case 5: other.zIndex = 1
    case 6: other.isHidden = true
    default:
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
      #expect(header != attributes && header.representedElementCategory == .supplementaryView)
      #expect((header.copy() as? UICollectionViewLayoutAttributes) == header)
      return
    }
    #expect(attributes != other && !attributes.isEqual("attributes") && !attributes.isEqual(nil))
  }
}

private final class Tilted: UICollectionViewLayoutAttributes {
  var tilt: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as? Tilted
    MainActor.assumeIsolated { copy?.tilt = tilt }
    return copy as Any
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Tilted else { return false }
    return super.isEqual(other) && MainActor.assumeIsolated { other.tilt == tilt }
  }
}
