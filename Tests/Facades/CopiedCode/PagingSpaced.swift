// swift-format-ignore-file
import SwiftUI

/// A row that moves as the scene "paging-spaced" does.
struct PagingSpacedRow: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(0..<6, id: \.self) { _ in
          RoundedRectangle(cornerRadius: 12)
            .frame(width: 375, height: 240)
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .frame(width: 375, height: 240)
  }
}
