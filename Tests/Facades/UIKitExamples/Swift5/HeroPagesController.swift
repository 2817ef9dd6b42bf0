// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// A file as an app has it, which documents less than this package does.
import UIKit

/// Large pictures, one a page, with a page control that follows them.
public final class HeroPagesController: UIViewController, UICollectionViewDataSource {
  public let pageControl = UIPageControl()
  public private(set) var collectionView: UICollectionView!
  private let pages: Int

  public init(pages: Int) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Hero")
    collectionView.dataSource = self
    view.addSubview(collectionView)
    pageControl.numberOfPages = pages
    view.addSubview(pageControl)
  }

  private func createLayout() -> UICollectionViewLayout {
    return UICollectionViewCompositionalLayout {
      [weak self] (sectionIndex, environment) -> NSCollectionLayoutSection? in
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(240))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: 1)
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.visibleItemsInvalidationHandler = { (visibleItems, offset, environment) in
        let page = round(offset.x / environment.container.contentSize.width)
        self?.pageControl.currentPage = Int(page)
      }
      return section
    }
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return pages
  }

  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Hero", for: indexPath)
  }
}
