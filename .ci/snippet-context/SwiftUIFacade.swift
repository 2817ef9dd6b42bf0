import GestureReplay
private struct Onboarding: View {
  @State private var page = 0
  var body: some View {
    TabView(selection: $page) { ForEach(0..<3) { Text("\($0)") } }.tabViewStyle(.page)
  }
}
private struct CardCarousel: View {
  @State private var offset: CGFloat = 0
  var body: some View {
    HStack { ForEach(0..<3) { _ in Color.red.frame(width: 300, height: 200) } }
      .offset(x: offset)
      .gesture(DragGesture().onChanged { offset = $0.translation.width })
  }
}
private let pager = SwiftUIScrollView(
  .horizontal, size: CGSize(width: 375, height: 240),
  views: .row(widths: Array(repeating: 375, count: 6), height: 240), behavior: .paging)
private struct CardRow: View {
  var body: some View { ScrollView(.horizontal) { HStack { ForEach(0..<9) { Text("\($0)").frame(width: 300) } } } }
}
