import Foundation
import GestureReplay

/// Reading of a gesture's document, by its bytes, against Foundation's reading of the same text.
enum DocumentBenchmarks {
  /// 20,000 samples, of whose times most have all digits of a double.
  static let document: Data = {
    let samples = (0..<20_000).map { (index: Int) -> TouchSample in
      let location = Vector2D(x: 300 - Double(index % 1000) / 8, y: 120)
      let phase: TouchSample.Phase = index == 0 ? .began : index == 19_999 ? .ended : .moved
      return TouchSample(time: Double(index) * 1000 / 120, location: location, phase: phase)
    }
    return Data(GestureDocument.encode(TouchGesture(name: "long", samples: samples)).utf8)
  }()

  static func foundation() -> Int {
    let object = try? JSONSerialization.jsonObject(with: document) as? [String: Any]
    ScrollBenchmarks.sink += Double(object?.count ?? 0)
    return document.count
  }

  static func gesture() -> Int {
    ScrollBenchmarks.sink += Double((try? GestureDocument.decode(document))?.samples.count ?? 0)
    return document.count
  }
}
