import SwiftUI

private struct CardPitchKey: EnvironmentKey {
  static let defaultValue: CGFloat = 344
}

extension EnvironmentValues {
  public var cardPitch: CGFloat {
    get { self[CardPitchKey.self] }
    set { self[CardPitchKey.self] = newValue }
  }
}

/// The next card in the direction of the flick; cards peek in from the left.
@available(iOS 17, *)
public struct CardDeck: ScrollTargetBehavior {
  var peek: CGFloat = 36

  public init(peek: CGFloat = 36) {
    self.peek = peek
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = context.cardPitch
    let position = target.rect.minX / pitch
    let index: CGFloat
    if context.velocity.dx > 0 {
      index = position.rounded(.up)
    } else if context.velocity.dx < 0 {
      index = position.rounded(.down)
    } else {
      index = position.rounded()
    }
    target.rect.origin.x = index * pitch - (index > 0 ? peek : 0)
  }

  @available(iOS 18.4, *)
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = context.axes.contains(.horizontal)
    return properties
  }
}

public struct DeckScreen: View {
  public init() {}

  public var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<8) { Text("\($0)").frame(width: 344) }
      }
    }
    .scrollTargetBehavior(CardDeck())
    .environment(\.cardPitch, 344)
  }
}
