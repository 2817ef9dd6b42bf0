import Foundation
import Testing
import UIKitFacade

@Suite("UIViewController") @MainActor
struct UIViewControllerTests {
  private let log = NotedController.Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  private func take() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  @Test("The view is created once, on first access")
  @MainActor func lazy() {
    let controller = NotedController("a", log)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(controller.view.bounds.size == UIScreen.main.bounds.size)
    controller.loadViewIfNeeded()
    #expect(take() == ["a load"] && controller.view.next === controller)
  }

  @Test("A loadView that creates no view, or reads it, gets a default view")
  @MainActor func loads() {
    final class Nothing: UIViewController {
      override func loadView() {}
    }
    final class Asking: UIViewController {
      override func loadView() { view.tag = 7 }
    }
    #expect(Nothing().view != nil && Asking().view.tag == 7)
  }

  @Test("After an app takes the view away, the next access loads one as the first did, as often as that happens")
  @MainActor func loadsAgain() {
    /// Makes its view in one of the ways that apps have.
    final class Loading: UIViewController {
      enum Way: CaseIterable { case makes, inherits, reads, none }
      var way = Way.none
      var calls: [String] = []

      override func loadView() {
        calls.append("load")
        switch way {
        case .makes: view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        case .inherits: super.loadView()
        case .reads: view.tag = 7
        case .none: break
        }
      }
      override func viewDidLoad() { calls.append("did load \(isViewLoaded)") }
    }
    for way in Loading.Way.allCases {
      let controller = Loading()
      controller.way = way
      var views: [UIView] = []
      for _ in 0..<4 {
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        controller.calls = []
        views.append(controller.view)
        #expect(controller.calls == ["load", "did load true"], "\(way)")
        #expect(views.last === controller.view && views.last?.next === controller)
        #expect(views.last?.frame == views.first?.frame && views.last?.tag == views.first?.tag)
        controller.view = nil
        #expect(views.last?.next == nil)
      }
      #expect(Set(views.map { ObjectIdentifier($0) }).count == views.count)
    }
  }

  @Test("A window loads, sizes and shows the view and lays it out, in UIKit's order")
  @MainActor func appears() {
    window.rootViewController = NotedController("a", log)
    #expect(take().isEmpty)
    window.makeKeyAndVisible()
    #expect(take() == ["a load", "a will appear", "a will lay out 300", "a did lay out", "a did appear"])
    window.isHidden = true
    #expect(take() == ["a will disappear", "a did disappear"])
    window.isHidden = false
    #expect(take() == ["a will appear", "a did appear"])
  }

