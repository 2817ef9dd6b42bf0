import Foundation
import Testing
import UIKitFacade

@Suite("Recorded scenes of controllers") @MainActor
struct RecordedControllerTests {
  private let scene = RecordedScene()

  /// Writes its callbacks down.
  private class Logged: UIViewController {
    let name: String
    let scene: RecordedScene
    var forwards = true

    init(_ name: String, _ scene: RecordedScene) {
      (self.name, self.scene) = (name, scene)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    private func note(_ line: String) { scene.call("\(name) \(line)") }
    override func viewDidLoad() {
      super.viewDidLoad()
      note("didLoad \(RecordedScene.text(view.frame))")
    }
    override func viewWillAppear(_ animated: Bool) {
      note("willAppear \(animated), being presented \(isBeingPresented)")
    }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing \(animated)") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear \(animated), being presented \(isBeingPresented)") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear \(animated)") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func willMove(toParent parent: UIViewController?) { note("willMove \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { note("didMove \(parent != nil)") }
    override func updateViewConstraints() { note("updateConstraints") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      note(
        "traits from \(previous.map { "\($0.verticalSizeClass)" } ?? "none") to \(traitCollection.verticalSizeClass)")
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      note("child prefers \(RecordedScene.text(container.preferredContentSize))")
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      note("willTransition to \(newCollection.verticalSizeClass)")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      note("willTransition to \(RecordedScene.text(size)), \(describe(coordinator))")
      coordinator.animate(
        alongsideTransition: { [unowned self] in note("alongside, \(describe($0))") },
        completion: { [unowned self] context in
          let begins = coordinator.animate(alongsideTransition: { _ in })
          note("transition done, another begins \(begins), \(describe(context))")
        })
    }

    private func describe(_ context: any UIViewControllerTransitionCoordinatorContext) -> String {
      "animated \(context.isAnimated), style \(context.presentationStyle), interactive \(context.initiallyInteractive)"
        + " \(context.isInteractive), cancelled \(context.isCancelled), \(context.transitionDuration) s,"
        + " \(context.percentComplete) at \(context.completionVelocity), turn"
        + " \(RecordedScene.text(context.targetTransform.b)), in \(type(of: context.containerView))"
    }
  }

