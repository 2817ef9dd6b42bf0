// name: type UIImage
// files: 2
// partly: nothing is looked up or drawn: an image without extent
import UIKit

private struct Slide {
  let image: UIImage
  let icon: UIImage?

  init() {
    image = UIImage(named: "slide") ?? UIImage()
    icon = UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate)
    let _: CGSize = image.size
    let _: CGFloat = image.scale
    let _: UIImage? = UIImage(data: Data())
  }
}
