// swift-format-ignore-file
import SwiftUI

/// Pages that move as the scene "tab-view" does.
struct TabViewPages: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<5, id: \.self) { page in
        RoundedRectangle(cornerRadius: 12).tag(page)
      }
    }
    .tabViewStyle(.page)
    .frame(width: 375, height: 667)
  }
}
