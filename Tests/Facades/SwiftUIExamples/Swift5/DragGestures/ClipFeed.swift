import SwiftUI

/// Clips below each other, each as high as the screen; a fast swipe is enough.
public struct ClipFeed: View {
  let clips: Int
  @State private var current = 0
  @State private var translation: CGFloat = 0

  public init(clips: Int) {
    self.clips = clips
  }

  public var body: some View {
    GeometryReader { screen in
      VStack(spacing: 0) {
        ForEach(0..<clips, id: \.self) { _ in
          Color.black
            .frame(width: screen.size.width, height: screen.size.height)
        }
      }
      .offset(y: translation - CGFloat(current) * screen.size.height)
      .gesture(
        DragGesture(minimumDistance: 4)
          .onChanged { value in
            let isPastEnd =
              (current == 0 && value.translation.height > 0)
              || (current == clips - 1 && value.translation.height < 0)
            translation = isPastEnd ? value.translation.height * 0.3 : value.translation.height
          }
          .onEnded { value in
            let isFast = abs(value.velocity.height) > 500
            let isFar = abs(value.translation.height) > screen.size.height / 3
            withAnimation(.snappy(duration: 0.35)) {
              if isFast || isFar {
                let next = value.translation.height < 0 ? current + 1 : current - 1
                current = min(max(next, 0), clips - 1)
              }
              translation = 0
            }
          }
      )
    }
  }
}
