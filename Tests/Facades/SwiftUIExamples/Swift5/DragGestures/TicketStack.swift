import SwiftUI

/// Tickets in a ZStack, each with an offset of its own; 50 points turn to the next one.
public struct TicketStack: View {
  let tickets: [String]
  @State private var selected = 0
  @State private var drag: CGFloat = 0

  public init(tickets: [String]) {
    self.tickets = tickets
  }

  public var body: some View {
    VStack(spacing: 20) {
      Text("Your tickets")
      ZStack {
        ForEach(tickets.indices, id: \.self) { index in
          Rectangle()
            .fill(Color.indigo)
            .frame(width: 300, height: 400)
            .offset(x: CGFloat(index - selected) * 320 + drag)
            .zIndex(index == selected ? 1 : 0)
        }
      }
      .gesture(
        DragGesture()
          .onChanged { drag = $0.translation.width }
          .onEnded { value in
            withAnimation(.easeOut(duration: 0.3)) {
              if value.translation.width < -50, selected < tickets.count - 1 {
                selected += 1
              } else if value.translation.width > 50, selected > 0 {
                selected -= 1
              }
              drag = 0
            }
          }
      )
      HStack(spacing: 8) {
        ForEach(tickets.indices, id: \.self) { index in
          Circle()
            .fill(index == selected ? Color.primary : Color.gray)
            .frame(width: 8, height: 8)
        }
      }
    }
  }
}
