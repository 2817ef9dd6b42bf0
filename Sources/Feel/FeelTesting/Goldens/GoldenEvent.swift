import ScrollPhysics

/// An event line of a golden: `t name [flags]`, with `xN until t` for several calls, and the figures of a release.
struct GoldenEvent: Hashable, Sendable {
  struct Release: Hashable, Sendable {
    let offset: Vector2D
    let velocity: Vector2D
    let proposed: Vector2D
    let target: Vector2D
  }

  let time: Double
  let name: ScrollEvent.Name
  let count: Int
  let lastTime: Double
  let flags: String
  let release: Release?

  /// Parses a line; nil if it is not an event line.
  init?(_ line: some StringProtocol) {
    guard let open = line.firstIndex(of: "["), let close = line.firstIndex(of: "]"), open < close else { return nil }
    let call = line[..<open].split(separator: " ")
    guard call.count == 2 || call.count == 5, let time = GoldenNumber.read(call[0]),
      let name = ScrollEvent.Name(rawValue: String(call[1]))
    else { return nil }
    self.time = time
    self.name = name
    if call.count == 5 {
      guard call[2].first == "x", let count = Int(call[2].dropFirst()), count > 1, call[3] == "until",
        let last = GoldenNumber.read(call[4]), last >= time
      else { return nil }
      (self.count, lastTime) = (count, last)
    } else {
      (count, lastTime) = (1, time)
    }
    flags = String(line[line.index(after: open)..<close])
    let names = ["tracking", "dragging", "decelerating"]
    if !flags.split(separator: " ").allSatisfy({ names.contains(String($0)) }) { return nil }
    let about = line[line.index(after: close)...].split(separator: " ")
    if about.isEmpty {
      release = nil
    } else {
      guard name == .willEndDragging, let release = Release(about) else { return nil }
      self.release = release
    }
  }
}

extension GoldenEvent.Release {
  fileprivate init?(_ fields: [some StringProtocol]) {
    var vectors: [Vector2D] = []
    if fields.count != 12 { return nil }
    for (index, name) in ["offset", "velocity", "proposed", "target"].enumerated() {
      guard fields[3 * index] == name, let x = GoldenNumber.read(fields[3 * index + 1]),
        let y = GoldenNumber.read(fields[3 * index + 2])
      else { return nil }
      vectors.append(Vector2D(x: x, y: y))
    }
    (offset, velocity, proposed, target) = (vectors[0], vectors[1], vectors[2], vectors[3])
  }
}
