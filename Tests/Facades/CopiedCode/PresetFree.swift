// swift-format-ignore-file
import SwiftUI

/// A row that moves as the scene "preset-free" does.
struct PresetFreeRow: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(0..<40, id: \.self) { _ in
          RoundedRectangle(cornerRadius: 12)
            .frame(width: 160, height: 240)
        }
      }
      .padding(.leading, 16)
      .padding(.trailing, 16)
    }
    .frame(width: 375, height: 240)
  }
}
