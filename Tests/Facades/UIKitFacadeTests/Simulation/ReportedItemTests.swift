import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing
import UIKitFacade

@Suite("The item that a page control shows") @MainActor
struct ReportedItemTests {
  /// When and how an app's dots follow its cards.
  enum Following: CaseIterable, Sendable {
    case anyMovement, endOfMotion, endOfDeceleration, widthsOfTheView, wholeCards
  }

  /// Cards that a flick turns one by one, and that a still finger leaves to an animation.
  private final class Cards: UIView, UIScrollViewDelegate {
    let row: UIScrollView
    let dots = UIPageControl()
    private let pitch: CGFloat
    private let following: Following

    init(_ following: Following, count: Int, pitch: CGFloat) {
      let width: CGFloat = 375
      row = UIScrollView(frame: CGRect(x: 0, y: 0, width: width, height: 240))
      (self.pitch, self.following) = (pitch, following)
      super.init(frame: CGRect(x: 0, y: 0, width: width, height: 280))
      row.contentSize = CGSize(width: CGFloat(count - 1) * pitch + width, height: 240)
      row.delegate = self
      dots.numberOfPages = count
      addSubview(row)
      addSubview(dots)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func show(_ page: CGFloat) { dots.currentPage = Int(page) }
    private func showRest() { show((row.contentOffset.x / pitch).rounded()) }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      let page = (scrollView.contentOffset.x / pitch).rounded()
      targetContentOffset.pointee.x =
        velocity.x == 0 ? scrollView.contentOffset.x : (page + (velocity.x > 0 ? 1 : -1)) * pitch
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      if decelerate { return }
      let page = min(max(0, (scrollView.contentOffset.x / pitch).rounded()), CGFloat(dots.numberOfPages - 1))
      scrollView.setContentOffset(CGPoint(x: page * pitch, y: 0), animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let offset = scrollView.contentOffset.x
      switch following {
      case .anyMovement: show((offset / pitch).rounded())
      case .widthsOfTheView: show((offset / scrollView.bounds.width).rounded())
      case .wholeCards: show((offset / pitch).rounded(.down))
      case .endOfMotion, .endOfDeceleration: break
      }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      if [.endOfMotion, .endOfDeceleration].contains(following) { showRest() }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      if following == .endOfMotion { showRest() }
    }
  }

  private func row(
    _ following: Following, count: Int = 6, pitch: CGFloat = 300,
    change: @escaping @MainActor @Sendable (UIView) -> Void = { _ in }
  ) -> SimulatedUIScrollView {
    let items = SimulatedUIScrollView.ItemSource.at((0..<count).map { CGPoint(x: CGFloat($0) * pitch, y: 0) })
    return SimulatedUIScrollView(items: items) {
      let cards = Cards(following, count: count, pitch: pitch)
      change(cards)
      return cards.row.keep(cards).row
    }
  }

  private func finding(_ row: SimulatedUIScrollView) throws -> AuditFinding? {
    try #require(Audits.run(on: row.underTest("cards"), only: ["wrong-index"], sweep: .quick).results.first).finding
  }

  @Test("Dots that follow each movement are in step, and others are a finding", arguments: Following.allCases)
  @MainActor func audits(following: Following) throws {
    let finding = try finding(row(following))
    // At rest each card is whole, so dots that count whole cards are right there. Dots that follow the end of a motion do
    // not know the cards at which audits begin without one.
    let isRight = [.anyMovement, .endOfMotion, .wholeCards].contains(following)
    #expect((finding == nil) == isRight, "\(String(describing: finding))")
    guard let finding else { return }
    #expect(finding.sentence.contains("another item than the design reports"), "\(finding.sentence)")
  }

  @Test("After any gestures the reported item is the page control's")
  @MainActor func dots() throws {
    var random = SeededGenerator(seed: 7)
    for following in Following.allCases {
      let (count, pitch) = (Int.random(in: 2...9, using: &random), CGFloat(Int.random(in: 200...420, using: &random)))
      var view = row(following, count: count, pitch: pitch)
      let cards = Cards(following, count: count, pitch: pitch)
      #expect(view.reportedItem == 0)
      for _ in 0..<8 {
        let length = Double.random(in: 40...280, using: &random).rounded()
        let distance = Vector2D(x: Bool.random(using: &random) ? length : -length, y: 0)
        let start = Vector2D(x: 187, y: 100)
        let gesture: TouchGesture =
          Bool.random(using: &random)
          ? try .flick(from: start, by: distance, releaseVelocity: 1)
          : .drag(from: start, by: distance, over: 400, hold: 200)
        _ = try view.perform(gesture)
        try cards.row.touch(gesture)
        #expect(Double(cards.row.contentOffset.x) == view.contentOffset.x)
        #expect(view.reportedItem == cards.dots.currentPage)
      }
    }
  }

  @Test("Without a page control for the items, or with two of them, no item is reported")
  @MainActor func others() throws {
    #expect(row(.anyMovement).reportedItem == 0)
    #expect(row(.anyMovement) { ($0 as? Cards)?.dots.numberOfPages = 5 }.reportedItem == nil)
    #expect(row(.anyMovement) { ($0 as? Cards)?.dots.isHidden = true }.reportedItem == nil)
    #expect(row(.anyMovement) { ($0 as? Cards)?.dots.removeFromSuperview() }.reportedItem == nil)
    let second: @MainActor @Sendable (UIView) -> Void = { cards in
      let dots = UIPageControl()
      dots.numberOfPages = 6
      cards.addSubview(dots)
    }
    #expect(row(.anyMovement, change: second).reportedItem == nil)
    // A controller's view may be in a window, with the dots beside it.
    let deep: @MainActor @Sendable (UIView) -> Void = { cards in
      let (screen, bar) = (UIView(frame: cards.frame), UIView(frame: cards.frame))
      screen.addSubview(cards)
      screen.addSubview(bar)
      if let cards = cards as? Cards { bar.addSubview(cards.dots) }
      (cards as? Cards)?.row.keep(screen)
    }
    #expect(row(.anyMovement, change: deep).reportedItem == 0)
  }
}
