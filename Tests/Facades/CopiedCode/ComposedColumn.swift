// swift-format-ignore-file
import SwiftUI

/// A row that moves as the scene "composed-column" does.
struct ComposedColumnRow: View {
  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 14) {
        ForEach(0..<9, id: \.self) { _ in
          RoundedRectangle(cornerRadius: 12)
            .frame(width: 320, height: 310)
        }
      }
      .scrollTargetLayout()
      .padding(.top, 36)
      .padding(.bottom, 6)
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .contentMargins(.top, 12, for: .scrollContent)
    .contentMargins(.bottom, 28, for: .scrollContent)
    .frame(width: 320, height: 500)
  }
}
