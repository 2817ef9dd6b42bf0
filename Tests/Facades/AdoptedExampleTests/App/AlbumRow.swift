// swift-format-ignore-file
import SwiftUI

struct Album: Identifiable {
  let id: Int
  var title: String { "Album \(id)" }
}

struct AlbumRow: View {
  let albums: [Album]

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 16) {
        ForEach(albums) { album in
          Text(album.title)
            .frame(width: 150, height: 150)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .contentMargins(.horizontal, 20, for: .scrollContent)
  }
}

#Preview { AlbumRow(albums: (0..<10).map(Album.init(id:))) }

#Preview("Empty") {
  AlbumRow(albums: [])
}
