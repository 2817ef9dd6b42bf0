// swift-format-ignore-file
import SwiftUI

/// A row that moves as the scene "composed-dragged" does.
struct ComposedDraggedRow: View {
  @State private var index = 0
  @State private var drag = 0.0

  var body: some View {
    HStack(spacing: 12) {
      ForEach(0..<12, id: \.self) { _ in
        RoundedRectangle(cornerRadius: 12)
          .frame(width: 150, height: 200)
      }
    }
    .frame(width: 375, height: 240, alignment: .leading)
    .offset(x: -Double(index) * 162 + drag)
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { drag = $0.translation.width }
        .onEnded { value in
          let way = -value.translation.width
          let turned = Int(way / 162)
          withAnimation(.interpolatingSpring(stiffness: 180, damping: 20, initialVelocity: 0)) {
            index = min(max(index + turned, 0), 11)
            drag = 0
          }
        })
  }
}
