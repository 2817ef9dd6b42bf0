// swift-format-ignore-file
import SwiftUI

/// A row that moves as the scene "preset-paging" does.
struct PresetPagingRow: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<8, id: \.self) { _ in
          RoundedRectangle(cornerRadius: 12)
            .frame(width: 375, height: 240)
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .frame(width: 375, height: 240)
  }
}
