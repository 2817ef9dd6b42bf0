// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// name: type UIView
// files: 10
import UIKit

public class CardView: UIView {
  private let content: UIView = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    addSubview(content)
    content.isUserInteractionEnabled = false
    content.contentMode = .scaleAspectFill
    content.translatesAutoresizingMaskIntoConstraints = false
    setContentHuggingPriority(.defaultLow, for: .horizontal)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { return super.sizeThatFits(size) }
  public override var intrinsicContentSize: CGSize { return CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  public override func didMoveToSuperview() { super.didMoveToSuperview() }
  public override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
  public override func didMoveToWindow() { super.didMoveToWindow() }
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return self.point(inside: point, with: event) ? content : super.hitTest(point, with: event)
  }
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { return true }
  public override func draw(_ rect: CGRect) { super.draw(rect) }
  public override class var layerClass: AnyClass { return CAGradientLayer.self }
}
