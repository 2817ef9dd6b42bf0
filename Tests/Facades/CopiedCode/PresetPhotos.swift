// swift-format-ignore-file
import SwiftUI

/// A row that moves as the scene "preset-photos" does.
struct PresetPhotosRow: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 20) {
        ForEach(0..<12, id: \.self) { _ in
          RoundedRectangle(cornerRadius: 12)
            .frame(width: 355, height: 240)
        }
      }
      .padding(.leading, 10)
      .padding(.trailing, 10)
    }
    .scrollTargetBehavior(.paging)
    .frame(width: 375, height: 240)
  }
}
