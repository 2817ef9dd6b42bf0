import Documents
import FeelTesting
import GestureReplay
import TestSupport

/// A list of the known defects of the published designs, `"format": "scroll-defects"`.
///
/// It names designs, scenes and audits; the gestures and outcomes come from running the audits.
struct DefectDocument: JSONReadable {
  let defects: [Defect]

  init(_ value: JSONValue) throws(DocumentError) {
    let object = try DocumentObject(value, format: "scroll-defects", keys: ["format", "version", "defects"])
    defects = try object.value("defects")
  }

  /// A defect.
  struct Defect: JSONReadable {
    /// The design that has the defect.
    let design: String
    /// A permanent name.
    let reference: String
    /// A short description.
    let text: String
    /// The audit that shows the defect; nil if no gesture shows it.
    let showing: Showing?
    /// The reason why no gesture shows the defect.
    let why: String

    init(_ value: JSONValue) throws(DocumentError) {
      let object = try DocumentObject(
        value,
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
      let filter: FilterDocument? = try object.optional("gestures")
      showing = Showing(
        scene: try object.value("scene"), corrected: try object.value("corrected"), audit: try object.value("audit"),
        parameters: parameters, filter: filter?.filter ?? GestureFilter())
    }
  }

  /// An audit that finds a defect.
  struct Showing {
    /// The name of the published design's scene.
    let scene: String
    /// The name of the corrected design's scene.
    let corrected: String
    let audit: String
    let parameters: AuditParameters
    /// The gestures that show the defect most clearly.
    let filter: GestureFilter
  }

  /// The filter for the gestures that show a defect most clearly.
  private struct FilterDocument: JSONReadable {
    var filter = GestureFilter()

    private enum Direction: String, CaseIterable {
      case forward, backward
    }

    init(_ value: JSONValue) throws(DocumentError) {
      let object = try DocumentObject(
        value,
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
      func range(_ name: String) throws(DocumentError) -> ClosedRange<Double>? {
        if !object.contains("minimum\(name)"), !object.contains("maximum\(name)") { return nil }
        let low = try object.number("minimum\(name)", default: 0, .notNegative)
        return low...max(low, try object.number("maximum\(name)", default: 1e9, .notNegative))
      }
      filter.drags = try range("Drag")
      filter.speeds = try range("Speed")
    }
  }
}
