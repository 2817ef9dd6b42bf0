import Foundation

/// The conditions under which a golden is written instead of compared.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Writes goldens that are missing.
  ///
  /// The default outside CI.
  case missing
  /// Writes goldens that are missing or differ.
  case failed
  /// Writes goldens that an older version wrote: those of an older model, and those that match but have fewer metrics.
  case older
  /// Writes all goldens, even those that differ within their tolerance.
  case all
  /// Writes nothing.
  ///
  /// The default where `CI` is set.
  case never

  /// The environment variable that sets the mode if no option does.
  package static let environmentVariable = "SCROLLSIM_RECORD"

  /// The phrase before a command that records a golden in the mode: when to run it.
  package var advice: String { self == .missing ? "to record it:" : "if the change is meant:" }

  /// Returns the explicit mode, else the environment's, nil if it is none, else `never` in CI, else `missing`.
  package static func resolve(
    explicit: RecordMode?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> RecordMode? {
    if let explicit { return explicit }
    if let name = environment[environmentVariable], !name.isEmpty { return RecordMode(rawValue: name) }
    if let ci = environment["CI"], !ci.isEmpty, ci != "false" { return .never }
    return .missing
  }
}
