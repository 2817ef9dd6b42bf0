// swift-format-ignore-file
import SwiftUI
import UIKit

/// A deck of letters: a drag past a third of the width, or a throw, turns to the next one.
struct LetterDeck: View {
  @State private var index = 0
  @GestureState private var drag: CGFloat = 0
  let letters: [String]
  let width: CGFloat = 320

  var body: some View {
    HStack(spacing: 0) {
      ForEach(letters, id: \.self) { letter in
        Text(letter).frame(width: width, height: 200)
      }
    }
    .frame(width: width, alignment: .leading)
    .offset(x: -CGFloat(index) * width + drag)
    .animation(.easeOut(duration: 0.25), value: index)
    .gesture(
      DragGesture()
        .updating($drag) { value, state, _ in state = value.translation.width }
        .onEnded { value in
          let part = value.predictedEndTranslation.width / width
          if part < -1 / 3 { index = min(index + 1, letters.count - 1) }
          if part > 1 / 3 { index = max(index - 1, 0) }
        })
  }
}

#if DEBUG
  struct LetterDeck_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        LetterDeck(letters: ["A", "B"])
        LetterDeck(letters: []).environment(\.colorScheme, .dark)
      }
    }
  }
#endif
