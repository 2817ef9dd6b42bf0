/// What the times of a series are, and what is not known of them.
package struct TimeBase: Hashable, Sendable {
  /// What a logged time is.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Milliseconds since the release, as logged.
    case timestamps
    case frames
    /// Milliseconds as logged, each of which stands for the nearest display frame.
    case loggedFrames
  }

  var kind = Kind.timestamps
  /// Display frames per second.
  var frameRate = 60.0
  /// The number of frames from the release to the frame that is numbered or logged as 0.
  package var firstFrame = 0.0
  /// The largest constant time, in ms, by which the whole series may be shifted; 0 if the release is known exactly.
  var largestShift = 0.0

  /// Returns the time since the movement started, in ms.
  func time(of logged: Double) -> Double {
    switch kind {
    case .timestamps: logged
    case .frames: (firstFrame + logged) * 1000 / frameRate
    case .loggedFrames: (firstFrame + (logged * frameRate / 1000).rounded()) * 1000 / frameRate
    }
  }
}
