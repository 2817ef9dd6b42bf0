import GestureReplay
import ScrollPhysics
private struct Onboarding: View {
  @State private var page = 0
  var body: some View {
    TabView(selection: $page) { ForEach(0..<3) { Text("\($0)") } }.tabViewStyle(.page)
  }
}
private let pager = SwiftUIScrollView(
  .horizontal, size: CGSize(width: 375, height: 240),
  views: .row(widths: Array(repeating: 375, count: 6), height: 240), behavior: .paging)
