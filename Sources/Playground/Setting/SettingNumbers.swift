import FlowLayoutModel
import Scenes
import ScrollPhysics
import Snapping

extension NumberReader {
  /// Reads a whole setting: the scroll view, its tuning, the layout and the snapping.
  /// - Returns: The scene, or the reason why there is none.
  mutating func setting() -> (scene: Scene?, fault: SettingFault) {
    var (configuration, offset, gives) = scrollView()
    let layout = layout(for: configuration)
    let snapping = snapping()
    finish()
    snapping.kind.configure(&configuration, givesRate: gives.rate, givesStillRetarget: gives.stillRetarget)
    if let fault { return (nil, .number(fault)) }
    guard let layout else {
      if snapping.kind != .none { return (nil, .needsLayout) }
      return (Scene(name: "", configuration: configuration, contentOffset: offset), .none)
    }
    let fault = SettingFault(layout, snapping, configuration)
    if fault != .none { return (nil, fault) }
    let scene = Scene(
      name: "", configuration: configuration, layout: layout, snapping: snapping, contentOffset: offset)
    return (scene, .none)
  }
}
