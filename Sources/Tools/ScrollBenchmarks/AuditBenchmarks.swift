#if canImport(UIKitFacade)
  import UIKitFacade

  /// Measures all audits of a view controller with eight cards, against the audits of the same cards on the core.
  @MainActor
  enum AuditBenchmarks {
    static let all = [
      Benchmark("UIKit: all audits of cards on the core", "view") { FeelBenchmarks.audit(scroller) },
      Benchmark("UIKit: all audits of a controller's cards", "view", .ratio(25)) { FeelBenchmarks.audit(controller) },
      Benchmark("UIKit: the same, with views that are reset", "view", .ratio(10)) {
        FeelBenchmarks.audit(resetController)
      },
      Benchmark("UIKit: a decision map of a controller's cards", "view") {
        let plan = MapPlan(drags: try? MapRange(-200...200, step: 20), velocities: try? MapRange(-2...2, step: 0.2))
        return kept((try? DecisionMap(of: resetController, plan, jobs: 1))?.cells.count)
      },
    ]

    /// A row of eight cards in a controller's view, which rests at the card nearest to the proposed target.
    final class Cards: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
      private let layout = UICollectionViewFlowLayout()
      private(set) lazy var row = UICollectionView(frame: .zero, collectionViewLayout: layout)

      override func viewDidLoad() {
        super.viewDidLoad()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 280, height: 200)
        layout.minimumLineSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        row.decelerationRate = .fast
        row.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Card")
        row.dataSource = self
        row.delegate = self
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
          row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          row.centerYAnchor.constraint(equalTo: view.centerYAnchor), row.heightAnchor.constraint(equalToConstant: 200),
        ])
      }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath) }

      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        targetContentOffset.pointee.x = min(max(0, (targetContentOffset.pointee.x / 290).rounded()), 7) * 290
      }
    }

    static func makeRow() -> UIScrollView {
      let (cards, window) = (Cards(), UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640)))
      window.rootViewController = cards
      window.makeKeyAndVisible()
      cards.row.keep(window)
      return cards.row
    }

    /// The controller's row, which is made again for each release.
    static let controller = SimulatedUIScrollView(makeRow).underTest("cards")
    /// The controller's row, which is used again: the controller remembers nothing.
    static let resetController = SimulatedUIScrollView(makeRow) { _ in }.underTest("cards")

    /// The same cards on the core.
    nonisolated static let scroller: ViewUnderTest<SnappedItems> = {
      let layout = FlowLayout(
        containerSize: LayoutSize(width: 320, height: 200),
        sections: [
          FlowSection(
            itemSizes: .uniform(count: 8, size: LayoutSize(width: 280, height: 200)), minimumLineSpacing: 10,
            sectionInset: LayoutInset(top: 0, left: 20, bottom: 0, right: 20))
        ])
      let behavior = SnapBehavior(layout, alignment: .lineCenter, rule: .nearest)
      var configuration = ScrollConfiguration(
        contentSize: Size2D(width: layout.frames.contentSize.width, height: 200),
        boundsSize: Size2D(width: 320, height: 200))
      configuration.decelerationRate = .fast
      return ViewUnderTest("cards", configuration, items: { SnappedItems(behavior, in: $0) }) {
        Scroller($0, behavior: behavior)
      }
    }()
  }
#endif
