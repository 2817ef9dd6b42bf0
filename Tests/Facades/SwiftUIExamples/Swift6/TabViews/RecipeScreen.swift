import SwiftUI

/// A recipe whose steps are loaded three at a time, in a view of their own.
public struct RecipeScreen: View {
  @State private var step = 0
  @State private var loaded = 3

  public init() {}

  public var body: some View {
    NavigationStack {
      Group {
        if loaded > 0 {
          RecipeSteps(step: $step, count: loaded)
        }
      }
      .onChange(of: step) {
        if step == loaded - 1 && loaded < 9 {
          loaded += 3
        }
      }
    }
  }
}

struct RecipeSteps: View {
  @Binding var step: Int
  let count: Int
  @State private var turns = 0

  var body: some View {
    ZStack(alignment: .bottom) {
      TabView(selection: $step) {
        ForEach(0..<count, id: \.self) { index in
          Text("Step \(index + 1)")
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .onChange(of: step) { turns += 1 }
      Text("\(turns) turns")
    }
  }
}
