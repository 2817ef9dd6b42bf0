import XCTest

/// Does what the app's label asks for, until all trials are over, and keeps the readings as an attachment.
final class MeasuringUITests: XCTestCase {
  @MainActor
  func testMeasuresEveryTrial() throws {
    let app = XCUIApplication()
    app.launchEnvironment["MEASURING_UI_TEST"] = "1"
    app.launch()
    let label = app.staticTexts["gesture"]
    let next = app.buttons["next"]
    XCTAssertTrue(label.waitForExistence(timeout: 10))
    while true {
      next.tap()
      if label.label == "done" { break }
      if let gesture = Gesture(label.label) { perform(gesture, in: app) }
      let settled = expectation(for: NSPredicate(format: "label == 'settled'"), evaluatedWith: label)
      XCTAssertEqual(XCTWaiter.wait(for: [settled], timeout: 20), .completed, "the view did not come to rest")
    }
    let json = try XCTUnwrap(label.value as? String, "the app has no readings")
    let attachment = XCTAttachment(data: Data(json.utf8), uniformTypeIdentifier: "public.json")
    attachment.name = "readings.json"
    attachment.lifetime = .keepAlways
    add(attachment)
  }

  @MainActor
  private func perform(_ gesture: Gesture, in app: XCUIApplication) {
    // The finger begins far enough from the edges for its whole way. Every scroll view that is measured is from 180 to
    // 480 pt below the top.
    let start = app.coordinate(withNormalizedOffset: CGVector(dx: gesture.distance < 0 ? 0.9 : 0.1, dy: 0))
      .withOffset(CGVector(dx: 0, dy: 330))
    let end = start.withOffset(CGVector(dx: gesture.distance, dy: 0))
    for _ in 0..<gesture.count {
      start.press(
        forDuration: 0, thenDragTo: end, withVelocity: XCUIGestureVelocity(gesture.speed),
        thenHoldForDuration: gesture.hold)
    }
  }

  /// What the label asks for: `drag -120 at 600 hold 0 times 1`.
  private struct Gesture {
    var distance: CGFloat
    var speed: CGFloat
    var hold: TimeInterval
    var count: Int

    init?(_ text: String) {
      let words = text.split(separator: " ")
      guard words.count == 8, words[0] == "drag", let distance = Double(words[1]), let speed = Double(words[3]),
        let hold = Double(words[5]), let count = Int(words[7])
      else { return nil }
      (self.distance, self.speed, self.hold, self.count) = (CGFloat(distance), CGFloat(speed), hold, count)
    }
  }
}
