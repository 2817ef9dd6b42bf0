import SwiftUI

/// Never leaves the header half shown: near the top it stays or hides, and further down it shows only if one scrolls
/// well into it.
@available(iOS 17.0, macOS 14.0, *)
public struct HidingHeader: ScrollTargetBehavior {
  var headerHeight: CGFloat
  var share: CGFloat = 0.3

  public init(headerHeight: CGFloat, share: CGFloat = 0.3) {
    self.headerHeight = headerHeight
    self.share = share
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let startsAtTop = context.originalTarget.rect.minY < headerHeight
    let y = target.rect.minY
    guard y < headerHeight else { return }
    let limit = startsAtTop ? headerHeight * share : headerHeight * (1 - share)
    target.rect.origin.y = y < limit ? 0 : headerHeight
  }
}

@available(iOS 17.0, macOS 14.0, *)
public struct ProfileScreen: View {
  let posts: [String]

  public init(posts: [String]) { self.posts = posts }

  public var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        RoundedRectangle(cornerRadius: 24)
          .fill(.blue)
          .frame(height: 240)
        ForEach(posts, id: \.self) { post in
          Text(post)
            .font(.body)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 16)
        }
      }
    }
    .scrollTargetBehavior(HidingHeader(headerHeight: 240))
  }
}
