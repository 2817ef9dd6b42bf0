import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("An app's paging controller in a window") @MainActor
struct OnboardingControllerTests {
  private let controller = OnboardingController(titles: ["Welcome", "Swipe", "Begin"])
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func flick(_ way: Double, _ velocity: Double) throws {
    try controller.scrollView.perform(
      .flick(from: Vector2D(x: 180, y: 200), by: Vector2D(x: way, y: 0), releaseVelocity: velocity))
  }

  @Test("Constraints place the pages above the dots, and the dots above the button")
  @MainActor func layout() {
    #expect(controller.nextButton.frame == CGRect(x: 20, y: 601, width: 335, height: 50))
    #expect(controller.pageControl.frame == CGRect(x: 168, y: 556, width: 39, height: 37))
    #expect(controller.scrollView.frame == CGRect(x: 0, y: 0, width: 375, height: 556))
    #expect(controller.scrollView.contentSize == CGSize(width: 1125, height: 556))
    #expect(controller.pages[2].subviews[0].frame.size == CGSize(width: 375, height: 556))
  }

  @Test("Flicks turn one page each, not beyond the last, and the dots follow")
  @MainActor func flicks() throws {
    for (way, velocity, page) in [(-100.0, 0.8, 1), (-150, 2, 2), (-100, 1, 2), (60, 0.5, 1), (-20, 0.02, 1)] {
      try flick(way, velocity)
      #expect(controller.scrollView.contentOffset.x == CGFloat(page) * 375)
      #expect(controller.pageControl.currentPage == page)
      #expect(controller.nextButton.currentTitle == (page == 2 ? "Done" : "Next"))
    }
  }

  @Test("The button turns pages with an animation, and on the last page finishes after 0.25 s of virtual time")
  @MainActor func button() throws {
    var isFinished = false
    controller.onFinish = { isFinished = true }
    for page in [1, 2] {
      controller.nextButton.sendActions(for: .touchUpInside)
      try controller.scrollView.advance(until: .settled)
      #expect(controller.scrollView.contentOffset.x == CGFloat(page) * 375)
    }
    controller.nextButton.sendActions(for: .touchUpInside)
    #expect(controller.view.alpha == 0 && !isFinished)
    try controller.scrollView.advance(until: .after(0.24))
    #expect(!isFinished)
    try controller.scrollView.advance(until: .after(0.02))
    #expect(isFinished)
  }

  @Test("A tap on the dots turns the page")
  @MainActor func dots() throws {
    controller.pageControl.currentPage = 2
    controller.pageControl.sendActions(for: .valueChanged)
    try controller.scrollView.advance(until: .settled)
    #expect(controller.scrollView.contentOffset.x == 750)
  }

  @Test("Two rotations keep the page")
  @MainActor func rotation() throws {
    try flick(-100, 1)
    window.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    #expect(controller.scrollView.frame.size == CGSize(width: 667, height: 264))
    #expect(controller.scrollView.contentOffset.x == 667 && controller.pageControl.currentPage == 1)
    try flick(-100, 1)
    #expect(controller.scrollView.contentOffset.x == 1334)
    window.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    #expect(controller.scrollView.contentOffset.x == 750 && controller.pageControl.currentPage == 2)
  }
}
