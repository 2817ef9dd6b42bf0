import Foundation
import Readings

/// The readings of `Fixtures/readings`: every figure of real UIKit that docs/Physics.md names.
public enum PublishedReadings {
  /// The paths of the files, in order of their names.
  public static let paths: [String] = {
    let folder = FixturePath.fixture("readings")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { folder + "/" + $0 }
  }()

  package static let files: [RecordedReadings] = paths.map { path in
    do { return try ReadingsDocument.read(contentsOfFile: path) } catch { fatalError("\(error)") }
  }

  /// Returns an experiment by its name, which must be there.
  package static func experiment(_ name: String) -> Experiment {
    guard let found = files.flatMap(\.experiments).first(where: { $0.name == name }) else {
      fatalError("Fixtures/readings has no experiment \(name)")
    }
    return found
  }

  /// Returns the samples of a movement by its name, as they were logged.
  package static func samples(_ name: String) -> [TimedValue] {
    if case .movement(_, let samples) = experiment(name).subject { samples.samples } else { [] }
  }
}
