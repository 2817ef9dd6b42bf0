import Foundation
import TestSupport
import Testing

@Suite("Classes that are only known at run time") struct MetatypeTests {
  private func errors(_ source: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Metatype-\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try SwiftCompiler().diagnostics(of: [file.path], languageMode: 5).filter(\.isError).map(\.message)
  }

  @Test("Cells, bars, attributes and contexts can be created from their class without a required initialiser")
  func possible() throws {
    let errors = try errors(
      """
      import UIKit
      final class PlainCell: UICollectionViewCell {}
      final class OwnCell: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
      }
      @MainActor func make<Cell: UICollectionViewCell>(_ type: Cell.Type) -> Cell { type.init() }
      @MainActor func make(row type: UITableViewCell.Type) -> UITableViewCell { type.init() }
      @MainActor func make(bar type: UICollectionReusableView.Type) -> UICollectionReusableView { type.init() }
      @MainActor func make(_ type: UICollectionViewLayoutInvalidationContext.Type) -> NSObject { type.init() }
      @MainActor func make(_ type: UICollectionViewLayoutAttributes.Type, _ path: IndexPath) -> NSObject {
        type.init(forCellWith: path)
      }
      @MainActor func all() -> [UIView] { [make(PlainCell.self), make(OwnCell.self)] }
      """)
    #expect(errors.isEmpty, "\(errors)")
  }

  // `required` would make these compile, and every subclass with an initialiser of its own not.
  @Test(
    "Views, controllers and layouts cannot be created from their class without a required initialiser",
    arguments: [
      "func make(_ type: UIView.Type) -> UIView { type.init(frame: .zero) }",
      "func make(_ type: UICollectionViewCell.Type) -> UIView { type.init(frame: .zero) }",
      "func make(_ type: UIViewController.Type) -> UIViewController { type.init() }",
      "func make(_ type: UICollectionViewLayout.Type) -> UICollectionViewLayout { type.init() }",
    ])
  func notPossible(function: String) throws {
    let errors = try errors("import UIKit\n@MainActor \(function)")
    #expect(errors.count == 1 && errors.allSatisfy { $0.contains("must use a 'required' initializer") }, "\(errors)")
  }

  @Test("Subclasses with their own initialisers compile unmodified")
  func strangers() throws {
    let errors = try errors(
      """
      import UIKit
      final class Badge: UIView {
        init(count: Int) { super.init(frame: .zero); tag = count }
        required init?(coder: NSCoder) { nil }
      }
      final class Cards: UIViewController {
        init(count: Int) { super.init(nibName: nil, bundle: nil); view.tag = count }
        required init?(coder: NSCoder) { nil }
      }
      final class Row: UICollectionViewFlowLayout {
        init(itemSize: CGSize) { super.init(); self.itemSize = itemSize }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(errors.isEmpty, "\(errors)")
  }

  @Test("canImport of one of UIKit's names is false, and canImport of the module is true")
  func conditions() throws {
    let errors = try errors(
      """
      #if canImport(UIKit.UICollectionViewFlowLayout)
        #error("the name")
      #endif
      #if canImport(UIKit)
        #error("the module")
      #endif
      """)
    #expect(errors == ["the module"])
  }
}
