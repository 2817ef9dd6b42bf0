// swift-format-ignore-file
import SwiftUI

/// Pages that turn as the scene "preset-tab-view" does.
struct PresetTabViewPages: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<5, id: \.self) { _ in RoundedRectangle(cornerRadius: 12) }
    }
    .tabViewStyle(.page)
    .frame(width: 375, height: 240)
  }
}
