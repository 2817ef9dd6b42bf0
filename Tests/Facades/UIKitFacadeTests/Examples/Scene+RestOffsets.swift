import Foundation
import Scenes
import ScrollPhysics

extension Scene {
  /// Where the view rests with each of its items, as the scene's own map has it.
  var restOffsets: [CGPoint] {
    let items = items
    return (0..<items.count).compactMap { items.contentOffset(ofItem: $0).map { CGPoint(x: $0.x, y: $0.y) } }
  }
}
