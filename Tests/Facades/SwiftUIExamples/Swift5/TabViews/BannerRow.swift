import SwiftUI

/// Banners of a shop, the next one every three seconds.
public struct BannerRow: View {
  let banners: [String]
  @State private var current = 0
  private let timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()

  public init(banners: [String]) {
    self.banners = banners
  }

  public var body: some View {
    TabView(selection: $current) {
      ForEach(0..<banners.count, id: \.self) { index in
        Text(banners[index])
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color.orange)
          .tag(index)
      }
    }
    .tabViewStyle(PageTabViewStyle())
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .frame(height: 180)
    .onReceive(timer) { _ in
      withAnimation {
        current = (current + 1) % banners.count
      }
    }
  }
}
