/// Writes the laws of a recorded track as JSON, as `scrollsim laws` does, and returns the length of the text.
///
/// The shared memory has the numbers of the track: the pixel in points, the length of the view or 0, the frame interval in
/// ms or 0, 1 if the time base was guessed, and then pairs of a time in ms and a content offset in points.
@_cdecl("playground_laws")
public func playgroundLaws(_ bytes: Int32) -> Int32 {
  let numbers = shared.doubles(bytes)
  let pairs = stride(from: 4, to: numbers.count - 1, by: 2).map { TimedValue(numbers[$0], numbers[$0 + 1]) }
  guard numbers.count > 4 else { return shared.refuse("the track has no samples") }
  let track = RecordedTrack(
    samples: pairs, pixel: numbers[0], viewLength: numbers[1] > 0 ? numbers[1] : nil,
    frameInterval: numbers[2] > 0 ? numbers[2] : nil, isTimeBaseGuessed: numbers[3] != 0)
  do throws(DocumentError) { try track.validate() } catch { return shared.refuse(error.description) }
  let cleaned = track.cleaned()
  return shared.answer(LawsJSON.encode(cleaned.moves(), cleaned))
}
