import SwiftUI

/// The page that the pager shows.
@MainActor
public final class PagerState {
  public internal(set) var page = 0

  public init() {}
}

/// At most one page from the present one, however hard one flicks.
@MainActor
public struct ClampedPager {
  let state: PagerState

  public init(state: PagerState) {
    self.state = state
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let proposed = Int((target.rect.minX / width).rounded())
    let last = Int((context.contentSize.width / width).rounded()) - 1
    let page = min(max(proposed, state.page - 1), state.page + 1)
    state.page = min(max(page, 0), last)
    target.rect.origin.x = CGFloat(state.page) * width
  }
}

#if compiler(>=6.2)
  extension ClampedPager: @MainActor ScrollTargetBehavior {}
#else
  extension ClampedPager: @preconcurrency ScrollTargetBehavior {}
#endif

public struct PagerScreen: View {
  @State private var state = PagerState()

  public init() {}

  public var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<6, id: \.self) { index in
          Color(hue: Double(index) / 6, saturation: 0.6, brightness: 0.9)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollTargetBehavior(ClampedPager(state: state))
    .onAppear { state.page = 0 }
  }
}
