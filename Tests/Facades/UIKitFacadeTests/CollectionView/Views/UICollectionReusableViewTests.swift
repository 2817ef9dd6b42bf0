import Foundation
import Testing
import UIKitFacade

@Suite("Preferred sizes of reusable views") @MainActor
struct UICollectionReusableViewTests {
  private let given = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))

  init() { given.frame = CGRect(x: 0, y: 0, width: 200, height: 300) }

  /// Puts a view of 70 × 30 pt into another, 5 pt inside its edges.
  private func fill(_ host: UIView) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 70), view.heightAnchor.constraint(equalToConstant: 30),
      view.topAnchor.constraint(equalTo: host.topAnchor, constant: 5),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 5),
      host.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5),
      host.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 5),
    ])
  }

  @Test("A view with constraints prefers the size that they give it, whether it or its content view holds them")
  @MainActor func constrained() {
    let header = UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    fill(header)
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    fill(cell.contentView)
    for view in [header, cell] {
      #expect(view.preferredLayoutAttributesFitting(given).size == CGSize(width: 80, height: 40), "\(view)")
    }
    #expect(given.size == CGSize(width: 200, height: 300))
  }

  @Test("A view without constraints prefers the size that fits it, and the given attributes if that is theirs")
  @MainActor func fitting() {
    final class Fitting: UICollectionReusableView {
      var size = CGSize.zero
      override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
    }
    let view = Fitting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    // A frame is no constraint.
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.size = CGSize(width: 90, height: 20)
    #expect(view.preferredLayoutAttributesFitting(given).size == view.size)
    view.size = given.size
    #expect(view.preferredLayoutAttributesFitting(given) === given)
  }
}
