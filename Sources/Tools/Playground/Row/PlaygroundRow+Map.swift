import FeelTesting
import Scenes
import ScrollPhysics

extension PlaygroundRow {
  /// The releases of a decision map: drags in points, velocities in pt/ms, both from a first value on in equal steps.
  struct MapSweep {
    var item: Int
    var drags: (first: Double, step: Double, count: Int)
    var velocities: (first: Double, step: Double, count: Int)
  }

  /// Writes a decision map: the content offset at which drags begin, then a row of cells for each velocity.
  ///
  /// A cell is the number of items from the start item, or whole points without items; NaN off a snap point.
  func writeMap(_ sweep: MapSweep, to numbers: inout SharedMemory) {
    let configuration = scene.configuration
    let axis = configuration.geometry.mainAxis
    let items = scene.sceneItems(in: configuration)
    let rest = items.contentOffset(ofItem: sweep.item)
    let start = configuration.settled(rest ?? scene.contentOffset)
    let knowsPoints = items.isSnapPoint(start) != nil
    var view = scene.makeSceneView()
    numbers.write(start)
    for row in 0..<max(0, sweep.velocities.count) {
      for column in 0..<max(0, sweep.drags.count) {
        var release = ReleaseState(contentOffset: start)
        release.velocity[axis] = sweep.velocities.first + Double(row) * sweep.velocities.step
        let drag = sweep.drags.first + Double(column) * sweep.drags.step
        release.contentOffset[axis] = configuration.offset(draggedTo: start[axis] + drag, axis)
        let landing = view.landing(of: release)
        if knowsPoints && items.isSnapPoint(landing.restOffset) == false {
          numbers.write(Double.nan)
        } else if rest == nil {
          numbers.write((landing.restOffset[axis] - start[axis]).rounded())
        } else {
          let from = PixelGrid(scale: configuration.displayScale).rounded(start) + landing.shift
          numbers.write(items.itemDelta(from: from, to: landing.restOffset) ?? 0)
        }
      }
    }
  }
}
