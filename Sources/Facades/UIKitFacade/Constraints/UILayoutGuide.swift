@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  enum Kind: Int { case free, frame, margins, content }

  open internal(set) var owningView: UIView? {
    get { owner?.view }
    set { owner = newValue?.reference }
  }
  private final var owner: ViewReference?
  open var identifier = ""
  let kind: Kind
  var placed = CGRect.zero

  public override init() { kind = .free }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
  }

  open var layoutFrame: CGRect {
    guard let view = owningView else { return placed }
    switch kind {
    case .free: return placed
    case .frame: return view.bounds
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .content: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? view.bounds.size)
    }
  }
}
