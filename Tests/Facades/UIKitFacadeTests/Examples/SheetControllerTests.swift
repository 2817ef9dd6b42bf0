import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("An app's sheet with a reversed property animator") @MainActor
struct SheetControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let sheet = SheetController()

  init() {
    window.rootViewController = sheet
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var shown: Double { sheet.scrollView.layer.presentation().map { Double($0.bounds.origin.y) } ?? .nan }

  @Test("A sheet that is pulled and released opens in the rest of the duration")
  @MainActor func opens() throws {
    sheet.pullBegan()
    sheet.pullChanged(0.3)
    #expect(abs(shown - 120) <= 1e-9 && sheet.scrollView.contentOffset.y == 400)
    sheet.pullEnded(isTakenBack: false)
    let trace = try sheet.scrollView.advance(until: .settled)
    // 0.7 of 800 ms.
    #expect(trace.rest.map { abs($0.time - 560) <= 1e-9 && $0.contentOffset.y == 400 } == true)
    #expect(sheet.ends == [.end] && sheet.current == .open)
  }

  @Test("A sheet that is pulled and taken back closes over the pulled fraction")
  @MainActor func closes() throws {
    sheet.pullBegan()
    sheet.pullChanged(0.3)
    sheet.pullEnded(isTakenBack: true)
    let trace = try sheet.scrollView.advance(until: .settled)
    #expect(trace.rest.map { abs($0.time - 240) <= 1e-9 && $0.contentOffset.y == 0 } == true)
    #expect(sheet.scrollView.contentOffset.y == 0 && sheet.ends == [.start] && sheet.current == .closed)
    let spring = SpringAnimation(from: 120, to: 0, timing: SpringTiming(dampingRatio: 1, duration: 240))
    for frame in trace.frames where frame.time > 0 {
      #expect(abs(frame.position.y - spring.offset(at: frame.time)) <= 1e-9)
    }
  }

  @Test("A closing sheet that is caught and pulled further opens")
  @MainActor func caught() throws {
    sheet.pullBegan()
    sheet.pullChanged(0.5)
    sheet.pullEnded(isTakenBack: true)
    try sheet.scrollView.advance(until: .after(0.1))
    sheet.pullBegan()
    let before = shown
    sheet.pullChanged(0)
    // A quarter of the way back has passed, of which the line shows 0.375 of the distance.
    #expect(before < 200 && abs(shown - 150) <= 1e-9)
    sheet.pullChanged(0.2)
    #expect(abs(shown - 230) <= 1e-9)
    sheet.pullEnded(isTakenBack: false)
    let trace = try sheet.scrollView.advance(until: .settled)
    #expect(trace.rest.map { abs($0.time - 100 - 0.425 * 800) <= 1e-6 && $0.contentOffset.y == 400 } == true)
    #expect(sheet.ends == [.end] && sheet.current == .open)
  }
}
