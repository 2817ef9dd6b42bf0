import Foundation

/// Reading of a gesture's document, by its bytes, against Foundation's reading of the same text.
enum DocumentBenchmarks {
  @MainActor static let all = [
    Benchmark("document: a long gesture as Foundation's objects", "byte") {
      kept((try? JSONSerialization.jsonObject(with: document) as? [String: Any])?.count, document.count)
    },
    Benchmark("document: a long gesture", "byte", .time(25)) {
      kept((try? GestureDocument.decode(document))?.samples.count, document.count)
    },
    Benchmark("document: a long gesture, written", "byte") { GestureDocument.encode(long).utf8.count },
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
}
