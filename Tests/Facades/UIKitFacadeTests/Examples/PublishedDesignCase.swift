import FlowLayoutModel
import Foundation
import PublishedDesigns
import ScrollPhysics
import Snapping
import TestSupport
import UIKitExamples
import UIKitExamplesInSwift5
import UIKitFacade

/// A published design, an app's view of the same sizes, and what a finger does to both.
@MainActor
struct PublishedDesignCase<Design: TargetBehavior>: @preconcurrency CustomStringConvertible {
  let design: Design
  let view: UICollectionView
  /// The content size as the model computes it; nil if the app's is used.
  let contentSize: Size2D?
  /// The part of the range at which both begin.
  let start: Double
  let script: TouchScript
  let words: String

  private init(
    _ design: Design, _ view: UICollectionView, contentSize: Size2D? = nil, _ words: String,
    _ generator: inout SeededGenerator
  ) {
    (self.design, self.view, self.contentSize) = (design, view, contentSize)
    view.simulation.displayScale = Double(Int.random(in: 1...3, using: &generator))
    start = Bool.random(using: &generator) ? 0 : Double.random(in: 0...1, using: &generator)
    script = TouchScript(using: &generator)
    self.words = words
  }

  var description: String {
    "\(words), in \(view.bounds.size), insets \(view.contentInset), at \(view.simulation.displayScale)x, "
      + "from \(start): \(script)"
  }
}

/// Random lengths, whole in half of the cases.
private struct Lengths {
  /// The parts of a point of which the lengths are multiples; nil for any length.
  let parts: Double?

  init(_ generator: inout SeededGenerator, parts: Double? = nil) {
    self.parts = Bool.random(using: &generator) ? 1 : parts
  }

  func callAsFunction(_ range: ClosedRange<Double>, _ generator: inout SeededGenerator) -> Double {
    let length = Double.random(in: range, using: &generator)
    return parts.map { (length * $0).rounded() / $0 } ?? length
  }
}

private func itemCount(_ most: Int, _ generator: inout SeededGenerator) -> Int {
  [0, 1, 2, Int.random(in: 3...most, using: &generator)][
    min(Int.random(in: 0...8, using: &generator), 3)]
}

@MainActor
private func collectionView(_ layout: UICollectionViewLayout, _ width: Double, _ height: Double) -> UICollectionView {
  UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
}

extension PublishedDesignCase<PublishedCardPaging> {
  static func cards(_ generator: inout SeededGenerator) -> Self {
    let length = Lengths(&generator)
    // With a billionth more, the room beside a card may be a multiple of half a point in 32 bits but not in 64.
    let width = length(80...340, &generator) + (Bool.random(using: &generator) ? 1e-9 : 0)
    let (space, viewport) = (length(0...30, &generator), length(300...900, &generator))
    let count = itemCount(12, &generator)
    let view = collectionView(UICollectionViewFlowLayout(), viewport, 200)
    if Bool.random(using: &generator) {
      let top = Bool.random(using: &generator) ? 0 : length(1...60, &generator)
      view.contentInset = UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(length(0...40, &generator)), bottom: 0,
        right: CGFloat(length(0...40, &generator)))
    }
    view.keep(
      CardRowController(view, cardSize: CGSize(width: width, height: 200), spacing: CGFloat(space), count: count))
    // The layout has the height inside the inset; each card's size is the delegate's answer.
    let frames = FlowLayout(
      containerSize: LayoutSize(width: viewport, height: 200 - Double(view.contentInset.top)),
      sections: [
        FlowSection(
          itemSizes: .each(Array(repeating: LayoutSize(width: width, height: 200), count: count)),
          minimumLineSpacing: space)
      ]
    ).frames
    let content = Size2D(width: frames.contentSize.width, height: frames.contentSize.height)
    return Self(
      PublishedCardPaging(frames: frames, cardWidth: width, spaceBetweenCards: space), view, contentSize: content,
      "\(count) cards of \(width), \(space) apart", &generator)
  }
}

