import Foundation

extension UICollectionViewFlowLayout {
  /// From what a section's inset is counted.
  public enum SectionInsetReference: Int, Sendable {
    /// From the content inset.
    case fromContentInset
    /// From the safe area.
    case fromSafeArea
    /// From the layout margins.
    case fromLayoutMargins
  }

  /// As an estimate: cells say their size, and until then items have the layout's.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
