import SwiftUI

/// Photos in an endless row: the last one stands before the first, the first one after the last.
public struct EndlessPhotos: View {
  let photos: [String]
  @State private var selection = 1

  public init(photos: [String]) {
    self.photos = photos
  }

  public var body: some View {
    TabView(selection: $selection) {
      photo(photos[photos.count - 1]).tag(0)
      ForEach(photos.indices, id: \.self) { index in
        photo(photos[index]).tag(index + 1)
      }
      photo(photos[0]).tag(photos.count + 1)
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .onChange(of: selection) { newValue in
      if newValue == 0 {
        selection = photos.count
      } else if newValue == photos.count + 1 {
        selection = 1
      }
    }
  }

  private func photo(_ name: String) -> some View {
    Image(name).resizable().aspectRatio(contentMode: .fit)
  }
}
