import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Not where `.ci/planted-faults` has changed the sources.
  static var unlessPlanted: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["SCROLLSIM_PLANTED"] == nil, "the sources are not the package's own")
  }
}
