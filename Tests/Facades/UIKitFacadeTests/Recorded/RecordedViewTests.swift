import Foundation
import Testing
import UIKitFacade

@Suite("Recorded scenes of views and layers") @MainActor
struct RecordedViewTests {
  private let scene = RecordedScene()

  /// Writes its calls down.
  private final class Logged: UIView {
    let name: String
    weak var scene: RecordedScene?

    init(_ name: String, _ scene: RecordedScene, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
      (self.name, self.scene) = (name, scene)
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { scene?.call("\(name) \(line)") }
    override func didAddSubview(_ subview: UIView) { note("added \((subview as? Logged)?.name ?? "")") }
    override func willRemoveSubview(_ subview: UIView) { note("removes \((subview as? Logged)?.name ?? "")") }
    override func willMove(toSuperview new: UIView?) { note("will move to \((new as? Logged)?.name ?? "none")") }
    override func didMoveToSuperview() { note("moved to \((superview as? Logged)?.name ?? "none")") }
    override func willMove(toWindow new: UIWindow?) { note("will move to a window \(new != nil)") }
    override func didMoveToWindow() { note("moved to a window \(window != nil)") }
    override func layoutSubviews() { note("lays out \(RecordedScene.text(bounds))") }
    override func updateConstraints() { note("updates constraints") }
    override func tintColorDidChange() { note("tint \(tintColor == .red)") }
  }

  private func order(_ view: UIView) -> [String] { view.subviews.compactMap { ($0 as? Logged)?.name } }

  @Test("Views enter, leave and change their order, with all calls")
  @MainActor func hierarchy() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (a, b, c, d) = (Logged("a", scene), Logged("b", scene), Logged("c", scene), Logged("d", scene))
    scene.step("b enters a") { a.addSubview(b) }
    scene.step("b enters a again") { a.addSubview(b) }
    scene.step("c enters b") { b.addSubview(c) }
    scene.step("Layout", a)
    scene.step("a enters the window", window) { window.addSubview(a) }
    scene.step("d replaces it in another window", window) {
      let other = UIWindow(frame: window.frame)
      other.addSubview(a)
      window.addSubview(d)
      scene.call("\(a.window === other) \(c.window === other)")
    }
    scene.step("c leaves", window) {
      c.removeFromSuperview()
      c.removeFromSuperview()
    }
    scene.step("a enters the window", window) { window.insertSubview(a, at: 0) }
    let views = ["e", "f", "g", "h"].map { Logged($0, scene) }
    scene.isQuiet = true
    for view in views { d.addSubview(view) }
    var orders: [String] = []
    func note(_ name: String) { orders.append("\(name): \(order(d))") }
    note("all")
    d.bringSubviewToFront(views[1])
    note("f to the front")
    d.sendSubviewToBack(views[2])
    note("g to the back")
    d.bringSubviewToFront(a)
    d.sendSubviewToBack(a)
    note("no subview")
    d.insertSubview(views[0], aboveSubview: views[3])
    note("e above h")
    d.insertSubview(views[0], belowSubview: views[2])
    note("e below g")
    d.insertSubview(views[0], belowSubview: views[0])
    d.insertSubview(views[0], aboveSubview: views[0])
    note("e above itself")
    d.insertSubview(views[1], belowSubview: a)
    note("f below no subview")
    d.insertSubview(views[3], aboveSubview: a)
    note("h above no subview")
    d.insertSubview(views[3], at: -3)
    note("h at -3")
    d.insertSubview(views[3], at: 9)
    note("h at 9")
    scene.note("Orders", orders)
    scene.isQuiet = false
    scene.step("Tint") {
      d.tintColor = .red
      views[0].tintColor = .blue
      d.tintColor = .green
    }
    scene.step("Constraints", window) {
      d.setNeedsUpdateConstraints()
      d.setNeedsUpdateConstraints()
    }
    scene.step("Layout of all", window) {
      d.setNeedsLayout()
      views[1].setNeedsLayout()
      a.setNeedsLayout()
    }
    scene.step("Layout of one") {
      d.setNeedsLayout()
      views[1].setNeedsLayout()
      views[1].layoutIfNeeded()
      a.layoutIfNeeded()
    }
    scene.step("Bounds", window) {
      a.bounds.origin.x = 5
      d.bounds.size.width = 90
      d.bounds.size.width = 90
    }
    (views[0].tag, views[1].tag) = (7, 8)
    scene.note(
      "Answers",
      [
        "\((d.viewWithTag(8) as? Logged)?.name ?? "none") \((d.viewWithTag(9) as? Logged)?.name ?? "none")",
        "\(views[0].isDescendant(of: d)) \(views[0].isDescendant(of: window)) \(d.isDescendant(of: views[0]))"
          + " \(d.isDescendant(of: d))",
        "\(views[0].next === d) \(d.next === window) \(window.next == nil)",
      ])
    #expect(try scene.difference(from: "views-hierarchy") == nil)
  }

