import FeelTesting
import Foundation
import Testing
import UIKitFacade

@Suite("Taps inside a scroll view") @MainActor
struct UITapGestureRecognizerTests {
  /// Logs the taps of recognizers and of buttons.
  @MainActor private final class Log: NSObject, UICollectionViewDelegate {
    var entries: [String] = []
    func tapped(_ recognizer: UITapGestureRecognizer) {
      let place = recognizer.location(in: recognizer.view)
      entries.append("\(recognizer.view?.tag ?? -1) \(recognizer.state == .ended) \(Int(place.x)) \(Int(place.y))")
    }
    func down(_ button: UIButton) { entries.append("down") }
    func up(_ button: UIButton) { entries.append("up") }
  }

  private let log = Log()

  /// A scroll view at an offset of 100 pt, with a card that has a button at its left edge.
  private func row() -> (view: UIScrollView, card: UIView, button: UIButton) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    view.contentSize = CGSize(width: 3000, height: 240)
    view.contentOffset.x = 100
    let card = UIView(frame: CGRect(x: 150, y: 20, width: 200, height: 200))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    (view.tag, card.tag) = (1, 2)
    button.addTarget(log, action: Selector("down", Log.down), for: .touchDown)
    button.addTarget(log, action: Selector("up", Log.up), for: [.touchUpInside, .primaryActionTriggered])
    card.addSubview(button)
    view.addSubview(card)
    return (view, card, button)
  }

  private func tap(_ view: UIScrollView, x: Double, y: Double, by movement: Double = 0) throws {
    try view.perform(.drag(from: Vector2D(x: x, y: y), by: Vector2D(x: movement, y: 0), over: 80))
  }

  private func recognizer() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: log, action: Selector("tapped", Log.tapped))
  }

  @Test("The innermost view with a recognizer gets the tap, with the place in its coordinates")
  @MainActor func innermost() throws {
    let (view, card, _) = row()
    let (outer, inner) = (recognizer(), recognizer())
    view.addGestureRecognizer(outer)
    card.addGestureRecognizer(inner)
    try tap(view, x: 150, y: 120)
    // 150 pt on the screen are at 250 pt of the content, 100 pt from the card's edge.
    #expect(log.entries == ["2 true 100 100"] && inner.state == .possible && inner.location(in: nil) == .zero)
    try tap(view, x: 300, y: 120)
    #expect(log.entries.last == "1 true 400 120")
    log.entries = []
    try tap(view, x: 150, y: 120, by: -60)
    #expect(log.entries.isEmpty)
    inner.numberOfTapsRequired = 2
    try tap(view, x: 110, y: 120)
    inner.numberOfTapsRequired = 1
    inner.isEnabled = false
    try tap(view, x: 110, y: 120)
    #expect(log.entries.map { $0.prefix(1) } == ["1", "1"])
    outer.removeTarget(log, action: nil)
    try tap(view, x: 110, y: 120)
    #expect(log.entries.count == 2)
  }

  @Test("A button gets the tap before recognizers, also if it is disabled, when it ignores it")
  @MainActor func buttons() throws {
    let (view, card, button) = row()
    card.addGestureRecognizer(recognizer())
    try tap(view, x: 70, y: 40)
    #expect(log.entries == ["down", "up"])
    button.isEnabled = false
    try tap(view, x: 70, y: 40)
    #expect(log.entries == ["down", "up"])
  }

  @Test("A tap that a recognizer takes selects no item, unless it does not cancel touches", arguments: [true, false])
  @MainActor func selection(cancels: Bool) throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 100)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 240), collectionViewLayout: layout)
    let source = Cells()
    view.dataSource = source
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    let tap = recognizer()
    tap.cancelsTouchesInView = cancels
    view.addGestureRecognizer(tap)
    try self.tap(view, x: 150, y: 150)
    #expect(log.entries.count == 1 && view.indexPathsForSelectedItems?.count == (cancels ? 0 : 1))
  }

  private final class Cells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }
}
