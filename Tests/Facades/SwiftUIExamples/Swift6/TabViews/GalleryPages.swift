import SwiftUI

/// Pictures of a place; nothing remembers which one is shown.
public struct GalleryPages: View {
  let pictures: [String]

  public init(pictures: [String]) {
    self.pictures = pictures
  }

  public var body: some View {
    TabView {
      ForEach(pictures, id: \.self) { picture in
        Image(picture)
          .resizable()
          .clipped()
          .accessibilityLabel(Text(picture))
      }
      Text("No more pictures")
    }
    .tabViewStyle(.page)
  }
}