extension PublishedDesignCase<PublishedFlickThresholds> {
  static func thresholds(_ generator: inout SeededGenerator) -> Self {
    let length = Lengths(&generator)
    let (width, space) = (length(60...340, &generator), length(0...30, &generator))
    let count = itemCount(16, &generator)
    let layout = FlickLayout()
    layout.itemSize = CGSize(width: width, height: 240)
    layout.minimumLineSpacing = CGFloat(space)
    layout.sectionInset.left = CGFloat(length(0...30, &generator))
    let view = collectionView(layout, length(300...900, &generator), 240)
    if Bool.random(using: &generator) { view.contentInset.left = CGFloat(length(0...40, &generator)) }
    view.keep(Shelf(count: count, in: view))
    return Self(
      PublishedFlickThresholds(pageLength: width + space), view, "\(count) items of \(width), \(space) apart",
      &generator)
  }
}

extension PublishedDesignCase<PublishedUnevenPages> {
  static func pairs(_ generator: inout SeededGenerator) -> Self {
    let length = Lengths(&generator)
    let (viewport, count) = (length(280...900, &generator), itemCount(8, &generator))
    let view = collectionView(UICollectionViewFlowLayout(), viewport, 240)
    if Bool.random(using: &generator) { view.contentInset.left = CGFloat(length(0...40, &generator)) }
    view.keep(PairsCollectionController(collectionView: view, pairs: count))
    let design = PublishedUnevenPages(
      pageLength: viewport, groupSpacing: Double(PairsCollectionController.gap))
    return Self(design, view, "\(count) pairs", &generator)
  }
}

extension PublishedDesignCase<PublishedAlignment> {
  static func alignment(_ generator: inout SeededGenerator) -> Self {
    // Layout attributes keep an item's centre and size, from which a frame of any length loses its last bit. At the end
    // of the content, that bit decides whether the target is the end or the pixel next to it.
    let length = Lengths(&generator, parts: 64)
    let isHorizontal = Bool.random(using: &generator)
    let lines: [(PlugInLayout.Line?, LineAlignment?)] = [
      (.start, .lineStart), (.center, .lineCenter), (.end, .lineEnd), (nil, nil),
    ]
    // Without a line nothing is aligned, so that is rare.
    let (line, alignment) = lines[Int.random(in: 0...12, using: &generator) / 4]
    let size = CGSize(width: length(200...500, &generator), height: length(200...700, &generator))
    let across = isHorizontal ? Double(size.height) : Double(size.width)
    let sizes = (0..<itemCount(14, &generator)).map { _ in
      let (long, short) = (length(40...400, &generator), length(100...200, &generator))
      // Two items would fit side by side into half the view or less.
      let thick = max(short, (across / 2).rounded(.up) + 1)
      return isHorizontal ? LayoutSize(width: long, height: thick) : LayoutSize(width: thick, height: long)
    }
    let (space, leading, trailing) = (
      length(0...80, &generator), length(0...60, &generator), length(0...60, &generator)
    )
    let layout = PlugInLayout(line: line, plugIns: Bool.random(using: &generator) ? [.fade] : [])
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.minimumLineSpacing = CGFloat(space)
    let inset =
      isHorizontal
      ? LayoutInset(top: 0, left: leading, bottom: 0, right: trailing)
      : LayoutInset(top: leading, left: 0, bottom: trailing, right: 0)
    layout.sectionInset = UIEdgeInsets(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    let view = collectionView(layout, Double(size.width), Double(size.height))
    if Bool.random(using: &generator) { view.decelerationRate = .fast }
    view.keep(SizedRow(sizes.map { CGSize(width: $0.width, height: $0.height) }, in: view))
    let frames = FlowLayout(
      containerSize: LayoutSize(width: Double(size.width), height: Double(size.height)),
      scrollDirection: isHorizontal ? .horizontal : .vertical,
      sections: [FlowSection(itemSizes: .each(sizes), minimumLineSpacing: space, sectionInset: inset)]
    ).frames
    let content = Size2D(width: frames.contentSize.width, height: frames.contentSize.height)
    return Self(
      PublishedAlignment(frames: frames, alignment: alignment), view, contentSize: content,
      "\(isHorizontal ? "row" : "column") of \(sizes), \(space) apart, \(line.map { "\($0)" } ?? "no line")", &generator
    )
  }
}

/// Items with sizes of their own.
private final class SizedRow: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let sizes: [CGSize]

  init(_ sizes: [CGSize], in collectionView: UICollectionView) {
    self.sizes = sizes
    super.init()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}
