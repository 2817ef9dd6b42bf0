// swift-format-ignore-file
import SwiftUI

/// A row that moves as the scene "view-aligned-never" does.
struct ViewAlignedNeverRow: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(0..<10, id: \.self) { _ in
          RoundedRectangle(cornerRadius: 12)
            .frame(width: 300, height: 240)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .contentMargins(.leading, 20, for: .scrollContent)
    .contentMargins(.trailing, 20, for: .scrollContent)
    .frame(width: 375, height: 240)
  }
}
