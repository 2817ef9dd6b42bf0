import Foundation

/// The CSV form of a track: a time in ms and a content offset in points on each line, below a header if there is one.
package enum TrackCSV {
  /// Decodes the samples of a track.
  /// - Throws: `DocumentError` naming the line.
  package static func decode(_ data: Data) throws(DocumentError) -> [TimedValue] {
    var (samples, lines) = ([TimedValue](), TextLines(data))
    while let line = try lines.nextRecorded() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if fields == [""] || (lines.number == 1 && fields.allSatisfy { Double($0) == nil }) { continue }
      guard fields.count == 2, let time = Double(fields[0]), let value = Double(fields[1]), time.isFinite,
        value.isFinite
      else { throw lines.error("must be a time in ms and a content offset, such as 16.7,408") }
      let sample = TimedValue(time, value)
      if let fault = RecordedTrack.fault(of: sample, after: samples.last) { throw lines.error(fault) }
      if samples.count == RecordedTrack.maximumSamples {
        throw lines.error("exceeds the limit of \(RecordedTrack.maximumSamples) samples: split the track")
      }
      samples.append(sample)
    }
    return samples
  }
}
