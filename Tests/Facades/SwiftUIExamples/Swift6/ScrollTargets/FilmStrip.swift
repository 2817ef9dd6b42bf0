import SwiftUI

/// Posters beside each other, with dots for them and a button that goes on.
public struct FilmStrip: View {
  private let films: [String]
  @State private var current: String?

  public init(films: [String]) {
    self.films = films
  }

  private var index: Int { films.firstIndex { $0 == current } ?? 0 }

  public var body: some View {
    VStack(spacing: 16) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(films, id: \.self) { film in
            RoundedRectangle(cornerRadius: 20)
              .fill(.indigo)
              .frame(width: 240, height: 320)
              .overlay { Text(film).font(.title2) }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)
      .frame(height: 340)

      HStack(spacing: 8) {
        ForEach(films.indices, id: \.self) { number in
          Circle()
            .fill(number == index ? Color.primary : Color.secondary)
            .frame(width: 8, height: 8)
        }
      }

      Button("Next") {
        withAnimation {
          current = films[min(index + 1, films.count - 1)]
        }
      }
    }
  }
}
