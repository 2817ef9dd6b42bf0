import SwiftUI

@Observable @MainActor
public final class OfferModel {
  public var offer: Int? = 0
  public private(set) var seen: [Int] = []
  public let count: Int

  public init(count: Int) {
    self.count = count
  }

  func next() {
    offer = ((offer ?? 0) + 1) % count
  }

  func note(_ offer: Int) {
    seen.append(offer)
  }
}

/// Offers as wide as the screen that follow each other every five seconds.
public struct OfferBanner: View {
  @Bindable var model: OfferModel
  private let timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()

  public init(model: OfferModel) {
    self.model = model
  }

  public var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(0..<model.count, id: \.self) { number in
          Text("Offer \(number)")
            .frame(height: 160)
            .containerRelativeFrame(.horizontal)
            .background(Color.orange)
        }
      }
      .scrollTargetLayout()
    }
    .frame(height: 160)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $model.offer)
    .onReceive(timer) { _ in
      withAnimation { model.next() }
    }
    .onChange(of: model.offer) { _, new in
      if let new { model.note(new) }
    }
  }
}
