// name: UIColor constants
// files: 6
import UIKit

private enum Theme {
  static let all: [UIColor] = [
    .black, .white, .clear, .gray, .lightGray, .darkGray, .red, .green, .blue, .cyan, .magenta, .yellow, .orange,
    .purple, .brown,
  ]
  static let system: [UIColor] = [
    .systemBlue, .systemRed, .systemGreen, .systemGray, .systemBackground, .label, .systemTeal, .systemIndigo,
    .secondaryLabel, .systemOrange, .systemYellow, .systemPurple, .systemPink,
  ]
}
