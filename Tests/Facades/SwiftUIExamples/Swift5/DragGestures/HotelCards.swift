import SwiftUI

/// Hotels beside each other; half a card turns to the next one.
public struct HotelCards: View {
  let hotels: [String]
  @State private var currentIndex = 0
  @GestureState private var dragOffset: CGFloat = 0

  private let cardWidth: CGFloat = 280
  private let spacing: CGFloat = 16

  public init(hotels: [String]) {
    self.hotels = hotels
  }

  public var body: some View {
    GeometryReader { proxy in
      HStack(spacing: spacing) {
        ForEach(hotels, id: \.self) { hotel in
          RoundedRectangle(cornerRadius: 20)
            .fill(Color.teal)
            .overlay { Text(hotel) }
            .frame(width: cardWidth, height: 180)
        }
      }
      .padding(.horizontal, (proxy.size.width - cardWidth) / 2)
      .offset(x: -CGFloat(currentIndex) * (cardWidth + spacing))
      .offset(x: dragOffset)
      .animation(.spring(), value: dragOffset == 0)
      .gesture(
        DragGesture()
          .updating($dragOffset) { value, state, _ in
            state = value.translation.width
          }
          .onEnded { value in
            if value.translation.width < -cardWidth / 2 {
              currentIndex = min(currentIndex + 1, hotels.count - 1)
            } else if value.translation.width > cardWidth / 2 {
              currentIndex = max(currentIndex - 1, 0)
            }
          }
      )
    }
    .frame(height: 180)
  }
}
