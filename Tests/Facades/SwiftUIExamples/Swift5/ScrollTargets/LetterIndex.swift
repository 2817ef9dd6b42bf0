import SwiftUI

/// Names in sections, with letters that jump to them.
public struct LetterIndex: View {
  let sections: [(letter: String, names: [String])]

  public init(sections: [(letter: String, names: [String])]) {
    self.sections = sections
  }

  public var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        HStack {
          ForEach(sections, id: \.letter) { section in
            Button(section.letter) {
              withAnimation { proxy.scrollTo(section.letter, anchor: .top) }
            }
          }
          Button("Last name") {
            if let last = sections.last?.names.last { proxy.scrollTo(last) }
          }
        }
        .frame(height: 44)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(sections, id: \.letter) { section in
              Text(section.letter)
                .frame(maxWidth: .infinity, minHeight: 30, maxHeight: 30)
                .id(section.letter)
              ForEach(section.names, id: \.self) { name in
                Text(name).frame(height: 50)
              }
            }
          }
        }
      }
    }
  }
}
