import FeelTesting
import Foundation
import ScrollPhysics

/// A row that writes down every operation on its views.
struct ListenedRow: AuditableView {
  private var row: PlantedRow
  private var variants = ""
  let log = OperationLog()
  var startItems: [Int]?

  init(_ row: PlantedRow, startItems: [Int]? = nil) { (self.row, self.startItems) = (row, startItems) }

  var name: String { row.name }
  var declared: DeclaredFeel { row.declared }
  var scrollAxis: ScrollAxis? { row.scrollAxis }

  func extents(ofItems items: Range<Int>) -> [ClosedRange<Double>]? { row.extents(ofItems: items) }
  func items(in configuration: ScrollConfiguration) -> PlantedItems { row.items(in: configuration) }
  func makeView() -> ListenedView { ListenedView(row.makeView(), variants, log, row.axis) }

  func variant(_ variant: ViewVariant) throws(VariantError) -> ListenedRow {
    var result = self
    result.row = try row.variant(variant)
    result.variants += " \(variant)"
    return result
  }
}

/// A view that writes down what is done to it, and can be used on one thread only.
struct ListenedView: SimulatedScrollView, Sendable {
  private var view: RestlessView
  private let variants: String
  private let log: OperationLog
  private let axis: ScrollAxis

  init(_ view: RestlessView, _ variants: String, _ log: OperationLog, _ axis: ScrollAxis) {
    (self.view, self.variants, self.log, self.axis) = (view, variants, log, axis)
  }

  var time: Double { view.time }
  var contentOffset: Vector2D { view.contentOffset }
  var velocity: Vector2D { view.velocity }
  var phase: ScrollViewPhase { view.phase }
  var isAtRest: Bool { view.isAtRest }
  var configuration: ScrollConfiguration { view.configuration }
  var isThreadBound: Bool { true }

  mutating func landing(of release: ReleaseState) -> Landing {
    log.note(release, "lands", variants, axis)
    return view.landing(of: release)
  }

  mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
    let now = view.time
    func after(_ time: Double) -> String { "after \(((time - now) * 1000).rounded() / 1000) ms" }
    switch operation {
    case .release(let release): log.note(release, "runs", variants, axis)
    case .touchDown(let location, let time): log.note("touch down at \(location.x) \(location.y) \(after(time))")
    case .touchUp(let location, let time):
      log.note("touch up\(location.map { " at \($0.x) \($0.y)" } ?? "") \(after(time))")
    case .advance(let time): log.note("advance \(after(time))")
    case .advanceToRest(let limit): log.note("advance to rest, at most \(after(limit))")
    case .resize(let size): log.note("resize to \(size.width) \(size.height)")
    case .touchMove, .touchCancel, .setContentOffset: log.note("\(operation)")
    }
    view.perform(operation, recording: &trace)
  }
}

/// The operations on the views of a row, in order, and their parts.
final class OperationLog: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var parts = Parts()

  private struct Parts {
    var count = 0
    var hash: UInt64 = 14_695_981_039_346_656_037
    var drags: [String: Set<Double>] = [:]
    var speeds: [String: Set<Double>] = [:]
    var others: [String: Int] = [:]

    mutating func digest(_ text: String) {
      count += 1
      var text = text
      text.withUTF8 { bytes in
        var next = 0
        while next < bytes.count {
          hash = (hash ^ UInt64(bytes[next])) &* 1_099_511_628_211
          next += 1
        }
      }
    }
  }

  func note(_ text: String) {
    lock.withLock {
      parts.digest(text)
      parts.others[text, default: 0] += 1
    }
  }

  func note(_ release: ReleaseState, _ verb: String, _ variants: String, _ axis: ScrollAxis) {
    let (start, end) = (release.dragStartOffset[axis], release.contentOffset[axis])
    let turn = release.lastMovement.map { $0[axis] > 0 ? ", last forward" : ", last backward" } ?? ""
    let setup = "\(verb)\(variants) from \(start)\(turn)"
    lock.withLock {
      parts.digest("\(setup) to \(end) at \(release.velocity[axis])")
      parts.drags[setup, default: []].insert(((end - start) * 1000).rounded() / 1000)
      parts.speeds["\(verb)\(variants)", default: []].insert(release.velocity[axis])
    }
  }

  /// The number of operations with a checksum, then the drags from each offset, the velocities, and all else.
  var text: String {
    let parts = lock.withLock { self.parts }
    func list(_ numbers: Set<Double>) -> String { numbers.sorted().map { "\($0)" }.joined(separator: " ") }
    func sorted<Value>(_ parts: [String: Value]) -> [(key: String, value: Value)] { parts.sorted { $0.key < $1.key } }
    var lines = ["\(parts.count) operations, \(String(parts.hash, radix: 16))"]
    lines += sorted(parts.drags).map { "\($0): \(list($1))" }
    lines += sorted(parts.speeds).map { "\($0) at velocities: \(list($1))" }
    lines += sorted(parts.others).map { "\($0): \($1) times" }
    return lines.map { "  \($0)\n" }.joined()
  }
}
