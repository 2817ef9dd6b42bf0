#if canImport(UIKitFacade)
  import UIKitFacade

  /// The rows of UIKit that are measured.
  @MainActor
  enum UIKitRows {
    /// The cells of a row, and a delegate with which it rests at multiples of 336 points.
    class Cells: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      private let count: Int

      init(_ count: Int) { self.count = count }

      func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { count }

      func collectionView(_ row: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        row.dequeueReusableCell(withReuseIdentifier: "Card", for: path)
      }

      func scrollViewWillEndDragging(
        _: UIScrollView, withVelocity _: CGPoint, targetContentOffset target: UnsafeMutablePointer<CGPoint>
      ) { target.pointee.x = (target.pointee.x / 336).rounded() * 336 }

      func makeRow(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) -> UICollectionView {
        layout.scrollDirection = .horizontal
        let row = UICollectionView(frame: frame, collectionViewLayout: layout)
        row.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Card")
        (row.dataSource, row.delegate) = (row.keep(self), self)
        return row
      }
    }

    /// Items of two sizes.
    private final class Gallery: Cells, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: path.item.isMultiple(of: 3) ? 180 : 120, height: 240) }
    }

    private static let frame = CGRect(x: 0, y: 0, width: 375, height: 240)

    static let view = changed(UIScrollView(frame: frame)) { view in
      view.contentSize = CGSize(width: 1e6, height: 240)
      view.simulation.frameRate = 120
      view.delegate = view.keep(Cells(0))
    }

    static let gallery = changed(Gallery(100_000).makeRow()) { $0.simulation.frameRate = 120 }

    /// Makes the row of ``MapBenchmarks/cards(_:)`` in a controller's view.
    static func makeCards() -> UIScrollView {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 240)
      layout.minimumLineSpacing = 16
      layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      let (controller, window) = (UIViewController(), UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 640)))
      let (row, view) = (Cells(10).makeRow(layout), controller.view as UIView)
      row.decelerationRate = .fast
      row.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(row)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        row.centerYAnchor.constraint(equalTo: view.centerYAnchor), row.heightAnchor.constraint(equalToConstant: 240),
      ])
      window.rootViewController = controller
      window.makeKeyAndVisible()
      row.keep(window)
      return row
    }
  }
#endif
