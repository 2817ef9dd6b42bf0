import Foundation
import UIKitFacade

/// What a page view controller calls, derived from a paging scroll view with room for all pages of a run.
///
/// Nothing ever moves back: a page keeps its place, and an app's turn puts a page into the next one.
@MainActor
final class PageCallModel: NSObject, UIScrollViewDelegate {
  let view: UIScrollView
  var calls: [String] = []
  private let count: Int
  private let step: CGFloat
  /// The page at each place; nil where the row ends, and absent where nobody asked.
  private var pages: [Int: Int?]
  private var place = 500
  private var pending: Int?

  init(_ row: PageRow) {
    (count, step) = (row.pages.count, row.scrollView.bounds.width)
    pages = [500: row.shown]
    view = UIScrollView(frame: CGRect(origin: .zero, size: row.scrollView.bounds.size))
    super.init()
    (view.isPagingEnabled, view.alwaysBounceHorizontal) = (true, true)
    view.contentSize = CGSize(width: 1001 * step, height: view.bounds.height)
    view.contentOffset.x = 500 * step
    view.delegate = self
  }

  var shown: Int { page(place) ?? -1 }
  private func page(_ place: Int) -> Int? { pages[place] ?? nil }

  /// A finger comes down.
  func touch() {
    ask(place + 1)
    ask(place - 1)
  }

  /// The app shows a page.
  func set(_ page: Int, forward: Bool, animated: Bool) {
    if animated && page != shown {
      let next = place + (forward ? 1 : -1)
      (pages, place) = ([place: shown, next: page], next)
      showEnds()
      view.setContentOffset(CGPoint(x: CGFloat(place) * step, y: 0), animated: true)
    } else {
      pages = [place: page]
      showEnds()
    }
    calls.append("completion true")
  }

  private func ask(_ asked: Int) {
    let (isAfter, nearer) = (asked > place, asked > place ? asked - 1 : asked + 1)
    guard pages[asked] == nil, let neighbour = page(nearer) else { return }
    calls.append("\(isAfter ? "after" : "before") \(neighbour)")
    let answer = isAfter ? neighbour + 1 : neighbour - 1
    pages[asked] = .some((0..<count).contains(answer) ? answer : nil)
    showEnds()
  }

  private func showEnds() {
    let ends = pages.filter { $0.value == nil }.map { CGFloat($0.key) }
    view.contentInset.left = ends.filter { $0 < CGFloat(place) }.max().map { -($0 + 1) * step } ?? 0
    view.contentInset.right = ends.filter { $0 > CGFloat(place) }.min().map { -(1001 - $0) * step } ?? 0
  }

  private func end(completed: Bool) {
    guard let next = pending else { return }
    pending = nil
    calls.append("did true [\(shown)] \(completed)")
    if !completed { return }
    pages = pages.filter { abs($0.key - next) <= 1 }
    place = next
    showEnds()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !view.isDragging && !view.isDecelerating { return }
    while true {
      let distance = view.contentOffset.x / step - CGFloat(place)
      let side = distance > 0 ? 1 : -1
      if abs(distance) * step > 0.25, pending != place + side, pending == nil || view.isTracking,
        let next = page(place + side)
      {
        end(completed: false)
        pending = place + side
        calls.append("will [\(next)]")
      }
      // Pixels are too coarse here: within one, the finger may still go back.
      let exact = view.layer.presentation()?.bounds.minX ?? 0
      guard view.isTracking, abs(exact / step - CGFloat(place)) >= 1, pending == place + side else { return }
      ask(place + 2 * side)
      if page(place + 2 * side) == nil { return }
      end(completed: true)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

  private func rest() {
    let rested = Int((view.contentOffset.x / step).rounded())
    let side = rested - place
    if pending == nil { return }
    end(completed: rested == pending)
    if side != 0 { ask(place + side) }
  }
}
