import GestureReplay
import ScrollPhysics
import SwiftUIExamples
import SwiftUIExamplesInSwift5
import SwiftUIFacade

/// An app's view with a drag gesture, and what its code decides, computed by hand.
@MainActor
struct DragGestureExample {
  let name: String
  var axis = Axis.horizontal
  let count: Int
  /// The distance between two rows, in points.
  let step: Double
  /// The content offset at which the first row rests.
  let first: Double
  var advancesItself = false
  /// Returns the offset of the row that is dragged by a translation, in points, without steps.
  var shown: (_ index: Int, _ translation: Double) -> Double = { 0 - $1 }
  /// Returns the new index after a release, from the translation and the velocity of the finger, in points and pt/ms.
  let decide: (_ index: Int, _ translation: Double, _ velocity: Double) -> Int
  let make: () -> SimulatedDragGesture

  static let size = CGSize(width: 390, height: 700)

  static let all: [DragGestureExample] = [
    DragGestureExample(
      name: "HotelCards", count: 5, step: 296, first: -55,
      decide: { index, x, _ in x < -140 ? min(index + 1, 4) : x > 140 ? max(index - 1, 0) : index },
      make: { SimulatedDragGesture(size: size) { HotelCards(hotels: ["A", "B", "C", "D", "E"]) } }),
    DragGestureExample(
      name: "LessonDeck", count: 9, step: 252, first: 0,
      decide: { index, x, v in min(max(index - Int(((x + 250 * v) / 252).rounded()), 0), 8) },
      make: { SimulatedDragGesture(size: size) { LessonDeck(count: 9, first: 3) } }),
    DragGestureExample(
      name: "TicketStack", count: 4, step: 320, first: -45,
      decide: { index, x, _ in x < -50 && index < 3 ? index + 1 : x > 50 && index > 0 ? index - 1 : index },
      make: { SimulatedDragGesture(size: size) { TicketStack(tickets: ["A", "B", "C", "D"]) } }),
    DragGestureExample(
      name: "ClipFeed", axis: .vertical, count: 6, step: 700, first: 0,
      shown: { index, y in (index == 0 && y > 0) || (index == 5 && y < 0) ? -0.3 * y : 0 - y },
      decide: { index, y, v in
        abs(v) > 0.5 || abs(y) > 700.0 / 3 ? min(max(y < 0 ? index + 1 : index - 1, 0), 5) : index
      },
      make: { SimulatedDragGesture(size: size, axis: .vertical) { ClipFeed(clips: 6) } }),
    DragGestureExample(
      name: "PlanRow", count: 4, step: 322, first: -39,
      shown: { index, x in (index == 0 && x > 0) || (index == 3 && x < 0) ? 0 - x / (1 + abs(x) / 150) : 0 - x },
      decide: { index, x, _ in min(max(Int((Double(index) - x / 322).rounded()), 0), 3) },
      make: { SimulatedDragGesture(size: size) { PlanRow(model: PlanModel()) } }),
    DragGestureExample(
      name: "QuoteRotator", count: 5, step: 375, first: -7.5, advancesItself: true,
      decide: { index, x, _ in x < -100 ? min(index + 1, 4) : x > 100 ? max(index - 1, 0) : index },
      make: { SimulatedDragGesture(size: size) { QuoteRotator(quotes: 5) } }),
    DragGestureExample(
      name: "StepCards", count: 7, step: 200, first: -7.5,
      decide: { index, x, _ in min(max(index - Int(x / 200), 0), 6) },
      make: { SimulatedDragGesture(size: size) { StepCards(steps: 7) } }),
  ]

  var scrollAxis: ScrollAxis { axis == .horizontal ? .horizontal : .vertical }

  func vector(_ length: Double) -> Vector2D {
    axis == .horizontal ? Vector2D(x: length, y: 0) : Vector2D(x: 0, y: length)
  }

  /// A finger that moves at a velocity, in pt/ms, by samples each 8 ms, from the middle of the view.
  func drag(by distance: Double, at velocity: Double) throws -> TouchGesture {
    try .flick(from: Vector2D(x: 195, y: 350), by: vector(distance), releaseVelocity: abs(velocity))
  }
}
