import Foundation

/// A cell, header or footer whose content has a superview of its own, in the holder's size.
@MainActor
protocol ContentHolder: UIView {
  var contentView: UIView { get }
}

extension ContentHolder {
  func addContentView() {
    fillWithContentView()
    addSubview(contentView)
  }

  func fillWithContentView() { contentView.frame = CGRect(origin: .zero, size: bounds.size) }
}
