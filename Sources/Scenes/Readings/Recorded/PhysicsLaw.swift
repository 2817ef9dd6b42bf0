/// A law of the model, as docs/Physics.md has it, with its grade there.
package enum PhysicsLaw: String, CaseIterable, Hashable, Sendable {
  case deceleration = "deceleration"
  case minimumFlingSpeed = "minimum fling speed"
  case rewrittenTarget = "rewritten target"
  case rewrittenTargetAtRest = "rewritten target, at rest"
  case atRestInSwiftUI = "at rest, in SwiftUI"
  /// Against the velocity.
  case rewrittenTargetAgainst = "rewritten target, opposed"
  case rubberBand = "rubber band"
  case edgeBounce = "edge bounce"
  case recoil = "recoil from beyond an edge"
  case panSlop = "drag and pan slop"
  case releaseVelocity = "release velocity"
  case repeatedFlicks = "repeated flicks"
  case animatedScrolling = "animated scrolling"
  case pageTurn = "page turn"
  case pageChoice = "choice of the page"
  /// Of a compositional layout's leading boundaries, and of SwiftUI's aligned views.
  case snapChoice = "choice of the snap point"
  case contextVelocity = "velocity in SwiftUI"

  /// The grade that docs/Physics.md gives the law.
  package var grade: String {
    switch self {
    case .deceleration, .rubberBand: "A"
    case .animatedScrolling: "A/B"
    case .rewrittenTargetAgainst: "B/D"
    case .rewrittenTargetAtRest: "A at .fast, else D"
    case .repeatedFlicks: "A for AppKit"
    case .minimumFlingSpeed, .rewrittenTarget, .edgeBounce, .panSlop, .releaseVelocity, .pageTurn, .atRestInSwiftUI: "B"
    case .snapChoice: "B in SwiftUI, else D"
    case .recoil, .pageChoice, .contextVelocity: "D"
    }
  }
}

extension Experiment {
  /// The law that the experiment tests.
  package var law: PhysicsLaw {
    switch subject {
    case .movement(let movement, _):
      switch movement.kind {
      case .fling: .deceleration
      case .retarget where movement.velocity != 0:
        movement.velocity < 0 ? .rewrittenTargetAgainst : .rewrittenTarget
      case .retarget: tuning["stillRetarget"] == "swiftUI" ? .atRestInSwiftUI : .rewrittenTargetAtRest
      case .page: .pageTurn
      case .animation: .animatedScrolling
      case .recoil: .recoil
      case .bounce: .edgeBounce
      }
    case .targets: .deceleration
    case .rubberBand: .rubberBand
    case .decays: .rewrittenTarget
    case .drag: .panSlop
    case .releaseVelocities(let finger, _): finger.strokes.count > 1 ? .repeatedFlicks : .releaseVelocity
    case .pageChoices: .pageChoice
    case .snapChoices: .snapChoice
    case .contextVelocities: .contextVelocity
    case .flingThreshold: .minimumFlingSpeed
    }
  }
}
