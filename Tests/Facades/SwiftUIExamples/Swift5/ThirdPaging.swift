import SwiftUI

/// One page a gesture, once a third of the container has gone by; the ends stick a little earlier.
public struct ThirdPaging: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize.width
    guard page > 0 else { return }
    let last = max(0, context.contentSize.width - page)
    let start = context.originalTarget.rect.minX
    let distance = target.rect.minX - start

    var x = start
    if distance > min(page, last - start) / 3 {
      x += page
    } else if distance < -min(page, start) / 3 {
      x -= page
    }
    if x > last * 0.95 { x = last }
    if x < page * 0.05 { x = 0 }
    target.rect.origin.x = x
  }
}

extension ScrollTargetBehavior where Self == ThirdPaging {
  public static var thirds: ThirdPaging { ThirdPaging() }
}

public struct OnboardingScreen: View {
  @State private var selection: Int?

  public init() {}

  public var body: some View {
    VStack {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(0..<5) { index in
            ZStack {
              Color.orange
              Text("Step \(index + 1)")
            }
            .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.thirds)
      .scrollPosition(id: $selection)
      if let selection {
        Text("\(selection)")
      } else {
        Spacer()
      }
    }
  }
}
