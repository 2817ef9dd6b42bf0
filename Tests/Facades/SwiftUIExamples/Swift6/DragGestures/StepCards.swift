import SwiftUI

/// Steps of a guide, each card in its own offset of the index, the drag in another one, and a truncated division.
public struct StepCards: View {
  let steps: Int
  @State private var position = 0
  @State private var dragged: CGFloat = 0

  public init(steps: Int) {
    self.steps = steps
  }

  private let pitch: CGFloat = 200

  public var body: some View {
    HStack(alignment: .top, spacing: 20) {
      ForEach(0..<steps, id: \.self) { step in
        Capsule()
          .frame(width: 180, height: step == position ? 200 : 160)
      }
    }
    .frame(width: 375, height: 240, alignment: .leading)
    .offset(x: CGFloat(position) * -pitch)
    .offset(x: dragged)
    .highPriorityGesture(
      DragGesture(minimumDistance: 0)
        .onChanged { dragged = $0.translation.width }
        .onEnded { value in
          withAnimation(.bouncy) {
            let turned = Int(value.translation.width / pitch)
            position = min(max(position - turned, 0), steps - 1)
            dragged = 0
          }
        }
    )
  }
}
