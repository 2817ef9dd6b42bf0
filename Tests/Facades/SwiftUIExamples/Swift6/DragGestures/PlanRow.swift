import Observation
import SwiftUI

/// The plan that is chosen, in a model of the screen.
@MainActor @Observable
public final class PlanModel {
  public var chosen = 0
  public let plans = ["Solo", "Pair", "Family", "Team"]
  public init() {}
}

/// Plans whose row resists at its ends.
public struct PlanRow: View {
  let model: PlanModel
  @State private var translation: CGFloat = 0

  public init(model: PlanModel) {
    self.model = model
  }

  private var last: Int { model.plans.count - 1 }

  public var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width * 0.8
      HStack(spacing: 10) {
        ForEach(model.plans, id: \.self) { plan in
          VStack {
            Text(plan)
            Spacer()
            Button("Choose \(plan)") {
              withAnimation(.smooth) { model.chosen = model.plans.firstIndex(of: plan) ?? 0 }
            }
          }
          .frame(width: width, height: 220)
        }
      }
      .offset(x: proxy.size.width * 0.1 - CGFloat(model.chosen) * (width + 10) + translation)
      .gesture(
        DragGesture(coordinateSpace: .global)
          .onChanged { value in
            let x = value.translation.width
            let isPastEnd = (model.chosen == 0 && x > 0) || (model.chosen == last && x < 0)
            translation = isPastEnd ? x / (1 + abs(x) / 150) : x
          }
          .onEnded { value in
            let target = CGFloat(model.chosen) - value.translation.width / (width + 10)
            withAnimation(.interpolatingSpring(stiffness: 250, damping: 31)) {
              model.chosen = min(max(Int(target.rounded()), 0), last)
              translation = 0
            }
          }
      )
    }
    .frame(height: 220)
  }
}
