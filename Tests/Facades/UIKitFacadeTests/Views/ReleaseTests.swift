import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

/// What outlives a view knows that the view is gone.
@Suite("Objects whose view is released") @MainActor
struct ReleaseTests {
  @Test("A layout has no view any more, unless another view has taken it over")
  @MainActor func layouts() {
    let layout = UICollectionViewFlowLayout()
    var first: UICollectionView? = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === first)
    let second = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === second)
    first = nil
    #expect(layout.collectionView === second)
    let other = UICollectionViewFlowLayout()
    first = UICollectionView(frame: .zero, collectionViewLayout: other)
    first = nil
    #expect(other.collectionView == nil)
    other.itemSize.width = 70
    #expect(other.collectionViewContentSize == .zero)
  }

  @Test("A recogniser, a layer and a subview keep their values and have no view")
  @MainActor func parts() {
    var view: UIScrollView? = UIScrollView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let (pan, layer, subview, tap) = (view?.panGestureRecognizer, view?.layer, UIView(), UITapGestureRecognizer())
    view?.addSubview(subview)
    view?.addGestureRecognizer(tap)
    #expect(pan?.view === view && tap.view === view && subview.superview === view)
    layer?.bounds.size.width = 50
    view = nil
    #expect(pan?.view == nil && tap.view == nil && subview.superview == nil)
    pan?.isEnabled = false
    #expect(layer?.bounds == CGRect(x: 0, y: 0, width: 50, height: 40) || layer?.bounds.width == 50)
    layer?.position = CGPoint(x: 7, y: 8)
    #expect(layer?.position == CGPoint(x: 7, y: 8))
  }

  @Test("A recogniser belongs to one view, which lets go of it when it gets others")
  @MainActor func recognizers() {
    let (taps, view) = ((0..<3).map { _ in UITapGestureRecognizer() }, UIView())
    var other: UIView? = UIView()
    view.gestureRecognizers = [taps[0], taps[1]]
    other?.gestureRecognizers = [taps[1], taps[2]]
    #expect(taps[0].view === view && taps[1].view === other && taps[2].view === other)
    #expect(view.gestureRecognizers == [taps[0]])
    view.addGestureRecognizer(taps[2])
    view.addGestureRecognizer(taps[0])
    #expect(view.gestureRecognizers == [taps[2], taps[0]] && other?.gestureRecognizers == [taps[1]])
    other = nil
    #expect(taps.map { $0.view === view } == [true, false, true] && taps[1].view == nil)
    view.gestureRecognizers = [taps[1], taps[0]]
    #expect(taps.map { $0.view === view } == [true, true, false] && taps[2].view == nil)
    view.gestureRecognizers = nil
    #expect(taps.allSatisfy { $0.view == nil } && view.gestureRecognizers == nil)
  }

  @Test("A view outlives its controller, and then has no next responder")
  @MainActor func controllers() {
    var controller: UIViewController? = UIViewController()
    let view = controller?.view
    #expect(view?.next === controller)
    controller = nil
    #expect(view?.next == nil)
    view?.setNeedsLayout()
    view?.layoutIfNeeded()
  }

  @Test("A view's next responder is its controller or else its superview, and a controller's is around its view")
  @MainActor func responders() {
    let (window, parent, child) = (UIWindow(frame: .zero), UIViewController(), UIViewController())
    window.rootViewController = parent
    window.makeKeyAndVisible()
    parent.addChild(child)
    #expect(child.next === parent)
    parent.view.addSubview(child.view)
    #expect(child.view.next === child && child.next === parent.view && parent.view.next === parent)
    #expect(parent.next === window)
    let other = UIView()
    child.view = other
    #expect(other.next === child)
    let replaced = child.view
    child.view = UIView()
    #expect(replaced?.next == nil && child.isViewLoaded)
  }

  private final class Everything: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate, UIGestureRecognizerDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  @Test("Delegates and data sources are not kept alive, and views that lose them stay as they are")
  @MainActor func delegates() throws {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (scroll, table) = (UIScrollView(frame: frame), UITableView(frame: frame))
    let grid = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    let tap = UITapGestureRecognizer()
    var owner: Everything? = Everything()
    weak let freed = owner
    (scroll.delegate, table.delegate, grid.delegate, tap.delegate) = (owner, owner, owner, owner)
    (table.dataSource, grid.dataSource) = (owner, owner)
    for view in [scroll, table, grid] {
      view.contentSize = CGSize(width: 100, height: 500)
      view.layoutIfNeeded()
      view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
      try view.advance(until: .settled)
    }
    #expect(freed != nil && table.visibleCells.count == 3 && grid.visibleCells.count == 2)
    owner = nil
    #expect(freed == nil && scroll.delegate == nil && table.delegate == nil && grid.delegate == nil)
    #expect(table.dataSource == nil && grid.dataSource == nil && tap.delegate == nil)
    for view in [scroll, table, grid] {
      view.contentOffset.y = 0
      try view.advance(until: .settled)
    }
    #expect(grid.numberOfItems(inSection: 0) == 3 && grid.visibleCells.count == 2)
    table.reloadData()
    grid.reloadData()
    #expect(table.numberOfSections == 0 && grid.numberOfSections == 0)
  }

  /// Makes objects, and expects that they are gone once nothing else refers to them.
  private func expectFreed(
    _ name: String, at location: SourceLocation = #_sourceLocation, _ make: () throws -> [AnyObject]
  ) rethrows {
    final class Reference {
      weak var object: AnyObject?
      init(_ object: AnyObject) { self.object = object }
    }
    let references = try make().map(Reference.init)
    for (index, reference) in references.enumerated() {
      #expect(reference.object == nil, "\(name), object \(index)", sourceLocation: location)
    }
  }

  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: frame)
    view.contentSize = CGSize(width: 100, height: 500)
    return view
  }

  @Test("Views are released with all that they run: gestures, timers, animations and kept objects")
  @MainActor func running() throws {
    try expectFreed("after a flick") {
      let (view, kept) = (scrollView(), NSObject())
      view.keep(kept)
      try view.perform(.flick(from: Vector2D(x: 50, y: 90), by: Vector2D(x: 0, y: -60), releaseVelocity: 1))
      return [view, kept, view.panGestureRecognizer, view.layer]
    }
    try expectFreed("with a timer that repeats") {
      let (view, owner) = (scrollView(), NSObject())
      view.schedule(after: 1, repeats: true) { _ = owner }
      try view.advance(until: .after(2.5))
      return [view, owner]
    }
    try expectFreed("with what an app puts off") {
      let (view, owner) = (scrollView(), NSObject())
      view.schedule(after: 1) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) { _ = owner }
        DispatchQueue.main.async { _ = owner }
        Task { _ = owner }
        nonisolated(unsafe) let captured = owner
        Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in _ = captured }
      }
      try view.advance(until: .after(2.5))
      return [view, owner]
    }
    try expectFreed("while animations run") {
      let (view, owner, label) = (scrollView(), NSObject(), UILabel())
      view.addSubview(label)
      UIView.animate(withDuration: 1, animations: { view.contentOffset.y = 100 }, completion: { _ in _ = owner })
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { label.alpha = 0 }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.contentOffset.y = 200 }
      animator.addCompletion { _ in _ = owner }
      animator.startAnimation()
      try view.advance(until: .after(0.5))
      return [view, owner, label, animator]
    }
    try expectFreed("after animations") {
      let (view, owner) = (scrollView(), NSObject())
      var freed: [AnyObject] = [view]
      for isReversed in [false, true] {
        let animator = UIViewPropertyAnimator(duration: 0.2, dampingRatio: 1) { view.contentOffset.y += 30 }
        animator.addCompletion { _ in _ = owner }
        animator.startAnimation()
        animator.isReversed = isReversed
        freed.append(animator)
      }
      try view.advance(until: .after(1))
      return freed + [owner]
    }
    expectFreed("an animated view without a scroll view") {
      let label = UILabel()
      UIView.animate(withDuration: 1, animations: { label.alpha = 0 }, completion: { _ in })
      return [label]
    }
  }

  @Test("What ends, leaves or is replaced is released while its view lives on")
  @MainActor func leaving() throws {
    let (view, stack) = (scrollView(), UIStackView())
    try expectFreed("ended animations") {
      let owner = NSObject()
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.contentOffset.y = 10 }
      animator.addCompletion { _ in _ = owner }
      animator.startAnimation()
      UIView.animate(withDuration: 0.1, animations: { view.contentOffset.y = 20 }, completion: { _ in _ = owner })
      view.schedule(after: 0.2) { _ = owner }
      try view.advance(until: .after(0.5))
      return [owner, animator]
    }
    expectFreed("a removed subview") {
      let (subview, tap) = (UIView(), UITapGestureRecognizer())
      view.addSubview(subview)
      view.addGestureRecognizer(tap)
      subview.translatesAutoresizingMaskIntoConstraints = false
      let constraint = subview.widthAnchor.constraint(equalTo: view.widthAnchor)
      constraint.isActive = true
      view.layoutIfNeeded()
      constraint.isActive = false
      subview.removeFromSuperview()
      view.removeGestureRecognizer(tap)
      return [subview, tap, constraint]
    }
    expectFreed("a removed view of a stack") {
      let subview = UIView()
      stack.addArrangedSubview(subview)
      stack.setCustomSpacing(3, after: subview)
      stack.layoutIfNeeded()
      subview.removeFromSuperview()
      return [subview]
    }
    let grid = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    expectFreed("a replaced layout and a background") {
      let (layout, background) = (UICollectionViewFlowLayout(), UIView())
      grid.setCollectionViewLayout(layout, animated: false)
      grid.backgroundView = background
      grid.layoutIfNeeded()
      grid.collectionViewLayout = UICollectionViewFlowLayout()
      grid.backgroundView = nil
      return [layout, background]
    }
    let (window, navigation) = (UIWindow(frame: frame), UINavigationController(rootViewController: UIViewController()))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    expectFreed("popped and dismissed controllers") {
      let (pushed, presented) = (UIViewController(), UIViewController())
      navigation.pushViewController(pushed, animated: true)
      window.layoutIfNeeded()
      pushed.present(presented, animated: true)
      pushed.dismiss(animated: true)
      navigation.popViewController(animated: true)
      window.layoutIfNeeded()
      return [pushed, presented, pushed.view, presented.view]
    }
  }

  @Test("Lists and windows are released with their cells, layouts, sources and controllers")
  @MainActor func containers() {
    expectFreed("a collection view") {
      let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot, animatingDifferences: true, completion: { _ = source })
      view.layoutIfNeeded()
      return [view, source, view.collectionViewLayout] + view.visibleCells
    }
    expectFreed("a section that scrolls by itself") {
      let size = NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(40))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      let layout = UICollectionViewCompositionalLayout(section: section)
      let (view, source) = (UICollectionView(frame: frame, collectionViewLayout: layout), Everything())
      view.dataSource = source
      let inner = view.orthogonalScrollView(inSection: 0)
      #expect(inner?.superview === view)
      return [view, layout, inner].compactMap { $0 }
    }
    expectFreed("a table") {
      let (view, source) = (UITableView(frame: frame), Everything())
      (view.dataSource, view.delegate, view.tableHeaderView) = (source, source, UIView())
      view.layoutIfNeeded()
      return [view, source, view.tableHeaderView].compactMap { $0 } + view.visibleCells
    }
    expectFreed("a window") {
      let (window, root, child) = (UIWindow(frame: frame), UITableViewController(style: .plain), UIViewController())
      let presented = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.addChild(child)
      root.view.addSubview(child.view)
      root.present(presented, animated: false)
      #expect(presented.presentingViewController === root && child.parent === root)
      window.layoutIfNeeded()
      return [window, root, child, presented, root.view, child.view, presented.view]
    }
  }

  @Test("A controller that outlives its parent or its presenter has none any more")
  @MainActor func survivors() {
    let (child, presented) = (UIViewController(), UIViewController())
    expectFreed("the parent and the presenter") {
      let parent = UIViewController()
      parent.addChild(child)
      parent.present(presented, animated: false)
      #expect(child.parent === parent && presented.presentingViewController === parent)
      return [parent]
    }
    #expect(child.parent == nil && presented.presentingViewController == nil)
  }

  @Test("The constants of a simulation are read back")
  @MainActor func simulation() {
    let view = UIScrollView()
    var simulation = view.simulation
    (simulation.displayScale, simulation.frameRate, simulation.step) = (3, 120, 0.5)
    simulation.tuning.panSlop += 1
    #expect(view.simulation != simulation)
    view.simulation = simulation
    #expect(view.simulation == simulation)
    #expect((view.simulation.displayScale, view.simulation.frameRate, view.simulation.step) == (3, 120, 0.5))
  }
}
