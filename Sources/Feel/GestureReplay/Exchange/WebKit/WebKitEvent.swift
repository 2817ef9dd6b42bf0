/// An event of a stream; unknown keys are ignored.
struct WebKitEvent: JSONReadable {
  enum Curve: String, CaseIterable {
    case linear, simpleCurve

    /// Returns the fraction of the distance at a fraction of the time.
    func share(_ time: Double) -> Double {
      self == .linear ? time : Numerics.sin(Numerics.sin(time * (.pi / 2)) * time * (.pi / 2))
    }
  }

  /// A hand, or two between which fingers move; none for a key, wheel or other event.
  let hands: [WebKitHand]
  var curve = Curve.linear
  /// In ms; 0 for a hand.
  var timestep = 0.0

  init(_ value: JSONValue) throws(DocumentError) {
    let object = try DocumentObject(anyKeysOf: value)
    let type: String = try object.optional("inputType") ?? "hand"
    guard object.contains("interpolate") || type == "interpolate" else {
      hands = type == "hand" ? [try WebKitHand(value)] : []
      return
    }
    curve = try object.oneOf("interpolate", default: .linear)
    let seconds: Double = try object.value("timestep")
    if !(seconds > 0 && seconds <= TouchGesture.maximumDuration / 1000) {
      throw object.error(at: "timestep", "must be a number of seconds greater than 0")
    }
    timestep = seconds * 1000
    hands = [try object.value("startEvent"), try object.value("endEvent")]
  }
}

struct WebKitHand: JSONReadable {
  struct Touch: JSONReadable {
    enum Phase: String, CaseIterable { case began, moved, stationary, ended, canceled }

    let id: Int
    /// The phase in a gesture; nil for a finger that is still, which sends no sample.
    let phase: TouchSample.Phase?
    /// In points; nil if the touch has no location.
    let location: Vector2D?
    /// Whether the touch is a finger's, rather than a stylus's.
    let isFinger: Bool

    init(_ value: JSONValue) throws(DocumentError) {
      let object = try DocumentObject(anyKeysOf: value)
      isFinger = try object.optional("inputType") ?? "finger" == "finger"
      id = try object.optional("id") ?? 0
      let phase: Phase = try object.oneOf("phase")
      self.phase = phase == .canceled ? .cancelled : TouchSample.Phase(rawValue: phase.rawValue)
      let mustHaveLocation = phase == .began || phase == .moved || object.contains("x") && object.contains("y")
      location = mustHaveLocation ? try object.location() : nil
    }
  }

  /// In ms.
  let time: Double
  let touches: [Touch]

  init(_ value: JSONValue) throws(DocumentError) {
    let object = try DocumentObject(anyKeysOf: value)
    let range = NumberRange.between(0, TouchGesture.maximumDuration / 1000)
    time = WebKitEventStream.rounded(try object.number("timeOffset", range) * 1000)
    touches = try object.value("touches")
  }
}
