import Documents
import ScrollPhysics

/// A parsed golden trace, with its lines by section.
package struct GoldenTrace: Hashable, Sendable {
  /// The number of the model that made the run; nil if the document does not say.
  package let model: Int?
  /// The lines before the events, without that of the model.
  package let header: [String]
  /// The lines of the delegate calls.
  package let events: [String]
  package let frames: [String]
  /// The lines of the rest and the metrics.
  package let metrics: [String]

  let calls: [GoldenEvent]
  let motion: [GoldenFrame]
  /// The time between frames, in ms.
  let frameInterval: Double

  /// Creates a trace from lines that were read from another form than a golden's text.
  init(header: [String], events: [String], frames: [String], metrics: [String], frameInterval: Double) {
    (self.header, self.events, self.frames, self.metrics) = (header, events, frames, metrics)
    (model, self.frameInterval) = (nil, frameInterval)
    calls = events.compactMap { GoldenEvent($0) }
    motion = frames.compactMap { GoldenFrame($0) }
  }

  /// Parses the text of a golden.
  ///
  /// - Throws: `DocumentError` naming the first line that is not valid, and what to do.
  package init(_ text: String) throws(DocumentError) {
    let parts = try GoldenSections(text)
    let (model, frameInterval) = try GoldenHeader.read(parts)
    (self.model, self.frameInterval) = (model, frameInterval)
    header = parts.header.dropFirst().map(\.text)
    events = parts.events.map(\.text)
    frames = parts.frames.map(\.text)
    metrics = parts.metrics.map(\.text)
    var calls: [GoldenEvent] = []
    for line in parts.events {
      guard let call = GoldenEvent(line.text) else { throw line.error("is not an event \"t name [flags]\"") }
      if let before = calls.last, call.time < before.lastTime { throw line.error("goes back in time") }
      calls.append(call)
    }
    var motion: [GoldenFrame] = []
    for line in parts.frames {
      guard let frame = GoldenFrame(line.text) else { throw line.error("is not a frame \"t x y vx vy phase\"") }
      if let before = motion.last, frame.time < before.time { throw line.error("goes back in time") }
      motion.append(frame)
    }
    (self.calls, self.motion) = (calls, motion)
    try GoldenMetrics.check(parts)
  }
}