  @Test("A new root view controller replaces the first")
  @MainActor func replaced() {
    window.rootViewController = NotedController("a", log)
    window.makeKeyAndVisible()
    _ = take()
    window.rootViewController = NotedController("b", log)
    #expect(
      take() == [
        "a will disappear", "a did disappear", "b load", "b will appear", "b will lay out 300", "b did lay out",
        "b did appear",
      ])
    #expect(window.subviews.count == 1)
    window.rootViewController = window.rootViewController
    window.layoutIfNeeded()
    #expect(take() == [] && window.subviews.count == 1)
  }

  @Test("What controllers change alongside a turn and after it is laid out when the turn returns")
  @MainActor func changesInTurn() {
    final class Turning: UIViewController {
      var lines: [String] = []
      override func viewDidLayoutSubviews() { lines.append("lays out") }
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [self] _ in
          lines.append("alongside")
          view.setNeedsLayout()
        } completion: { [self] _ in
          lines.append("turned")
          view.setNeedsLayout()
        }
      }
    }
    let controller = Turning()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.lines = []
    window.frame.size = CGSize(width: 500, height: 300)
    #expect(controller.lines == ["lays out", "alongside", "lays out", "turned", "lays out"])
  }

  @Test("A controller that is presented already, or the presenting one itself, is not presented")
  @MainActor func presentsAgain() {
    let (a, b, c) = (NotedController("a", log), NotedController("b", log), NotedController("c", log))
    window.rootViewController = a
    window.makeKeyAndVisible()
    a.present(b, animated: false)
    _ = take()
    c.present(b, animated: false)
    c.present(c, animated: false)
    #expect(b.presentingViewController === a && c.presentedViewController == nil && c.presentingViewController == nil)
    a.present(c, animated: false)
    #expect(a.presentedViewController === b && c.presentingViewController == nil && take() == [])
    // The controller in front presents the next one.
    b.present(c, animated: false)
    #expect(b.presentedViewController === c && c.view.superview === window)
  }

  private func embed(_ child: NotedController, in parent: NotedController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = parent.view.bounds
    child.didMove(toParent: parent)
  }

  @Test("A child appears with its parent, and has appeared before it")
  @MainActor func child() {
    let (a, b) = (NotedController("a", log), NotedController("b", log))
    a.onLoad = { [self] in embed(b, in: $0) }
    window.rootViewController = a
    window.makeKeyAndVisible()
    #expect(a.children == [b] && b.parent === a)
    #expect(
      take() == [
        "a load", "b will move true", "b load", "b did move true", "a will appear", "b will appear",
        "a will lay out 300", "a did lay out", "b will lay out 300", "b did lay out", "b did appear", "a did appear",
      ])
  }

  @Test("A child that is added later appears alone, and has appeared after the next layout pass")
  @MainActor func later() {
    let (a, b) = (NotedController("a", log), NotedController("b", log))
    window.rootViewController = a
    window.makeKeyAndVisible()
    _ = take()
    embed(b, in: a)
    #expect(take() == ["b will move true", "b load", "b will appear", "b did move true"])
    window.layoutIfNeeded()
    #expect(take().suffix(3) == ["b will lay out 300", "b did lay out", "b did appear"])
    b.willMove(toParent: nil)
    b.view.removeFromSuperview()
    b.removeFromParent()
    #expect(take() == ["b will move false", "b will disappear", "b did disappear", "b did move false"])
    #expect(a.children.isEmpty && b.parent == nil)
  }

  @Test("A repeated appearance transition makes each call once")
  @MainActor func transitions() {
    let a = NotedController("a", log)
    a.beginAppearanceTransition(true, animated: true)
    a.beginAppearanceTransition(true, animated: true)
    a.endAppearanceTransition()
    a.endAppearanceTransition()
    #expect(take() == ["a load", "a will appear", "a did appear"])
    a.beginAppearanceTransition(false, animated: true)
    a.beginAppearanceTransition(true, animated: true)
    a.endAppearanceTransition()
    #expect(take() == ["a will disappear", "a will appear", "a did appear"])
  }

  @Test("A new window size is announced, laid out, animated alongside, and then completed")
  @MainActor func turns() {
    let (a, b) = (NotedController("a", log), NotedController("b", log))
    b.onLoad = { $0.view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    a.onLoad = { [self] in embed(b, in: $0) }
    window.rootViewController = a
    window.makeKeyAndVisible()
    _ = take()
    window.frame = CGRect(x: 0, y: 0, width: 500, height: 300)
    #expect(
      take() == [
        "b traits compact", "a traits compact", "b turns to 500 at 300", "a turns to 500 at 300",
        "a will lay out 500", "a did lay out", "b will lay out 500", "b did lay out", "b alongside at 500",
        "a alongside at 500", "b turned false", "a turned false",
      ])
    #expect(a.traitCollection.verticalSizeClass == .compact && b.view.frame.width == 500)
    window.frame.origin.x = 10
    #expect(take().isEmpty)
  }

  @Test("A presented controller covers the window, and can be dismissed")
  @MainActor func presents() {
    let (a, b) = (NotedController("a", log), NotedController("b", log))
    window.rootViewController = a
    window.makeKeyAndVisible()
    _ = take()
    b.modalPresentationStyle = .fullScreen
    var isDone = false
    a.present(b, animated: true) { isDone = true }
    #expect(isDone && a.presentedViewController === b && b.presentingViewController === a)
    #expect(
      take() == [
        "b load", "a will disappear", "b will appear", "b will lay out 300", "b did lay out", "b did appear",
        "a did disappear",
      ])
    b.dismiss(animated: true)
    #expect(take() == ["b will disappear", "a will appear", "b did disappear", "a did appear"])
    #expect(a.presentedViewController == nil && b.view.superview == nil)
  }

  @Test("A controller is released with its window")
  @MainActor func lifetime() {
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      (controller, view) = (window.rootViewController, window.rootViewController?.view)
    }
    #expect(controller == nil && view == nil)
  }

  @Test("A collection view controller fills its view and is its data source")
  @MainActor func collection() {
    final class Shelf: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    }
    let shelf = Shelf(collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = shelf
    window.makeKeyAndVisible()
    #expect(shelf.collectionView.frame == window.bounds && shelf.collectionView.superview === shelf.view)
    #expect(shelf.collectionView.visibleCells.count == 4)
  }

  @Test("Presenting and dismissing call their completions once, after the callbacks", arguments: [false, true])
  @MainActor func completions(isAnimated: Bool) {
    window.rootViewController = NotedController("a", log)
    window.makeKeyAndVisible()
    let (first, second) = (NotedController("b", log), NotedController("c", log))
    let root = window.rootViewController
    func note(_ line: String) -> () -> Void { { [log] in log.lines.append(line) } }
    let steps: [() -> Void] = [
      { root?.present(first, animated: isAnimated, completion: note("done")) },
      { first.present(second, animated: isAnimated, completion: note("done")) },
      { first.dismiss(animated: isAnimated, completion: note("done")) },
      { root?.dismiss(animated: isAnimated, completion: note("done")) },
      // There is nothing to dismiss.
      { root?.dismiss(animated: isAnimated, completion: note("done")) },
    ]
    for step in steps {
      _ = take()
      step()
      window.layoutIfNeeded()
      let lines = take()
      #expect(lines.filter { $0 == "done" }.count == 1, "\(lines)")
    }
    #expect(root?.presentedViewController == nil && first.presentingViewController == nil)
    root?.present(first, animated: isAnimated)
    root?.dismiss(animated: isAnimated)
    #expect(root?.presentedViewController == nil)
  }

  @Test("A turn that is over keeps nothing: not its coordinator, nor what its blocks hold")
  @MainActor func released() {
    final class Held {}
    final class Turning: UIViewController {
      weak var coordinator: (any UIViewControllerTransitionCoordinator)?
      weak var held: Held?

      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let own = Held()
        (self.coordinator, held) = (coordinator, own)
        // The blocks hold the coordinator that holds them.
        coordinator.animate(
          alongsideTransition: { _ in withExtendedLifetime((coordinator, own)) {} },
          completion: { _ in withExtendedLifetime((coordinator, own)) {} })
      }
    }
    let controller = Turning()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.frame.size = CGSize(width: 500, height: 300)
    #expect(controller.coordinator == nil && controller.held == nil)
    #expect(controller.view.bounds.size == CGSize(width: 500, height: 300))
  }
}
