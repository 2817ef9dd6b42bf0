import SwiftUI

/// Banners without an end that go on by themselves; a copy gives way to its banner once the page has settled.
public struct BannerLoop: View {
  let banners: [String]
  @State private var page = 1
  @State private var timer: Timer?

  public init(banners: [String]) {
    self.banners = banners
  }

  public var body: some View {
    TabView(selection: $page) {
      ForEach(0..<banners.count + 2, id: \.self) { number in
        Text(banners[(number + banners.count - 1) % banners.count]).tag(number)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .onAppear { start() }
    .onChange(of: page) { _, new in
      start()
      guard new == 0 || new == banners.count + 1 else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
        page = new == 0 ? banners.count : 1
      }
    }
  }

  private func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in
      Task { @MainActor in
        withAnimation { page += 1 }
      }
    }
  }
}
