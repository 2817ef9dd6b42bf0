import SwiftUI

public struct FlickCarouselBehavior: ScrollTargetBehavior {
  var cardWidth: CGFloat
  var spacing: CGFloat

  public init(cardWidth: CGFloat, spacing: CGFloat) {
    self.cardWidth = cardWidth
    self.spacing = spacing
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = cardWidth + spacing
    let count = Int((context.contentSize.width + spacing) / step)
    let x = target.rect.origin.x
    var index: CGFloat
    if context.velocity.dx > 500 {
      index = ceil((context.originalTarget.rect.origin.x + 1) / step)
    } else if context.velocity.dx < -500 {
      index = floor((context.originalTarget.rect.origin.x - 1) / step)
    } else {
      index = round(x / step)
    }
    index = max(0, min(index, CGFloat(count - 1)))
    target.rect.origin.x = index * step
  }
}

public struct GarageView: View {
  var names = ["Fern", "Moss", "Reed", "Sage"]

  public init() {}

  public var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(names, id: \.self) { name in
          VStack(alignment: .leading) {
            Image(systemName: "car").resizable()
            Text(name).bold()
          }
          .frame(width: 300, height: 180)
          .background(.thinMaterial)
          .clipShape(RoundedRectangle(cornerRadius: 16))
        }
      }
      .padding(.vertical, 8)
    }
    .contentMargins(.horizontal, 20, for: .scrollContent)
    .scrollTargetBehavior(FlickCarouselBehavior(cardWidth: 300, spacing: 12))
    .scrollIndicators(.hidden)
  }
}

struct GarageView_Previews: PreviewProvider {
  static var previews: some View {
    GarageView()
  }
}
