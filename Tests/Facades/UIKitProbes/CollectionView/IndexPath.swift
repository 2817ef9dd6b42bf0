// name: type IndexPath
// files: 18
import UIKit

private final class PathKeeper {
  private var sizes: [IndexPath: CGSize] = [:]
  private(set) var last: IndexPath?

  func keep(_ size: CGSize, at path: IndexPath) {
    sizes[path] = size
    last = sizes.keys.sorted().last
    let _: Set<IndexPath> = Set(sizes.keys.sorted { $0.item < $1.item })
  }
}
