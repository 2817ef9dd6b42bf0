// swift-format-ignore-file
import SwiftUI

/// A row that moves as the scene "view-aligned-column" does.
struct ViewAlignedColumnRow: View {
  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 12) {
        ForEach(0..<10, id: \.self) { _ in
          RoundedRectangle(cornerRadius: 12)
            .frame(width: 375, height: 400)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .contentMargins(.top, 20, for: .scrollContent)
    .contentMargins(.bottom, 20, for: .scrollContent)
    .frame(width: 375, height: 600)
  }
}
