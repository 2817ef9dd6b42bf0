import SwiftUI

/// Quotes, the next one every four seconds and at a swipe of 100 points.
public struct QuoteRotator: View {
  let quotes: Int
  @State private var index = 0
  @GestureState(resetTransaction: Transaction(animation: .easeInOut)) private var drag = CGSize.zero
  private let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

  public init(quotes: Int) {
    self.quotes = quotes
  }

  public var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<quotes, id: \.self) { number in
        Text("Quote \(number)")
          .frame(width: 375, height: 120)
      }
    }
    .frame(width: 375, alignment: .leading)
    .offset(x: -CGFloat(index) * 375 + drag.width)
    .gesture(
      DragGesture()
        .updating($drag) { value, state, _ in state = value.translation }
        .onEnded { value in
          withAnimation(.easeInOut) {
            if value.translation.width < -100 { index = min(index + 1, quotes - 1) }
            if value.translation.width > 100 { index = max(index - 1, 0) }
          }
        }
    )
    .onReceive(timer) { _ in
      withAnimation(.easeInOut) { index = (index + 1) % quotes }
    }
  }
}
