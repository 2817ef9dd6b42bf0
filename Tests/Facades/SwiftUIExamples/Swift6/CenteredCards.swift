import SwiftUI

/// Rests with the nearest card in the middle; cards have widths of their own.
public struct CenteredCards: ScrollTargetBehavior {
  let widths: [CGFloat]
  let spacing: CGFloat

  public init(widths: [CGFloat], spacing: CGFloat) {
    self.widths = widths
    self.spacing = spacing
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.horizontal) else { return }
    let middle = target.rect.midX
    var (x, best) = (CGFloat.zero, CGFloat.infinity)
    var center = middle
    for width in widths {
      let candidate = x + width / 2
      if abs(candidate - middle) < best {
        best = abs(candidate - middle)
        center = candidate
      }
      x += width + spacing
    }
    target.rect.origin.x = center - context.containerSize.width / 2
  }
}

public struct BadgeRow: View {
  let widths: [CGFloat] = (1...10).map { CGFloat($0) * 20 }
  @State private var position = ScrollPosition(idType: Int.self)
  @Environment(\.colorScheme) private var scheme

  public init() {}

  public var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: 24) {
          ForEach(Array(widths.enumerated()), id: \.offset) { _, width in
            Capsule()
              .fill(scheme == .dark ? Color.white : Color.black)
              .frame(width: width, height: 44)
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.4)
              }
          }
        }
        .scrollTargetLayout()
      }
      .safeAreaPadding(.horizontal, proxy.size.width / 2)
      .scrollTargetBehavior(CenteredCards(widths: widths, spacing: 24))
      .scrollPosition($position)
    }
  }
}
