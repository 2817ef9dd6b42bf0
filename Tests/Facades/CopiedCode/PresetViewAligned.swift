// swift-format-ignore-file
import SwiftUI

/// A row that moves as the scene "preset-view-aligned" does.
struct PresetViewAlignedRow: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(0..<12, id: \.self) { _ in
          RoundedRectangle(cornerRadius: 12)
            .frame(width: 220, height: 240)
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
