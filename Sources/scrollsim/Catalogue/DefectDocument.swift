import FeelTesting
import GestureReplay

/// The list of what is known to be wrong with the published designs, `"format": "scroll-defects"`.
///
/// It names scenes, audits and what a defect is called; what happens is found out by running the audits.
struct DefectDocument: Decodable {
  let defects: [Defect]

  init(from decoder: any Decoder) throws {
    let object = try DocumentObject(decoder, format: "scroll-defects", keys: ["format", "version", "defects"])
    defects = try object.value("defects")
  }

  /// One defect.
  struct Defect: Decodable {
    /// The design it is one of.
    let design: String
    /// A name that stays.
    let reference: String
    /// What is wrong, in a few words.
    let text: String
    /// How it is shown; nil where no gesture does.
    let showing: Showing?
    /// Why no gesture shows it.
    let why: String

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(
        decoder,
        keys: ["design", "reference", "defect", "why", "scene", "corrected", "audit", "limit", "gestures"])
      design = try object.value("design")
      reference = try object.value("reference")
      text = try object.value("defect")
      why = try object.optional("why") ?? ""
      if object.contains("why") {
        showing = nil
        return
      }
      var parameters = AuditParameters()
      if object.contains("limit") { parameters.limit = Int(try object.number("limit", .between(1, 1e6))) }
      if let filter: FilterDocument = try object.optional("gestures") { parameters.gestures = filter.filter }
      showing = Showing(
        scene: try object.value("scene"), corrected: try object.value("corrected"), audit: try object.value("audit"),
        parameters: parameters)
    }
  }

  /// The audit that finds a defect.
  struct Showing {
    /// The scene of the published design, by its name.
    let scene: String
    /// The scene of the corrected one.
    let corrected: String
    let audit: String
    let parameters: AuditParameters
  }

  /// The gestures among which the case nearest to a defect is looked for.
  private struct FilterDocument: Decodable {
    var filter = GestureFilter()

    private enum Direction: String, CaseIterable {
      case forward, backward
    }

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(
        decoder,
        keys: [
          "startItem", "direction", "still", "turning", "varied", "minimumDrag", "maximumDrag", "minimumSpeed",
          "maximumSpeed",
        ])
      if object.contains("startItem") { filter.startItem = Int(try object.number("startItem", .between(0, 1e7))) }
      if object.contains("direction") {
        let direction: Direction = try object.oneOf("direction")
        filter.isForward = direction == .forward
      }
      filter.isStill = try object.optional("still")
      filter.isTurning = try object.optional("turning")
      filter.isVaried = try object.optional("varied")
      func range(_ name: String) throws -> ClosedRange<Double>? {
        if !object.contains("minimum\(name)"), !object.contains("maximum\(name)") { return nil }
        let low = try object.number("minimum\(name)", default: 0, .notNegative)
        return low...max(low, try object.number("maximum\(name)", default: 1e9, .notNegative))
      }
      filter.drags = try range("Drag")
      filter.speeds = try range("Speed")
    }
  }
}
