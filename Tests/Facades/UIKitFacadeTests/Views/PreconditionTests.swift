import Testing
import UIKitFacade

@Suite("Programming errors in views") @MainActor
struct PreconditionTests {
  /// A mistake of the program.
  enum Mistake: String, Codable, CaseIterable {
    case viewInItself, timerWithoutInterval, timeGoesBack, offsetIsNaN, groupWithoutItems, drivenWhileDriven
    case sectionDoesNotScroll, providerWithoutSection, noCommonAncestor
    case itemsWithoutSection, equalItems, equalSections, missingItem, missingSection, movedBeforeMissing,
      movedAfterMissing
    case unregisteredCell, unregisteredDecoration, unregisteredRow, wrongCellClass, noCellFromProvider
    case otherCellReconfigured, timerOfFoundation, delayOnOtherQueue

    /// The whole message, also of an optimized build.
    var sentence: String {
      switch self {
      case .viewInItself: "a view cannot be put into itself or into a view that is in it"
      case .timerWithoutInterval: "a timer's interval must be a positive number of seconds"
      case .timeGoesBack: "time only goes forward, by a finite number of seconds"
      case .offsetIsNaN: "CALayer bounds contains NaN: a content offset must be finite"
      case .groupWithoutItems: "a group needs at least one subitem: its count must be positive"
      case .drivenWhileDriven: "a scroll view cannot be driven from a call of its delegate, its layout or its views"
      case .sectionDoesNotScroll: "section 0 does not scroll by itself: it has no orthogonal scrolling behavior"
      case .providerWithoutSection: "the section provider returned nil for section 0: each section needs a layout"
      case .noCommonAncestor:
        "Unable to activate constraint with anchors because they have no common ancestor. Does the constraint or its"
          + " anchors reference items in different view hierarchies? That's illegal."
      case .itemsWithoutSection:
        "There are currently no sections in the data source. Please add a section first."
      case .equalItems: "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(1)}"
      case .equalSections: "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(0)}"
      case .missingItem, .movedBeforeMissing, .movedAfterMissing:
        "Invalid item identifier specified: the snapshot does not contain 7"
      case .missingSection: "Invalid section identifier specified: the snapshot does not contain 7"
      case .unregisteredCell:
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier None - must register a nib or a"
          + " class for the identifier or connect a prototype cell in a storyboard"
      case .unregisteredDecoration:
        "could not dequeue a decoration view of kind: Board - must register a class or nib as a decoration view for"
          + " that kind"
      case .unregisteredRow:
        "unable to dequeue a cell with identifier None - must register a nib or a class for the identifier or"
          + " connect a prototype cell in a storyboard"
      case .wrongCellClass: "the class registered for the identifier Plain is not a UICollectionViewCell"
      case .noCellFromProvider:
        "UICollectionViewDiffableDataSource cell provider returned nil for index path 0 - 0, which is not allowed. You"
          + " must always return a cell to the collection view"
      case .otherCellReconfigured:
        "the data source returned a different cell for the item at 0 - 0 while it was reconfigured: it must dequeue"
          + " the existing cell with the same reuse identifier"
      case .timerOfFoundation:
        "a timer of Foundation's own; make it in a file that imports UIKit or SwiftUI, and not Foundation"
      case .delayOnOtherQueue: "only what the main queue puts off is in simulated time"
      }
    }

    /// Makes the mistake.
    @MainActor
    func make() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      view.contentSize = CGSize(width: 3000, height: 200)
      let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
      let first = IndexPath(item: 0, section: 0)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      switch self {
      case .viewInItself: view.addSubview(view)
      case .timerWithoutInterval: view.schedule(after: 0) {}
      case .timerOfFoundation:
        RunLoop.main.add(Timer(fire: Date(), interval: 1, repeats: false) { _ in }, forMode: .common)
      case .delayOnOtherQueue:
        DispatchQueue(label: "other").asyncAfter(deadline: SimulatedDispatchTime.now() + 1) {}
      case .timeGoesBack: _ = try? view.advance(until: .after(-1))
      case .offsetIsNaN: view.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
      case .groupWithoutItems:
        _ = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 0)
      case .drivenWhileDriven:
        view.schedule(after: 0.1) { _ = try? view.advance(until: .settled) }
        _ = try? view.advance(until: .after(1))
      case .sectionDoesNotScroll:
        let simulated = SimulatedUIScrollView(section: 0) { Self.view(UICollectionViewFlowLayout(), Source()) }
        _ = simulated.underTest("section")
      case .providerWithoutSection: _ = Self.view(UICollectionViewCompositionalLayout { _, _ in nil }, Source())
      case .noCommonAncestor:
        let other = UIView()
        other.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        other.tag = view.tag
      case .itemsWithoutSection: snapshot.appendItems([1])
      case .equalItems:
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 1])
      case .equalSections: snapshot.appendSections([0, 1, 0])
      case .missingItem: snapshot.insertItems([1], afterItem: 7)
      case .movedBeforeMissing, .movedAfterMissing:
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        if self == .movedBeforeMissing {
          snapshot.moveItem(7, beforeItem: 1)
        } else {
          snapshot.moveItem(7, afterItem: 1)
        }
      case .missingSection: _ = snapshot.numberOfItems(inSection: 7)
      case .unregisteredCell:
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(withReuseIdentifier: "None", for: first)
      case .unregisteredDecoration: _ = Self.view(BoardLayout(), Source())
      case .unregisteredRow: _ = UITableView().dequeueReusableCell(withIdentifier: "None", for: first)
      case .wrongCellClass:
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "Plain")
        _ = view.dequeueReusableCell(withReuseIdentifier: "Plain", for: first)
      case .noCellFromProvider:
        let view = Self.view(UICollectionViewFlowLayout(), nil)
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
      case .otherCellReconfigured:
        let source = Source()
        let view = Self.view(UICollectionViewFlowLayout(), source)
        source.dequeues = false
        view.reconfigureItems(at: [first])
      }
    }

    @MainActor
    private static func view(_ layout: UICollectionViewLayout, _ source: Source?) -> UICollectionView {
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      view.dataSource = source
      if let source { view.keep(source) }
      view.layoutIfNeeded()
      return view
    }
  }

  /// Three items, whose cells are dequeued or new.
  private final class Source: NSObject, UICollectionViewDataSource {
    var dequeues = true

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      dequeues ? view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path) : UICollectionViewCell()
    }
  }

  /// A layout with a decoration view whose class is not registered.
  private final class BoardLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let board = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "Board", with: IndexPath(item: 0, section: 0))
      board.frame = rect
      return [board]
    }
  }

  @Test("A programming error stops the process with a message", arguments: Mistake.allCases)
  func stops(_ mistake: Mistake) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [mistake] in
      await MainActor.run { mistake.make() }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("\(mistake.sentence)\n"), "\(said)")
  }
}
