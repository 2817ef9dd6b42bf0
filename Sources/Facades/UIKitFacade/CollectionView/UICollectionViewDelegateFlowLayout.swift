/// The methods by which a flow layout asks for sizes and spacings; by default those of the layout.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt _: IndexPath
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt _: Int
  ) -> UIEdgeInsets { (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt _: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt _: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection _: Int
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection _: Int
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
