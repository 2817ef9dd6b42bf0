import FlowLayoutModel
import Scenes
import ScrollPhysics
import Snapping

extension NumberReader {
  /// Reads a whole setting: the scroll view, its tuning, the layout and the snapping.
  /// - Throws: The reason why there is no scene.
  mutating func setting() throws(SettingFault) -> Scene {
    var (configuration, offset, gives) = scrollView()
    let layout = layout(for: configuration)
    let snapping = try snapping()
    finish()
    snapping.kind.configure(&configuration, givesRate: gives.rate, givesStillRetarget: gives.stillRetarget)
    if let fault { throw .number(fault) }
    guard let layout else {
      guard case .none = snapping.kind else { throw .needsLayout }
      return Scene(name: "", configuration: configuration, contentOffset: offset)
    }
    if let fault = SettingFault(layout, snapping, configuration) { throw fault }
    return Scene(name: "", configuration: configuration, layout: layout, snapping: snapping, contentOffset: offset)
  }
}
