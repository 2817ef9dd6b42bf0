import Foundation
import GestureReplay

/// Reading of a gesture's document, by its bytes, against Foundation's reading of the same text.
enum DocumentBenchmarks {
  @MainActor static let all = [
    Benchmark("document: a long gesture as Foundation's objects", "byte", foundation),
    Benchmark("document: a long gesture", "byte", gesture, .time(25)),
    Benchmark("document: a long gesture, written", "byte", written),
  ]

  /// 20,000 samples, of whose times most have all digits of a double.
  private static let long: TouchGesture = {
    let samples = (0..<20_000).map { (index: Int) -> TouchSample in
      let location = Vector2D(x: 300 - Double(index % 1000) / 8, y: 120)
      let phase: TouchSample.Phase = index == 0 ? .began : index == 19_999 ? .ended : .moved
      return TouchSample(time: Double(index) * 1000 / 120, location: location, phase: phase)
    }
    return TouchGesture(name: "long", samples: samples)
  }()
  private static let document = Data(GestureDocument.encode(long).utf8)

  static func foundation() -> Int {
    let object = try? JSONSerialization.jsonObject(with: document) as? [String: Any]
    ScrollBenchmarks.sink += Double(object?.count ?? 0)
    return document.count
  }

  static func gesture() -> Int {
    ScrollBenchmarks.sink += Double((try? GestureDocument.decode(document))?.samples.count ?? 0)
    return document.count
  }

  static func written() -> Int { GestureDocument.encode(long).utf8.count }
}
