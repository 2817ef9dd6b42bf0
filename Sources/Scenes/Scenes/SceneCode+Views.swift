/// The code of behaviors that SwiftUI and compositional layouts have themselves.
extension SceneCode {
  /// The only section, with the size of its items, which are equal.
  private func row() throws(DocumentError) -> (section: FlowSection, count: Int, size: LayoutSize) {
    guard layout.sections.count == 1, case .uniform(let count, let size) = layout.sections[0].itemSizes,
      layout.sections[0].lineSpacings == nil, !layout.isRightToLeft
    else {
      throw DocumentError(
        "there is code for this snapping only for one section of items of one size, from left to right")
    }
    return (layout.sections[0], count, size)
  }

  func view(_ behavior: String, targets: String) throws(DocumentError) -> String {
    let (section, count, size) = try row()
    let isRow = layout.scrollDirection == .horizontal
    let (content, inset) = (scene.configuration.geometry.contentInset, section.sectionInset)
    let (edges, margins, padding) =
      isRow
      ? (["leading", "trailing"], [content.left, content.right], [inset.left, inset.right])
      : (["top", "bottom"], [content.top, content.bottom], [inset.top, inset.bottom])
    let bounds = scene.configuration.geometry.boundsSize
    func modifiers(_ name: String, _ values: [Double], _ indent: String, _ rest: String = "") -> String {
      zip(edges, values).filter { $1 != 0 }.map { "\n\(indent).\(name)(.\($0), \(number($1))\(rest))" }
        .joined()
    }
    return """
      import SwiftUI

      /// A row that moves as the scene \(JSONText.string(scene.name)) does.
      struct \(name(isType: true))Row: View {
        var body: some View {
          ScrollView(\(isRow ? ".horizontal" : ".vertical")) {
            Lazy\(isRow ? "H" : "V")Stack(spacing: \(number(section.minimumLineSpacing))) {
              ForEach(0..<\(count), id: \\.self) { _ in
                RoundedRectangle(cornerRadius: 12)
                  .frame(width: \(number(size.width)), height: \(number(size.height)))
              }
            }\(targets)\(modifiers("padding", padding, "      "))
          }
          .scrollTargetBehavior(\(behavior))\(modifiers("contentMargins", margins, "    ", ", for: .scrollContent"))
          .frame(width: \(number(bounds.width)), height: \(number(bounds.height)))
        }
      }

      """
  }

  func tabView(_ interval: Double?) throws(DocumentError) -> String {
    let (_, count, size) = try row()
    if layout.scrollDirection == .vertical {
      throw DocumentError("the pages of a TabView turn sideways, so there is no code for a column")
    }
    let advancing = """

          .onReceive(Timer.publish(every: \(number((interval ?? 0) / 1000)), on: .main, in: .common).autoconnect()) { _ in
            withAnimation { page = (page + 1) % \(count) }
          }
      """
    return """
      import SwiftUI

      /// Pages that move as the scene \(JSONText.string(scene.name)) does.
      struct \(name(isType: true))Pages: View {
        @State private var page = 0

        var body: some View {
          TabView(selection: $page) {
            ForEach(0..<\(count), id: \\.self) { page in
              RoundedRectangle(cornerRadius: 12).tag(page)
            }
          }
          .tabViewStyle(.page)\(interval == nil ? "" : advancing)
          .frame(width: \(number(size.width)), height: \(number(size.height)))
        }
      }

      """
  }

  func section(_ behavior: String) throws(DocumentError) -> String {
    let (section, _, size) = try row()
    if layout.scrollDirection == .vertical {
      throw DocumentError("the groups of a section scroll sideways here, so there is no code for a column")
    }
    let inset = section.sectionInset
    return """
      import UIKit

      extension NSCollectionLayoutSection {
        /// A section that moves as the scene \(JSONText.string(scene.name)) does.
        static func \(name(isType: false))() -> NSCollectionLayoutSection {
          let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
          let size = NSCollectionLayoutSize(
            widthDimension: .absolute(\(number(size.width))), heightDimension: .absolute(\(number(size.height))))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
          let section = NSCollectionLayoutSection(group: group)
          section.interGroupSpacing = \(number(section.minimumLineSpacing))
          section.contentInsets = NSDirectionalEdgeInsets(
            top: \(number(inset.top)), leading: \(number(inset.left)), bottom: \(number(inset.bottom)), trailing: \(number(inset.right)))
          section.orthogonalScrollingBehavior = .\(behavior)
          return section
        }
      }

      """
  }
}
