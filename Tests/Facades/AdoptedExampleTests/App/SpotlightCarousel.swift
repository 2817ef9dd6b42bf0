// swift-format-ignore-file
import SwiftUI

struct SpotlightBehavior: ScrollTargetBehavior {
  var cardWidth: CGFloat
  var spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = cardWidth + spacing
    let current = context.originalTarget.rect.minX / step
    var page = (target.rect.minX / step).rounded()
    page = max(current.rounded() - 1, min(current.rounded() + 1, page))
    target.rect.origin.x = page * step
  }
}

struct SpotlightCarousel: View {
  let names: [String]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 12) {
        ForEach(names, id: \.self) { name in
          Text(name)
            .frame(width: 280, height: 180)
        }
      }
    }
    .scrollTargetBehavior(SpotlightBehavior(cardWidth: 280, spacing: 12))
  }
}

struct SpotlightCarousel_Previews: PreviewProvider {
  static var previews: some View {
    SpotlightCarousel(names: ["One", "Two", "Three"])
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Row")
  }
}

#Preview("Row", traits: .sizeThatFitsLayout) {
  SpotlightCarousel(names: ["One", "Two", "Three"])
}
