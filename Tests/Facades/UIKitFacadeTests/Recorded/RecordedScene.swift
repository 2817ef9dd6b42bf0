import Foundation
import TestSupport
import UIKitFacade

/// A scene of views in steps: the calls that the app receives, and then what is on the screen, as text.
@MainActor
final class RecordedScene {
  private var lines: [String] = []
  private var calls: [String] = []

  /// Whether calls are left out, such as those of each frame.
  var isQuiet = false

  /// Writes down a call of the app.
  func call(_ text: String) { if !isQuiet { calls.append(text) } }

  /// Takes a step, lays out a view, and writes down the calls and the picture of the view.
  func step(_ name: String, _ view: UIView? = nil, _ body: () throws -> Void) rethrows {
    try body()
    step(name, view)
  }

  /// Lays out a view, and writes down the calls and the picture of the view.
  func step(_ name: String, _ view: UIView? = nil) {
    view?.layoutIfNeeded()
    lines.append("# \(name)")
    lines += calls.map { "  > \($0)" }
    calls = []
    if let view { lines += Self.picture(view, indent: "  ") }
  }

  /// Writes down values with their names.
  func note(_ name: String, _ values: [String]) {
    lines.append("# \(name)")
    lines += values.map { "  \($0)" }
  }

  /// Returns the first line that differs from the recorded text; nil if there is none.
  ///
  /// `SCROLLSIM_RECORD=all swift test --filter 'Facade.*(Recorded|Answer)'` records all scenes again.
  func difference(from name: String) throws -> String? {
    try RecordedText("Tests/Goldens/RecordedSceneTests/\(name).txt").difference(lines.joined(separator: "\n") + "\n")
  }

  // MARK: Texts

  /// A view and its subviews, from the back to the front.
  static func picture(_ view: UIView, indent: String = "") -> [String] {
    var line = "\(indent)\(type(of: view))"
    if view.tag != 0 { line += " \(view.tag)" }
    line += " \(text(view.frame))"
    if view.bounds.size != view.frame.size { line += ", size \(text(view.bounds.size))" }
    if view.alpha != 1 { line += ", alpha \(text(view.alpha))" }
    if view.layer.zPosition != 0 { line += ", z \(text(view.layer.zPosition))" }
    if view.isHidden { line += ", hidden" }
    if let cell = view as? UICollectionViewCell {
      line += (cell.isSelected ? ", selected" : "") + (cell.isHighlighted ? ", highlighted" : "")
    }
    if let cell = view as? UITableViewCell {
      line += (cell.isSelected ? ", selected" : "") + (cell.isHighlighted ? ", highlighted" : "")
    }
    if let scrollView = view as? UIScrollView {
      line += ", at \(text(scrollView.contentOffset)), content \(text(scrollView.contentSize))"
      if scrollView.contentInset != .zero { line += ", inset \(text(scrollView.contentInset))" }
    }
    let whole = CGRect(origin: .zero, size: view.bounds.size)
    let subviews = view.subviews.filter {
      type(of: $0) != UIView.self || $0.frame != whole || !$0.subviews.isEmpty || $0.tag != 0
    }
    return [line] + subviews.flatMap { picture($0, indent: indent + "  ") }
  }

  static func text(_ value: CGFloat) -> String {
    if !value.isFinite { return "\(value)" }
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  static func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }
  static func text(_ size: CGSize) -> String { "\(text(size.width)) x \(text(size.height))" }
  static func text(_ rect: CGRect) -> String { "\(text(rect.origin)) \(text(rect.size))" }
  static func text(_ path: IndexPath) -> String { path.map { "\($0)" }.joined(separator: ".") }
  static func text(_ insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { text($0) }.joined(separator: " ")
  }

  static func text(_ attributes: UICollectionViewLayoutAttributes?) -> String {
    guard let attributes else { return "none" }
    let kind = attributes.representedElementKind ?? "cell"
    var line = "\(attributes.representedElementCategory) \(kind) \(text(attributes.indexPath))"
    line += " \(text(attributes.frame))"
    if attributes.zIndex != 0 { line += ", z \(attributes.zIndex)" }
    if attributes.alpha != 1 { line += ", alpha \(text(attributes.alpha))" }
    if attributes.isHidden { line += ", hidden" }
    return line
  }
}
