// swift-format-ignore-file
import SwiftUI

/// A row that moves as the scene "preset-gesture" does.
struct PresetGestureRow: View {
  @State private var index = 0
  @State private var drag = 0.0

  var body: some View {
    HStack(spacing: 20) {
      ForEach(0..<8, id: \.self) { _ in
        RoundedRectangle(cornerRadius: 12)
          .frame(width: 300, height: 200)
      }
    }
    .frame(width: 375, height: 240, alignment: .leading)
    .offset(x: 37.5 - Double(index) * 320 + drag)
    .gesture(
      DragGesture(minimumDistance: 10)
        .onChanged { drag = $0.translation.width }
        .onEnded { value in
          let way = -value.translation.width
          let turned = abs(way) > 160 ? way > 0 ? 1 : -1 : 0
          withAnimation(.spring(response: 0.5, dampingFraction: 0.825)) {
            index = min(max(index + turned, 0), 7)
            drag = 0
          }
        })
  }
}
