// swift-format-ignore-file
import SwiftUI

/// A row that moves as the scene "preset-app-store" does.
struct PresetAppStoreRow: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(0..<12, id: \.self) { _ in
          RoundedRectangle(cornerRadius: 12)
            .frame(width: 335, height: 240)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    .contentMargins(.leading, 20, for: .scrollContent)
    .contentMargins(.trailing, 20, for: .scrollContent)
    .frame(width: 375, height: 240)
  }
}
