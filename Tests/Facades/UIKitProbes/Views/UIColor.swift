// name: type UIColor
// files: 6
import UIKit

private struct Palette {
  let accent = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
  let grey: UIColor = UIColor(white: 0.5, alpha: 1.0)
  let hue = UIColor(hue: 0.3, saturation: 1, brightness: 1, alpha: 1)
  var colours: [UIColor] = [.red, UIColor.blue]

  func shade(_ index: Int) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let found: Bool = accent.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let _: CGColor = accent.cgColor
    return found && accent == grey ? hue : colours[index % colours.count].withAlphaComponent(0.5)
  }
}
