// name: type CGFloat
// files: 49
import CoreGraphics
import UIKit

private struct Spacing {
  static let line: CGFloat = 16
  var factor = CGFloat(0.8)

  func width(of count: Int, in bounds: CGRect) -> CGFloat {
    let all = CGFloat(count) * Spacing.line + bounds.width / 2
    let half: CGFloat = .pi / 2
    let pages: Int = Int((all / 320).rounded())
    let _: Float = Float(factor)
    let _: CGFloat = max(0, min(all, CGFloat.leastNonzeroMagnitude))
    return all.truncatingRemainder(dividingBy: 375) + half + CGFloat(pages) + all.rounded(.up)
  }
}