  private func window() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500)) }

  @Test("A window, children, a turn, and the end")
  @MainActor func children() throws {
    let (window, parent, child, other) = (
      window(), Logged("parent", scene), Logged("child", scene), Logged("other", scene)
    )
    scene.step("The root is set") {
      window.rootViewController = parent
      scene.call("key \(window.isKeyWindow), hidden \(window.isHidden), loaded \(parent.isViewLoaded)")
    }
    scene.step("The window is visible", window) { window.makeKeyAndVisible() }
    scene.step("A child is added", window) {
      parent.addChild(child)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
      child.didMove(toParent: parent)
    }
    scene.step("A child without a view in it is added", window) {
      parent.addChild(other)
      other.didMove(toParent: parent)
    }
    scene.step("Preferred sizes") {
      child.preferredContentSize = CGSize(width: 3, height: 4)
      child.preferredContentSize = CGSize(width: 3, height: 4)
    }
    for size in [CGSize(width: 500, height: 300), CGSize(width: 500, height: 320), CGSize(width: 320, height: 500)] {
      scene.step("The window is \(RecordedScene.text(size))", window) { window.frame.size = size }
    }
    scene.step("The window moves", window) { window.frame.origin.x = 30 }
    scene.step("The child leaves", window) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      child.removeFromParent()
    }
    scene.step("The child moves to the other", window) {
      other.addChild(child)
      parent.addChild(child)
      scene.call("children \(other.children.count) \(parent.children.count)")
    }
    scene.step("The window is hidden", window) { window.isHidden = true }
    scene.step("Its size changes") { window.frame.size = CGSize(width: 100, height: 100) }
    scene.step("The window is visible again", window) {
      window.isHidden = false
      window.isHidden = false
    }
    scene.step("Another root", window) { window.rootViewController = Logged("next", scene) }
    scene.step("No root", window) { window.rootViewController = nil }
    #expect(try scene.difference(from: "controllers-children") == nil)
  }

  @Test("A container that forwards the appearance itself")
  @MainActor func forwards() throws {
    let (window, parent, child) = (window(), Logged("parent", scene), Logged("child", scene))
    parent.forwards = false
    window.rootViewController = parent
    window.makeKeyAndVisible()
    scene.step("The window is visible", window)
    scene.step("A child is added", window) {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    scene.step("The container begins", window) { child.beginAppearanceTransition(true, animated: true) }
    scene.step("and begins again, and ends", window) {
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      child.endAppearanceTransition()
    }
    scene.step("The child leaves", window) {
      child.beginAppearanceTransition(false, animated: true)
      child.view.removeFromSuperview()
      child.endAppearanceTransition()
    }
    #expect(try scene.difference(from: "controllers-forwarding") == nil)
  }

  @Test("Presented controllers that cover the window and that do not", arguments: [false, true])
  @MainActor func presents(isFullScreen: Bool) throws {
    let (window, first, second, third) = (
      window(), Logged("first", scene), Logged("second", scene), Logged("third", scene)
    )
    if isFullScreen { for controller in [second, third] { controller.modalPresentationStyle = .fullScreen } }
    window.rootViewController = first
    window.makeKeyAndVisible()
    scene.step("The window is visible", window)
    scene.step("A second is presented", window) {
      first.present(second, animated: true) { [scene] in scene.call("completes") }
    }
    scene.step("A third is presented by it, and not by the first", window) {
      first.present(third, animated: true)
      scene.call("presenting \(third.presentingViewController != nil)")
      second.present(third, animated: false)
      second.present(second, animated: false)
    }
    scene.step("All are dismissed", window) {
      first.dismiss(animated: true) { [scene] in scene.call("completes") }
      scene.call("presented \(first.presentedViewController != nil) \(second.presentingViewController != nil)")
    }
    scene.step("The third presents and dismisses itself", window) {
      first.present(third, animated: false)
      third.dismiss(animated: true)
    }
    scene.step("Nothing is dismissed", window) { first.dismiss(animated: true) }
    #expect(try scene.difference(from: isFullScreen ? "controllers-full-screen" : "controllers-presented") == nil)
  }

  @Test("A navigation controller pushes, pops and replaces")
  @MainActor func navigation() throws {
    let (window, root) = (window(), Logged("root", scene))
    let (second, third) = (Logged("second", scene), Logged("third", scene))
    let navigation = UINavigationController(rootViewController: root)
    func state() {
      scene.note(
        "State",
        [
          "\(navigation.viewControllers.compactMap { ($0 as? Logged)?.name }), top"
            + " \((navigation.topViewController as? Logged)?.name ?? "none"), visible"
            + " \((navigation.visibleViewController as? Logged)?.name ?? "none"), bar hidden"
            + " \(navigation.isNavigationBarHidden), of second \(second.navigationController === navigation)"
        ])
    }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    scene.step("The window is visible", window)
    state()
    scene.step("Push", window) { navigation.pushViewController(second, animated: true) }
    state()
    scene.step("Push", window) { navigation.pushViewController(third, animated: false) }
    scene.step("Pop", window) {
      scene.call("pops \((navigation.popViewController(animated: true) as? Logged)?.name ?? "none")")
    }
    state()
    scene.step("Set", window) { navigation.setViewControllers([second, root, third], animated: true) }
    state()
    scene.step("Pop to root", window) {
      scene.call(
        "pops \(navigation.popToRootViewController(animated: true)?.compactMap { ($0 as? Logged)?.name } ?? [])")
      scene.call("pops \(navigation.popToRootViewController(animated: true) == nil)")
      scene.call("pops \(navigation.popViewController(animated: true) == nil)")
    }
    scene.step("Present", window) {
      navigation.setNavigationBarHidden(true, animated: false)
      navigation.present(root, animated: false)
    }
    state()
    scene.step("The window grows", window) { window.frame.size = CGSize(width: 400, height: 600) }
    #expect(try scene.difference(from: "controllers-navigation") == nil)
  }

  @Test("Controllers of collection views and tables select and show")
  @MainActor func lists() throws {
    let window = window()
    let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let tiles = LoggedTiles([4], in: scene)
    grid.collectionView.register(LoggedTiles.Tile.self, forCellWithReuseIdentifier: "Tile")
    grid.collectionView.dataSource = tiles
    window.rootViewController = grid
    scene.step("A grid", window) { window.makeKeyAndVisible() }
    for clears in [true, false] {
      grid.clearsSelectionOnViewWillAppear = clears
      grid.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      scene.step("It appears again, clearing \(clears)", window) {
        window.isHidden = true
        window.isHidden = false
      }
    }
    scene.step("Another collection view", window) {
      grid.collectionView = LoggedTiles([2], in: scene).view(UICollectionViewFlowLayout())
      scene.call("delegate \(grid.collectionView.delegate != nil)")
      window.frame.size = CGSize(width: 350, height: 450)
    }
    scene.step("A collection view without a data source", window) {
      grid.collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      scene.call(
        "own \(grid.collectionView.dataSource === grid) \(grid.collectionView.delegate === grid), sections"
          + " \(grid.collectionView.numberOfSections)")
    }
    let list = UITableViewController(style: .grouped)
    let rows = LoggedRows([3], in: scene)
    scene.step("A list", window) {
      list.tableView.register(LoggedRows.Row.self, forCellReuseIdentifier: "Row")
      scene.call("own \(list.tableView.dataSource === list) \(list.tableView.delegate === list)")
      list.tableView.dataSource = rows
      window.rootViewController = list
    }
    for clears in [true, false] {
      list.clearsSelectionOnViewWillAppear = clears
      list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      scene.step("It appears again, clearing \(clears)", window) {
        window.isHidden = true
        window.isHidden = false
      }
    }
    scene.step("Another table", window) {
      let table = UITableView(frame: .zero, style: .plain)
      list.tableView = table
      scene.call("\(list.view === table) \(list.tableView.style)")
    }
    #expect(try scene.difference(from: "controllers-lists") == nil)
  }
}
