// swift-format-ignore-file
import SwiftUI

struct TourPages: View {
  @State private var page = 0
  let stops: [String]

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(stops.indices, id: \.self) { index in
          Text(stops[index])
            .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      Button("Next") { withAnimation { page = min(page + 1, stops.count - 1) } }
    }
  }
}

@available(iOS 17.0, macOS 14.0, *)
#Preview(
  "Tour",
  traits: .portrait
) {
  @Previewable @State var isShown = true
  TourPages(stops: ["Harbour", "Market", "Castle"])
}
