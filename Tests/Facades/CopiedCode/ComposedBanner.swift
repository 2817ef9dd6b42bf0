// swift-format-ignore-file
import SwiftUI

/// Pages that move as the scene "composed-banner" does.
struct ComposedBannerPages: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<4, id: \.self) { page in
        RoundedRectangle(cornerRadius: 12).tag(page)
      }
    }
    .tabViewStyle(.page)
    .onReceive(Timer.publish(every: 2.5, on: .main, in: .common).autoconnect()) { _ in
      withAnimation { page = (page + 1) % 4 }
    }
    .frame(width: 375, height: 240)
  }
}
