import ScrollPhysics

/// A finger's track as data: recorded, imported or synthesised.
///
/// Strokes follow one another: each is `began`, any number of `moved`, then `ended` or `cancelled`. Times never
/// decrease. Two samples may share an instant.
public struct Gesture: Hashable, Sendable {
  /// Where a gesture comes from.
  public enum Provenance: String, Hashable, Sendable, CaseIterable {
    /// A real finger on a real device.
    case recorded
    /// Computed from a recording.
    case derived
    /// Made by a program.
    case synthetic
  }

  /// What a device reported at the end of a stroke.
  public struct ReportedRelease: Hashable, Sendable {
    /// The velocity in `willEndDragging`, in pt/ms.
    public var velocity: Vector2D
    /// The target content offset in `willEndDragging`, in points.
    public var target: Vector2D

    /// Creates a report.
    public init(velocity: Vector2D, target: Vector2D) {
      self.velocity = velocity
      self.target = target
    }
  }

  /// The largest number of samples a gesture may have.
  public static let maximumSampleCount = 1_000_000
  /// The longest a gesture may last, in ms: 24 hours.
  public static let maximumDuration = 86_400_000.0

  /// The largest coordinate of a finger, in points from the origin.
  public static let maximumCoordinate = 1e9

  /// What the gesture is called.
  public var name: String
  /// Where the gesture comes from.
  public var provenance: Provenance
  /// Who or what made it, in words.
  public var source: String?
  /// The device it was recorded on, in words.
  public var device: String?
  /// The finger's samples, in order of time.
  public var samples: [TouchSample]
  /// What else happens, in order of time; at equal times after the samples.
  public var actions: [GestureAction]
  /// What a device reported for each stroke; empty where nothing is known.
  public var releases: [ReportedRelease]
  /// Where a device came to rest, in points; nil where that is not known.
  public var rest: Vector2D?

  /// Creates a gesture; ``validate()`` says whether it is one.
  public init(
    name: String, provenance: Provenance = .synthetic, source: String? = nil, device: String? = nil,
    samples: [TouchSample], actions: [GestureAction] = [], releases: [ReportedRelease] = [], rest: Vector2D? = nil
  ) {
    self.name = name
    self.provenance = provenance
    self.source = source
    self.device = device
    self.samples = samples
    self.actions = actions
    self.releases = releases
    self.rest = rest
  }

  /// The number of times the finger comes down.
  public var strokeCount: Int { samples.count { $0.phase == .began } }

  /// When the last sample or action is, in ms; 0 for an empty gesture.
  public var duration: Double { max(samples.last?.time ?? 0, actions.last?.time ?? 0) }
}
