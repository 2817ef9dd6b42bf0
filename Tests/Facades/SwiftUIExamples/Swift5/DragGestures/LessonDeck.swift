import SwiftUI

/// Lessons; the predicted end of a swipe says to which one it goes, several at once.
public struct LessonDeck: View {
  let count: Int
  @State private var index: Int
  @State private var offset: CGFloat

  private let width: CGFloat = 240
  private var step: CGFloat { width + 12 }

  public init(count: Int, first: Int = 0) {
    self.count = count
    _index = State(initialValue: first)
    _offset = State(initialValue: -CGFloat(first) * 252)
  }

  public var body: some View {
    HStack(spacing: 12) {
      ForEach(0..<count, id: \.self) { lesson in
        VStack {
          Image(systemName: "book")
          Text("Lesson \(lesson + 1)")
        }
        .frame(width: width, height: 320)
        .background(Color.orange)
        .cornerRadius(16)
      }
    }
    .frame(width: 390, alignment: .leading)
    .offset(x: offset)
    .gesture(
      DragGesture()
        .onChanged { value in
          offset = -CGFloat(index) * step + value.translation.width
        }
        .onEnded { value in
          let moved = (value.predictedEndTranslation.width / step).rounded()
          index = min(max(index - Int(moved), 0), count - 1)
          withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) {
            offset = -CGFloat(index) * step
          }
        }
    )
  }
}