  @Test("Views of every autoresizing mask follow their superview")
  @MainActor func autoresizing() throws {
    for mask in 0..<64 {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask))
      root.addSubview(view)
      var lines: [String] = []
      for size in [CGSize(width: 160, height: 120), CGSize(width: 50, height: 30), CGSize(width: 100, height: 80)] {
        root.frame.size = size
        lines.append(RecordedScene.text(view.frame))
      }
      scene.note("Mask \(mask)", lines)
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    root.autoresizesSubviews = false
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.autoresizingMask = .flexibleWidth
    root.addSubview(view)
    root.frame.size.width = 200
    scene.note("A superview that does not resize its subviews", [RecordedScene.text(view.frame)])
    #expect(try scene.difference(from: "views-autoresizing") == nil)
  }

  @Test("A grid of points hits the view in front that takes touches")
  @MainActor func hits() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    root.tag = 1
    func add(_ tag: Int, _ frame: CGRect, to parent: UIView) -> UIView {
      let view = UIView(frame: frame)
      view.tag = tag
      parent.addSubview(view)
      return view
    }
    let two = add(2, CGRect(x: 10, y: 10, width: 40, height: 40), to: root)
    two.bounds.origin = CGPoint(x: 5, y: -5)
    _ = add(3, CGRect(x: 20, y: 0, width: 40, height: 20), to: two)
    let four = add(4, CGRect(x: 30, y: 30, width: 20, height: 20), to: root)
    four.transform = CGAffineTransform(rotationAngle: .pi / 4)
    add(5, CGRect(x: 60, y: 0, width: 20, height: 20), to: root).isHidden = true
    add(6, CGRect(x: 60, y: 20, width: 20, height: 20), to: root).alpha = 0.01
    add(7, CGRect(x: 60, y: 40, width: 20, height: 10), to: root).alpha = 0.0101
    add(8, CGRect(x: 0, y: 40, width: 10, height: 20), to: root).isUserInteractionEnabled = false
    scene.note(
      "Rows",
      stride(from: -2.5, through: 62.5, by: 5).map { y in
        stride(from: -2.5, through: 82.5, by: 5).map { x in
          "\(root.hitTest(CGPoint(x: x, y: y), with: nil)?.tag ?? 0)"
        }.joined()
      })
    #expect(try scene.difference(from: "views-hits") == nil)
  }

  @Test("Layers keep their order, their frames and what their view has")
  @MainActor func layers() throws {
    let (root, layers) = (CALayer(), (0..<4).map { _ in CALayer() })
    for (index, layer) in layers.enumerated() { layer.name = "\(index)" }
    root.name = "root"
    var lines: [String] = []
    func note(_ name: String) { lines.append("\(name): \((root.sublayers ?? []).compactMap(\.name))") }
    note("none")
    for layer in layers { root.addSublayer(layer) }
    note("all")
    root.insertSublayer(layers[3], at: 1)
    note("3 at 1")
    root.insertSublayer(layers[0], at: 99)
    note("0 at 99")
    root.addSublayer(root)
    note("itself")
    layers[2].removeFromSuperlayer()
    layers[2].removeFromSuperlayer()
    note("2 leaves")
    layers[1].addSublayer(layers[3])
    note("3 moves")
    lines.append("\(layers[3].superlayer === layers[1]) \(layers[2].superlayer == nil)")
    scene.note("Orders", lines)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
    func describe(_ layer: CALayer) -> String {
      "frame \(RecordedScene.text(layer.frame)), bounds \(RecordedScene.text(layer.bounds)), position"
        + " \(RecordedScene.text(layer.position)), opacity \(layer.opacity), hidden \(layer.isHidden)"
    }
    for (name, layer) in [("A layer", CALayer()), ("A view's layer", view.layer)] {
      var lines: [String] = []
      layer.bounds = CGRect(x: 1, y: 2, width: 60, height: 40)
      lines.append(describe(layer))
      layer.position = CGPoint(x: 70, y: 80)
      lines.append(describe(layer))
      layer.anchorPoint = CGPoint(x: 0.25, y: 1)
      lines.append(describe(layer))
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
      lines.append(describe(layer))
      layer.frame = CGRect(x: 5, y: 6, width: 100, height: 50)
      (layer.opacity, layer.isHidden) = (0.25, true)
      lines.append(describe(layer))
      lines.append(layer.presentation().map(describe) ?? "none")
      scene.note(name, lines)
    }
    scene.note(
      "The view",
      [
        "frame \(RecordedScene.text(view.frame)), center \(RecordedScene.text(view.center)), alpha \(view.alpha),"
          + " hidden \(view.isHidden), scale \(RecordedScene.text(view.transform.a))"
          + " \(RecordedScene.text(view.transform3D.m22))"
      ])
    view.backgroundColor = .red
    view.clipsToBounds = true
    view.transform3D = CATransform3DMakeScale(3, 4, 5)
    scene.note(
      "Its layer",
      [
        "\(view.layer.backgroundColor == UIColor.red.cgColor) \(view.layer.masksToBounds)"
          + " \(RecordedScene.text(view.layer.transform.m33)) \(RecordedScene.text(view.transform.d))"
      ])
    #expect(try scene.difference(from: "layers") == nil)
  }

  @Test("What changes the size of its text, image or pages is laid out again")
  @MainActor func intrinsicSizes() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (label, button, image, pages) = (UILabel(), UIButton(type: .system), UIImageView(image: nil), UIPageControl())
    for view in [label, button, image, pages] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    scene.step("Empty", root)
    let changes: [(String, @MainActor () -> Void)] = [
      ("text", { label.text = "Some words\nin lines" }), ("lines", { label.numberOfLines = 2 }),
      ("font", { label.font = .systemFont(ofSize: 24) }), ("attributed", { label.attributedText = nil }),
      ("title", { button.setTitle("Press", for: .normal) }),
      ("image", { button.setImage(UIImage(simulatedSize: CGSize(width: 30, height: 40)), for: .normal) }),
      ("picture", { image.image = UIImage(simulatedSize: CGSize(width: 50, height: 60)) }),
      ("pages", { pages.numberOfPages = 4 }), ("no picture", { image.image = nil }),
    ]
    for (name, change) in changes { scene.step(name, root) { change() } }
    #expect(try scene.difference(from: "views-intrinsic-sizes") == nil)
  }
}
