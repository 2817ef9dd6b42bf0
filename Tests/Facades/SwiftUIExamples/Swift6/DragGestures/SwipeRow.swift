import SwiftUI

/// Rows of a list; a row that is dragged beyond 80 points shows its buttons.
public struct SwipeRow: View {
  @State private var offset: CGFloat = 0
  @State private var isOpen = false

  public init() {}

  public var body: some View {
    Rectangle()
      .frame(height: 60)
      .offset(x: offset)
      .gesture(
        DragGesture()
          .onChanged { value in
            offset = min(0, (isOpen ? -160 : 0) + value.translation.width)
          }
          .onEnded { _ in
            withAnimation(.spring(response: 0.3, dampingFraction: 0.9)) {
              isOpen = offset < -80
              offset = isOpen ? -160 : 0
            }
          }
      )
  }
}

/// A list of such rows.
public struct SwipeList: View {
  let rows: Int

  public init(rows: Int) {
    self.rows = rows
  }

  public var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<rows, id: \.self) { _ in SwipeRow() }
    }
  }
}
