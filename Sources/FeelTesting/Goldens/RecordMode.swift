import Foundation

/// When a golden is written instead of compared.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Goldens that are not there yet are written. The default outside CI.
  case missing
  /// Goldens that differ are written anew.
  case failed
  /// All goldens are written anew.
  case all
  /// Nothing is written. The default where `CI` is set.
  case never

  /// The variable that sets the mode where no option does.
  public static let environmentVariable = "SCROLLSIM_RECORD"

  /// The mode of a run: an explicit one, else the environment's, else `never` in CI, else `missing`.
  ///
  /// - Parameters:
  ///   - explicit: The mode that an option or an argument gave.
  ///   - environment: The environment's variables.
  /// - Returns: The mode, or nil where the environment's variable is not the name of one.
  public static func resolve(
    explicit: RecordMode?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> RecordMode? {
    if let explicit { return explicit }
    if let name = environment[environmentVariable], !name.isEmpty { return RecordMode(rawValue: name) }
    if let ci = environment["CI"], !ci.isEmpty, ci != "false" { return .never }
    return .missing
  }
}
