private let pager = SwiftUIScrollView(
  .horizontal, size: CGSize(width: 375, height: 240),
  views: .row(widths: Array(repeating: 375, count: 6), height: 240), behavior: .paging)
