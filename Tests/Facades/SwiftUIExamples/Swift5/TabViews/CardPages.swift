import SwiftUI

public struct Card: Identifiable {
  public let id: String
  public let balance: Int

  public init(id: String, balance: Int) {
    self.id = id
    self.balance = balance
  }
}

/// The cards of a wallet, with the selection in the screen above.
public struct CardPages: View {
  let cards: [Card]
  @Binding var selected: String

  public init(cards: [Card], selected: Binding<String>) {
    self.cards = cards
    _selected = selected
  }

  public var body: some View {
    GeometryReader { geometry in
      TabView(selection: $selected) {
        ForEach(cards) { card in
          RoundedRectangle(cornerRadius: 16)
            .foregroundColor(.blue)
            .overlay { Text("\(card.balance)") }
            .frame(width: geometry.size.width - 40, height: 200)
        }
      }
      .tabViewStyle(.page)
      .frame(height: 240)
    }
  }
}
