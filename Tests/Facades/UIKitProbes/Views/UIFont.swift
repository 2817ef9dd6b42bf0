// name: type UIFont
// files: 1
// partly: figures of a font are estimates
import UIKit

private enum Fonts {
  static let title: UIFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let bold: UIFont = .boldSystemFont(ofSize: UIFont.labelFontSize)
  static let custom: UIFont? = UIFont(name: "Avenir", size: 12)
  static let body: UIFont = .preferredFont(forTextStyle: .body)
  static let height: CGFloat = title.lineHeight + title.pointSize
}
