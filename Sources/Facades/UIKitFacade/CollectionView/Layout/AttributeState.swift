struct AttributeState: Equatable, Sendable {
  var indexPath = IndexPath(item: 0, section: 0)
  var category = UICollectionView.ElementCategory.cell
  var kind: String?
  var center = CGPoint.zero
  var size = CGSize.zero
  var transform3D = CATransform3DIdentity
  var alpha: CGFloat = 1
  var zIndex = 0
  var isHidden = false

  static func == (a: AttributeState, b: AttributeState) -> Bool {
    a.center == b.center && a.size == b.size && a.alpha == b.alpha && a.zIndex == b.zIndex && a.isHidden == b.isHidden
      && a.category == b.category && a.kind == b.kind
      && CATransform3DEqualToTransform(a.transform3D, b.transform3D) && a.indexPath == b.indexPath
  }
}
