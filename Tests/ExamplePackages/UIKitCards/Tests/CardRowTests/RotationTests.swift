import CardRow
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@MainActor @Test func theControllerTurns() throws {
  // block of docs/UIKitCode.md: OnboardingController(
}
