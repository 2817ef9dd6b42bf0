import Documents
import FlowLayoutModel
import GestureReplay
import ScrollPhysics
import Snapping

/// The `snapping` part of a scene.
struct SnappingDocument: Decodable {
  let snapping: SceneSnapping

  private enum Name: String, CaseIterable {
    case none, cardPaging, flickThresholds, unevenPages, alignment, carousel, viewAligned, paging, groupPaging
    case groupPagingCentered, continuousGroupLeadingBoundary, custom

    /// The keys of the kind, and a function that reads them.
    var form: (keys: [String], read: (DocumentObject) throws -> SceneSnapping.Kind) {
      switch self {
      case .none: return ([], { _ in .none })
      case .cardPaging: return (["edition"], { _ in .cardPaging })
      case .flickThresholds:
        return (
          ["edition"] + ThresholdsDocument.keys,
          { .flickThresholds(try ThresholdsDocument.thresholds($0, largeFlickVelocity: 2)) }
        )
      case .unevenPages:
        return (
          ["edition", "maximumPagesPerFlick"],
          { .unevenPages(maximumPagesPerFlick: try $0.count("maximumPagesPerFlick")) }
        )
      case .alignment:
        return (
          ["edition", "alignment", "flickVelocity"],
          {
            .alignment(
              try $0.oneOf("alignment", default: .lineStart),
              flickVelocity: try $0.number("flickVelocity", default: 0.3, .notNegative))
          }
        )
      case .carousel: return (["edition", "copies", "autoScrollInterval", "loops"], SnappingDocument.carousel)
      case .viewAligned:
        return (
          ["limit", "anchor", "sizeClass"],
          {
            .viewAligned(
              ViewAligned(
                try $0.oneOf("limit", default: .automatic), anchor: try $0.number("anchor", default: 0, .between(0, 1)),
                sizeClass: try $0.oneOf("sizeClass", default: .compact)))
          }
        )
      case .paging: return (["pages"], { .paging(try $0.oneOf("pages", default: .bounds)) })
      case .groupPaging:
        return (["flickVelocity"], { .groupPaging(flickVelocity: try SnappingDocument.pageFlickVelocity($0)) })
      case .groupPagingCentered:
        return (["flickVelocity"], { .groupPagingCentered(flickVelocity: try SnappingDocument.pageFlickVelocity($0)) })
      case .continuousGroupLeadingBoundary: return ([], { _ in .continuousGroupLeadingBoundary })
      case .custom: return (["points", "rule", "maximumItemsPerFlick"], SnappingDocument.custom)
      }
    }

    /// The keys that the published design does not have.
    var correctedKeys: [String] {
      switch self {
      case .unevenPages: ["maximumPagesPerFlick"]
      case .carousel: ["copies", "loops"]
      default: []
      }
    }
  }

  init(from decoder: any Decoder) throws {
    let name: Name = try DocumentObject(anyKeysOf: decoder).oneOf("type")
    let object = try DocumentObject(decoder, keys: ["type"] + name.form.keys)
    let edition: SceneSnapping.Edition = try object.oneOf("edition", default: .corrected)
    for key in name.correctedKeys where edition == .published && object.contains(key) {
      throw object.error(at: key, "is for the corrected edition only; the published design has no such parameter")
    }
    snapping = SceneSnapping(try name.form.read(object), edition: edition)
  }

  private static func pageFlickVelocity(_ object: DocumentObject) throws -> Double {
    try object.number("flickVelocity", default: ScrollTuning.default.pageFlickSpeed, .notNegative)
  }

  private static func carousel(_ object: DocumentObject) throws -> SceneSnapping.Kind {
    let interval = try object.number("autoScrollInterval", default: 2000, .between(0, 86_400_000))
    if interval > 0 && interval < 1 {
      throw object.error(at: "autoScrollInterval", "must be 0 for a row that does not advance, or at least 1 ms")
    }
    return .carousel(
      copies: try object.count("copies", from: 0) ?? 2, autoScrollInterval: interval == 0 ? nil : interval,
      loops: try object.optional("loops") ?? true)
  }

  private static func custom(_ object: DocumentObject) throws -> SceneSnapping.Kind {
    let points: PointsDocument = try object.optional("points") ?? PointsDocument()
    var rule = try object.optional("rule", as: RuleDocument.self)?.rule ?? .nearest
    rule.maximumPoints = try object.count("maximumItemsPerFlick")
    return .custom(points.alignment, alignsEnds: points.alignsEnds, rule: rule)
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
