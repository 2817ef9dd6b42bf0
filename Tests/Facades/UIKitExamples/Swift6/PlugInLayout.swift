// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Attributes with room for what plug-ins find out.
public final class PlugInAttributes: UICollectionViewLayoutAttributes {
  /// How far the item is from its line, in its own lengths: negative before it.
  public var progress: CGFloat = 0
  public var values: [String: CGFloat] = [:]

  public override func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = super.copy(with: zone) as? PlugInAttributes else { return self }
    MainActor.assumeIsolated {
      copy.progress = progress
      copy.values = values
    }
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? PlugInAttributes else { return false }
    return MainActor.assumeIsolated { other.progress == progress && other.values == values }
  }
}

/// Something that looks at an item's progress and writes down what follows.
@MainActor
public struct PlugIn {
  public let apply: @MainActor (PlugInAttributes) -> Void

  public init(_ apply: @escaping @MainActor (PlugInAttributes) -> Void) {
    self.apply = apply
  }

  public static let fade = PlugIn { $0.alpha = max(0.4, 1 - abs($0.progress) / 2) }

  public static func named(_ name: String, _ value: @escaping @MainActor (CGFloat) -> CGFloat) -> PlugIn {
    PlugIn { $0.values[name] = value($0.progress) }
  }
}

/// Rests with an item on a line, and lets plug-ins see how far each is from it.
public final class PlugInLayout: UICollectionViewFlowLayout {
  public enum Line: Sendable {
    case start, center, end
  }

  public let line: Line?
  public let plugIns: [PlugIn]
  public var flickVelocity: CGFloat = 0.3

  public init(line: Line?, plugIns: [PlugIn] = []) {
    self.line = line
    self.plugIns = plugIns
    super.init()
  }

  public required init?(coder: NSCoder) {
    line = .center
    plugIns = []
    super.init(coder: coder)
  }

  public override class var layoutAttributesClass: AnyClass { PlugInAttributes.self }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { !plugIns.isEmpty }

  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap { $0.copy() as? PlugInAttributes }.map(filled)
  }

  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    (super.layoutAttributesForItem(at: indexPath)?.copy() as? PlugInAttributes).map(filled)
  }

  private func filled(_ attributes: PlugInAttributes) -> PlugInAttributes {
    guard let collectionView, attributes.representedElementCategory == .cell else { return attributes }
    let length = isHorizontal ? attributes.frame.width : attributes.frame.height
    guard length > 0 else { return attributes }
    attributes.progress = (place(of: attributes) - self.place(ofLineIn: collectionView)) / length
    plugIns.forEach { $0.apply(attributes) }
    return attributes
  }

  // MARK: - Resting

  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView, line != nil else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    let here = place(ofLineIn: collectionView)
    let visible = CGRect(origin: collectionView.contentOffset, size: collectionView.bounds.size)
    let places = (super.layoutAttributesForElements(in: visible) ?? []).map { place(of: $0) }
    let before = places.filter { $0 <= here }.max()
    let after = places.filter { $0 > here }.min()
    guard let goal = choose(before, after, here, isHorizontal ? velocity.x : velocity.y) else {
      return proposedContentOffset
    }
    var target = proposedContentOffset
    let rest = offset(at: goal)
    if isHorizontal { target.x = rest } else { target.y = rest }
    return target
  }

  private func choose(_ before: CGFloat?, _ after: CGFloat?, _ here: CGFloat, _ velocity: CGFloat) -> CGFloat? {
    guard let before, let after else { return before ?? after }
    if abs(velocity) > flickVelocity { return velocity > 0 ? after : before }
    return after - here < here - before ? after : before
  }

  private var isHorizontal: Bool { scrollDirection == .horizontal }
  private var viewLength: CGFloat {
    guard let size = collectionView?.bounds.size else { return 0 }
    return isHorizontal ? size.width : size.height
  }
  private var leading: CGFloat { isHorizontal ? sectionInset.left : sectionInset.top }
  private var trailing: CGFloat { isHorizontal ? sectionInset.right : sectionInset.bottom }

  /// The content offset at which an item with this anchor rests.
  private func offset(at anchor: CGFloat) -> CGFloat {
    switch line {
    case .start, nil: return anchor - leading
    case .center: return anchor - viewLength / 2
    case .end: return anchor - viewLength + trailing
    }
  }

  private func place(ofLineIn view: UICollectionView) -> CGFloat {
    let offset = isHorizontal ? view.contentOffset.x : view.contentOffset.y
    switch line {
    case .start, nil: return offset + leading
    case .center: return offset + viewLength / 2
    // Measured beyond the trailing inset, and rested before it, as a published layout does.
    case .end: return offset + viewLength + trailing
    }
  }

  private func place(of attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    let frame = attributes.frame
    switch line {
    case .start, nil: return isHorizontal ? frame.minX : frame.minY
    case .center: return isHorizontal ? frame.midX : frame.midY
    case .end: return isHorizontal ? frame.maxX : frame.maxY
    }
  }
}
