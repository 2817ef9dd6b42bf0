import FeelTesting
import Scenes
import ScrollPhysics
import Snapping
import TestSupport

extension Stage where Behavior == SnapBehavior {
  /// The items of the run.
  var found: RunItems {
    RunItems(trace, view.configuration) { SnappedItems(view.behavior, in: $0) }
  }
}
