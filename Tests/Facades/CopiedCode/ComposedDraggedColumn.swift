// swift-format-ignore-file
import SwiftUI

/// A row that moves as the scene "composed-dragged-column" does.
struct ComposedDraggedColumnRow: View {
  @State private var index = 0
  @State private var drag = 0.0

  var body: some View {
    VStack(spacing: 14) {
      ForEach(0..<7, id: \.self) { _ in
        RoundedRectangle(cornerRadius: 12)
          .frame(width: 320, height: 300)
      }
    }
    .frame(width: 320, height: 500, alignment: .top)
    .offset(y: 200 - Double(index) * 314 + drag)
    .gesture(
      DragGesture(minimumDistance: 10)
        .onChanged { drag = $0.translation.height }
        .onEnded { value in
          let way = -value.translation.height
          let turned = abs(way) > 94.2 ? way > 0 ? 1 : -1 : 0
          withAnimation(nil) {
            index = min(max(index + turned, 0), 6)
            drag = 0
          }
        })
  }
}
