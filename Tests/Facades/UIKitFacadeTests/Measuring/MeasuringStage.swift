import Foundation
import GestureReplay
import MeasuringKit
import Readings
import ScrollPhysics
import SwiftUIFacade
import Testing
import UIKitFacade

/// Runs trials of the measuring kit as its UI test does, with a finger of the facade.
@MainActor
final class MeasuringStage {
  private static let size = CGSize(width: 375, height: 667)
  private let controller = MeasuringController()
  private let window = UIWindow(frame: CGRect(origin: .zero, size: MeasuringStage.size))
  private let model: ScrollTargetModel
  /// The time of what is shown to a controller that watches a view without a delegate, in seconds.
  private var now = 0.0

  /// Creates a stage; the model is that of SwiftUI's views.
  init(_ model: ScrollTargetModel = ScrollTargetModel()) { self.model = model }

  /// Returns the file that the kit writes.
  func readings(of trials: [MeasuringTrial]) throws -> RecordedReadings {
    controller.trials = trials
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let view = controller.scrollView
    var file: MeasuredFile?
    controller.onEnd = { file = $0 }
    while file == nil {
      controller.clock = { view.simulationTime }
      controller.button.sendActions(for: .primaryActionTriggered)
      if file != nil { break }
      let trial = try #require(controller.trial)
      if let gesture = trial.gesture {
        #expect(controller.label.text == gesture.text)
        for _ in 0..<gesture.count { try perform(gesture, in: trial) }
      } else {
        try view.advance(until: .settled)
      }
      #expect(controller.label.text == "settled", "after \(trial)")
    }
    return try ReadingsDocument.decode(try #require(file).json())
  }

  private func perform(_ gesture: MeasuringGesture, in trial: MeasuringTrial) throws {
    let finger = try finger(of: gesture)
    switch trial.kind {
    case .section:
      let section = try #require(controller.measured, "the section has no scroll view")
      touch(finger, from: section.simulationTime)
      show(try section.perform(finger))
    case .swiftUI(let scroll):
      now = 0
      controller.clock = { self.now }
      touch(finger, from: 0)
      var view = self.view(scroll)
      var trace = ScrollTrace(displayScale: view.configuration.displayScale)
      view.setContentOffset(Vector2D(x: 15 * Double(pitch(scroll)), y: 0), animated: false, recording: &trace)
      show(try view.perform(finger))
    default:
      touch(finger, from: controller.scrollView.simulationTime)
      try controller.scrollView.perform(finger)
    }
  }

  /// A drag at a constant speed, in whole points at 120 Hz.
  private func finger(of gesture: MeasuringGesture) throws -> TouchGesture {
    let start = gesture.distance < 0 ? 340.0 : 20.0
    let step = gesture.speed / 120
    let count = Int((abs(gesture.distance) / step).rounded())
    var samples = (0...count).map { number in
      let way = (step * Double(number)).rounded() * (gesture.distance < 0 ? -1 : 1)
      return TouchSample(
        time: Double(number) * 1000 / 120, location: Vector2D(x: start + way, y: 300),
        phase: number == 0 ? .began : .moved)
    }
    let last = try #require(samples.last)
    samples.append(TouchSample(time: last.time + gesture.hold * 1000, location: last.location, phase: .ended))
    return TouchGesture(
      name: "finger", provenance: .synthetic, source: nil, device: nil, samples: samples, actions: [])
  }

  private func touch(_ finger: TouchGesture, from begin: TimeInterval) {
    for sample in finger.samples {
      controller.logTouch(
        at: CGPoint(x: sample.location.x, y: sample.location.y), time: begin + sample.time / 1000,
        begins: sample.phase == .began)
    }
  }

  // MARK: Views without a delegate

  private func pitch(_ scroll: MeasuringScroll) -> CGFloat { scroll == .aligned ? 310 : Self.size.width }

  /// SwiftUI's scroll view as the kit's row has it.
  private func view(_ scroll: MeasuringScroll) -> SwiftUIScrollView {
    let views = ScrollTargetViews.row(
      widths: Array(repeating: CGFloat(MeasuringScroll.width), count: MeasuringScroll.count), height: 300,
      spacing: CGFloat(MeasuringScroll.spacing))
    let size = CGSize(width: Self.size.width, height: 300)
    func row(_ behavior: AnyScrollTargetBehavior) -> SwiftUIScrollView {
      SwiftUIScrollView(.horizontal, size: size, model: model, views: views, behavior: behavior)
    }
    let controller = controller
    func logging(_ distance: Double?) -> AnyScrollTargetBehavior {
      AnyScrollTargetBehavior(
        MeasuringBehavior(distance: distance) { context in MainActor.assumeIsolated { controller.logContext(context) } }
      )
    }
    return switch scroll {
    case .free: row(logging(nil))
    case .target(let distance): row(logging(distance))
    case .aligned: row(AnyScrollTargetBehavior(.viewAligned(limitBehavior: .always)))
    case .paging: row(AnyScrollTargetBehavior(.paging))
    }
  }

  /// Shows the controller what an observer on a device sees: each frame's offset, and the pan's end.
  private func show(_ trace: ScrollTrace) {
    let rate = trace.configuration?.decelerationRate.rawValue ?? 0
    controller.clock = { self.now }
    var releases = trace.releases[...]
    var lastTime = 0.0
    for frame in trace.frames {
      while let release = releases.first, release.time <= frame.time {
        end(release, rate)
        releases.removeFirst()
      }
      now = frame.time / 1000
      controller.logFrame(at: CGFloat(trace.contentOffset(frame).x), isMoving: frame.phase != .idle)
      lastTime = frame.time
    }
    for release in releases { end(release, rate) }
    // The view stands still for a second more.
    guard let last = trace.frames.last else { return }
    for number in 1...60 {
      now = (lastTime + Double(number) * 1000 / 60) / 1000
      controller.logFrame(at: CGFloat(trace.contentOffset(last).x), isMoving: false)
    }
  }

  private func end(_ release: ScrollRelease, _ rate: Double) {
    now = release.time / 1000
    controller.logRelease(
      at: CGFloat(release.contentOffset.x), panVelocity: CGFloat(-1000 * release.velocity.x),
      rate: UIScrollView.DecelerationRate(rawValue: CGFloat(rate)))
  }
}
