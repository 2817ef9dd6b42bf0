import SwiftUI

/// Articles that align below a title, which is large only at the top, and a bar that hides while one scrolls.
public struct ReadingList: View {
  let articles: Int
  let seen: (String) -> Void
  @State private var isLarge = true
  @State private var showsBar = true

  public init(articles: Int, seen: @escaping (String) -> Void) {
    self.articles = articles
    self.seen = seen
  }

  public var body: some View {
    VStack(spacing: 0) {
      Text("Articles").frame(height: isLarge ? 96 : 52)
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<articles, id: \.self) { number in
            Text("Article \(number)").frame(height: 150)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top < 60
      } action: { _, new in
        withAnimation { isLarge = new }
        seen(new ? "large" : "small")
      }
      .onScrollPhaseChange { old, new in
        showsBar = !new.isScrolling
        seen("\(old) \(new)")
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.9) { ids in
        seen("visible \(ids.map(String.init).joined(separator: " "))")
      }
      if showsBar {
        Button("Read later") {}.frame(height: 50)
      }
    }
  }
}
