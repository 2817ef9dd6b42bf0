import Foundation

extension UICollectionViewFlowLayout {
  /// The references of a section's inset.
  public enum SectionInsetReference: Int, Sendable {
    /// The inset begins at the content inset.
    case fromContentInset
    /// The inset begins at the safe area.
    case fromSafeArea
    /// The inset begins at the layout margins.
    case fromLayoutMargins
  }

  /// The estimate for cells that determine their size; until then, items have the layout's `itemSize`.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
