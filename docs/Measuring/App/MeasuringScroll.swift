import SwiftUI

/// How SwiftUI's scroll view chooses its targets in a trial.
public enum MeasuringScroll: Equatable, Sendable {
  /// A behavior that logs its context, and leaves the target.
  case free
  /// A behavior that logs its context, and goes a distance from where the drag began, in points.
  case target(distance: Double)
  /// `.viewAligned(limitBehavior: .always)`.
  case aligned
  /// `.paging`.
  case paging

  /// The number of views in the row.
  public static let count = 121
  /// The width of a view, in points.
  public static let width = 300.0
  /// The distance between two views, in points.
  public static let spacing = 10.0

  /// The distance from one snap point to the next in a view of a width, in points.
  func pitch(in viewport: Double) -> Double { self == .aligned ? Self.width + Self.spacing : viewport }
}

/// What a behavior received at a release, along the scroll axis.
public struct MeasuredContext: Equatable, Sendable {
  /// The velocity, in the unit that it has there.
  public var velocity: Double
  /// The origin of the proposed target's rectangle, in points.
  public var proposed: Double
}

/// Logs what a release proposes, and may choose another target.
@available(iOS 17, *)
public struct MeasuringBehavior: ScrollTargetBehavior {
  private let distance: Double?
  private let log: (MeasuredContext) -> Void

  /// Creates a behavior.
  /// - Parameters:
  ///   - distance: How far from the drag's start the target is to be, in points; nil leaves the target.
  ///   - log: Called with each context.
  public init(distance: Double?, _ log: @escaping (MeasuredContext) -> Void) {
    (self.distance, self.log) = (distance, log)
  }

  /// Logs the context, and chooses the target.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (start, proposed) = (context.originalTarget.rect.origin.x, target.rect.origin.x)
    if let distance { target.rect.origin.x = start + CGFloat(proposed < start ? -distance : distance) }
    log(MeasuredContext(velocity: Double(context.velocity.dx), proposed: Double(proposed)))
  }
}

extension MeasuringTrial {
  /// The trials of SwiftUI's scroll view.
  public static let swiftUI: [MeasuringTrial] = {
    var trials: [MeasuringTrial] = []
    func add(_ scroll: MeasuringScroll, _ distance: Double, at speed: Double, hold: Double = 0) {
      trials.append(
        MeasuringTrial(.swiftUI(scroll), MeasuringGesture(distance: distance, speed: speed, hold: hold)))
    }
    for speed in [400.0, 900, 2000] { add(.free, -150, at: speed) }
    add(.free, 150, at: 900)
    for distance in [260.0, 600] {
      for speed in [400.0, 1200] { add(.target(distance: distance), -150, at: speed) }
      add(.target(distance: distance), -120, at: 300, hold: 0.6)
    }
    for scroll in [MeasuringScroll.aligned, .paging] {
      for distance in [-60.0, -220] { add(scroll, distance, at: 300, hold: 0.6) }
      for speed in [200.0, 400, 1200] { add(scroll, -90, at: speed) }
    }
    return trials
  }()
}
