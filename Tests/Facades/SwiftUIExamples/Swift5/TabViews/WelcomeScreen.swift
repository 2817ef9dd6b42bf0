import SwiftUI

/// The steps of a first start; a button goes on to the next one.
public final class WelcomeProgress {
  public var step = 0
  public var titles = ["Welcome", "Your cards", "Reminders", "Ready"]

  public init() {}

  public func next() {
    withAnimation {
      step = min(step + 1, titles.count - 1)
    }
  }
}

public struct WelcomeScreen: View {
  @Bindable var progress: WelcomeProgress

  public init(progress: WelcomeProgress) {
    self.progress = progress
  }

  public var body: some View {
    VStack(spacing: 24) {
      TabView(selection: $progress.step) {
        ForEach(progress.titles.indices, id: \.self) { index in
          VStack {
            Image(systemName: "star")
            Text(progress.titles[index]).font(.title)
          }
          .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))

      HStack {
        ForEach(progress.titles.indices, id: \.self) { index in
          Circle().opacity(index == progress.step ? 1 : 0.3).frame(width: 8, height: 8)
        }
      }

      Button(action: { progress.next() }) {
        Text(progress.step == progress.titles.count - 1 ? "Start" : "Next")
      }
      .padding()
    }
  }
}
