import FeelTesting
import GestureReplay
import ScrollPhysics

/// The options of `release` for what happens after the release, for faults that show only then.
enum Afterwards {
  static let options: [Usage.Option] = [
    .init(name: "again", value: "N", help: "flick the same way N more times, each from where the view then is"),
    .init(name: "every", value: "MS", help: "how long after each release the next of --again comes"),
    .init(name: "catch", value: "MS", help: "catch the view MS after the release, and let it go still"),
    .init(name: "resize", value: "WxH", help: "at rest, give the view another size, as a rotation does"),
    .init(name: "wait", value: "MS", help: "at rest, let so much time pass, for what moves by itself"),
  ]

  /// Returns the sequel that the options request, of which there may be only one.
  static func sequel(_ arguments: ParsedArguments) throws -> ReleaseSequel {
    let asked = ["again", "catch", "resize", "wait"].filter(arguments.has)
    if asked.count > 1 { throw UsageError("--\(asked[0]) and --\(asked[1]) exclude each other") }
    let every = try arguments.number("every", 0...1e6)
    if let count = try arguments.wholeNumber("again", 1...1000) {
      guard let every else { throw UsageError("--again needs the time between releases: --every MS") }
      return .again(count, every: every)
    }
    if every != nil { throw UsageError("--every needs the number of releases: --again N") }
    if let delay = try arguments.number("catch", 0...1e6) { return .caught(after: delay) }
    if let duration = try arguments.number("wait", 0...1e7) { return .wait(duration) }
    return try arguments.size("resize").map { .resized($0) } ?? .rest
  }
}
