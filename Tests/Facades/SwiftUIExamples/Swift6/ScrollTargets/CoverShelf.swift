import SwiftUI

/// Three covers in the width of the screen, with buttons to both ends.
public struct CoverShelf: View {
  let covers: Int
  @State private var position = ScrollPosition(idType: Int.self)

  public init(covers: Int) {
    self.covers = covers
  }

  public var body: some View {
    VStack {
      HStack {
        Button("First") { withAnimation { position.scrollTo(edge: .leading) } }
        Button("Last") { withAnimation { position.scrollTo(edge: .trailing) } }
        Button("Fifth") { position.scrollTo(id: 4, anchor: .center) }
        Text("Cover \(position.viewID(type: Int.self) ?? 0)")
      }
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(0..<covers, id: \.self) { _ in
            Color.teal
              .aspectRatio(0.7, contentMode: .fit)
              .containerRelativeFrame(.horizontal, count: 3, spacing: 12)
          }
        }
        .scrollTargetLayout()
      }
      .safeAreaPadding(.horizontal, 15)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollPosition($position)
    }
  }
}
