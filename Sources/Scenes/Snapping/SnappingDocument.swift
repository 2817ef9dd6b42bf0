import Documents
import FlowLayoutModel
import GestureReplay
import ScrollPhysics
import Snapping

/// The `snapping` part of a scene.
struct SnappingDocument: Decodable {
  let snapping: SceneSnapping

  private enum Name: String, CaseIterable {
    case none, cardPaging, flickThresholds, unevenPages, alignment, carousel, custom

    var parameters: [String] {
      switch self {
      case .none: []
      case .cardPaging: ["edition"]
      case .flickThresholds: ["edition"] + ThresholdsDocument.keys
      case .unevenPages: ["edition", "maximumPagesPerFlick"]
      case .alignment: ["edition", "alignment", "flickVelocity"]
      case .carousel: ["edition", "copies", "autoScrollInterval", "loops"]
      case .custom: ["points", "rule", "maximumItemsPerFlick"]
      }
    }
  }

  init(from decoder: any Decoder) throws {
    let name: Name = try DocumentObject(anyKeysOf: decoder).oneOf("type")
    let object = try DocumentObject(decoder, keys: ["type"] + name.parameters)
    let edition: SceneSnapping.Edition = try object.oneOf("edition", default: .corrected)
    snapping = SceneSnapping(try Self.kind(name, object, decoder, edition), edition: edition)
  }

  private static func kind(
    _ name: Name, _ object: DocumentObject, _ decoder: any Decoder, _ edition: SceneSnapping.Edition
  ) throws -> SceneSnapping.Kind {
    func corrected(_ names: String...) throws {
      for name in names where edition == .published && object.contains(name) {
        throw object.error(at: name, "is for the corrected edition only; the published design has no such parameter")
      }
    }
    switch name {
    case .none: return .none
    case .cardPaging: return .cardPaging
    case .flickThresholds:
      return .flickThresholds(try ThresholdsDocument.thresholds(object, largeFlickVelocity: 2))
    case .unevenPages:
      try corrected("maximumPagesPerFlick")
      return .unevenPages(maximumPagesPerFlick: try object.count("maximumPagesPerFlick"))
    case .alignment:
      return .alignment(
        try object.oneOf("alignment", default: .lineStart),
        flickVelocity: try object.number("flickVelocity", default: 0.3, .notNegative))
    case .carousel:
      try corrected("copies", "loops")
      let interval = try object.number("autoScrollInterval", default: 2000, .between(0, 86_400_000))
      if interval > 0 && interval < 1 {
        throw object.error(at: "autoScrollInterval", "must be 0 for a row that does not advance, or at least 1 ms")
      }
      return .carousel(
        copies: try object.count("copies", from: 0) ?? 2, autoScrollInterval: interval == 0 ? nil : interval,
        loops: try object.optional("loops") ?? true)
    case .custom:
      let points: PointsDocument = try object.optional("points") ?? PointsDocument()
      var rule = try object.optional("rule", as: RuleDocument.self)?.rule ?? .nearest
      rule.maximumPoints = try object.count("maximumItemsPerFlick")
      return .custom(points.alignment, alignsEnds: points.alignsEnds, rule: rule)
    }
  }
}

extension DocumentObject {
  /// Returns an optional whole number.
  func count(_ name: String, from least: Int = 1) throws -> Int? {
    if !contains(name) { return nil }
    let number = try number(name, .between(Double(least), 1e7))
    if number != number.rounded() { throw error(at: name, "must be a whole number") }
    return Int(number)
  }
}

/// The parameters of snapping with two flick speeds.
enum ThresholdsDocument {
  static let keys = ["minimumFlickVelocity", "largeFlickVelocity", "pagesPerFlick", "pagesPerLargeFlick"]

  static func thresholds(_ object: DocumentObject, largeFlickVelocity: Double) throws -> FlickThresholds {
    var thresholds = FlickThresholds(minimumFlickVelocity: 0.2, largeFlickVelocity: largeFlickVelocity)
    thresholds.minimumFlickVelocity = try object.number("minimumFlickVelocity", default: 0.2, .notNegative)
    if object.contains("largeFlickVelocity") {
      thresholds.largeFlickVelocity = try object.number("largeFlickVelocity", .notNegative)
    }
    thresholds.pagesPerFlick = try object.count("pagesPerFlick") ?? 1
    thresholds.pagesPerLargeFlick = try object.count("pagesPerLargeFlick") ?? 2
    return thresholds
  }
}

/// The `points` part of a custom snapping.
private struct PointsDocument: Decodable {
  var alignment = SnapAlignment.lineStart
  var alignsEnds = false

  init() {}

  init(from decoder: any Decoder) throws {
    let object = try DocumentObject(
      decoder, keys: ["alignment", "endAlignment", "leadingMargin", "trailingMargin"])
    let words = "must be \"lineStart\", \"lineCenter\", \"lineEnd\" or a number from 0 to 1"
    if let number = try? object.value("alignment", as: Double.self) {
      if !(number >= 0 && number <= 1) { throw object.error(at: "alignment", "\(words), not \(number)") }
      alignment = SnapAlignment(anchor: number)
    } else if let name = try? object.value("alignment", as: String.self) {
      guard let line = LineAlignment(rawValue: name) else {
        let hint = Suggestion.text(for: name, among: LineAlignment.allCases.map(\.rawValue))
        throw object.error(at: "alignment", "\(words), not \(PrintableText.quoted(name))\(hint)")
      }
      alignment = SnapAlignment(line)
    } else if object.contains("alignment") {
      throw object.error(at: "alignment", words)
    }
    if object.contains("leadingMargin") { alignment.leadingMargin = try object.number("leadingMargin", .length) }
    if object.contains("trailingMargin") { alignment.trailingMargin = try object.number("trailingMargin", .length) }
    alignsEnds = try object.optional("endAlignment") ?? false
  }
}
