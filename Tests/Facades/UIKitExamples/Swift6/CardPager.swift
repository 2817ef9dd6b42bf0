// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Pages a row of cards: the first rests at the left, the last at the right, the others in the middle.
public final class CardPager: NSObject, UIScrollViewDelegate {
  public static let cardWidth: CGFloat = 320
  public static let spacing: CGFloat = 16

  public private(set) var currentCard = 0
  public private(set) var log: [String] = []
  private let cards: [UIView]
  private var cardAtDragStart = 0

  public init(cardCount: Int, in scrollView: UIScrollView) {
    let height = scrollView.bounds.height
    cards = (0..<cardCount).map { index in
      let x = Self.spacing + CGFloat(index) * (Self.cardWidth + Self.spacing)
      let card = UIView(frame: CGRect(x: x, y: 0, width: Self.cardWidth, height: height))
      card.tag = index
      card.backgroundColor = index.isMultiple(of: 2) ? .systemBlue : .systemGreen
      card.layer.cornerRadius = 12
      return card
    }
    super.init()
    cards.forEach { scrollView.addSubview($0) }
    scrollView.contentSize = CGSize(width: (cards.last?.frame.maxX ?? 0) + Self.spacing, height: height)
    scrollView.decelerationRate = .fast
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    cardAtDragStart = card(nearestTo: scrollView.contentOffset.x, in: scrollView)
    log.append("begin \(scrollView.contentOffset.x)")
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // Cards shrink as they leave the middle.
    for card in cards {
      let distance = abs(card.center.x - scrollView.bounds.midX)
      let scale = max(0.8, 1 - distance / scrollView.bounds.width / 4)
      card.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if cards.isEmpty { return }
    var card = card(nearestTo: targetContentOffset.pointee.x, in: scrollView)
    if abs(velocity.x) > 0.3 && card == cardAtDragStart { card += velocity.x > 0 ? 1 : -1 }
    currentCard = min(max(card, 0), cards.count - 1)
    targetContentOffset.pointee.x = offset(ofCard: currentCard, in: scrollView)
    log.append("end \(velocity.x > 0 ? "forward" : "back")")
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.append("rest \(scrollView.contentOffset.x)")
  }

  private func offset(ofCard card: Int, in scrollView: UIScrollView) -> CGFloat {
    let last = scrollView.contentSize.width - scrollView.bounds.width
    let x = cards[card].center.x - scrollView.bounds.width / 2
    return min(max(x, -scrollView.contentInset.left), last + scrollView.contentInset.right)
  }

  private func card(nearestTo x: CGFloat, in scrollView: UIScrollView) -> Int {
    let distances = cards.indices.map { abs(offset(ofCard: $0, in: scrollView) - x) }
    return distances.firstIndex(of: distances.min() ?? 0) ?? 0
  }
}
