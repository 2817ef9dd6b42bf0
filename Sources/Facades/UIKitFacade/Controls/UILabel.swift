/// A view of text of estimated size: a letter is half as wide as the font size, and a line as high as in San Francisco.
open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      invalidateIntrinsicContentSize()
    }
  }
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  open var preferredMaxLayoutWidth: CGFloat = 0
  // The facade only stores these.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  /// The attributed text, of which only the string is stored.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  override func setUp() { isUserInteractionEnabled = false }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty, let font else { return .zero }
    let (letter, line) = (font.pointSize / 2, font.lineHeight)
    let lengths = text.split(separator: "\n", omittingEmptySubsequences: false).map { CGFloat($0.count) * letter }
    let longest = lengths.reduce(0, max)
    let room = numberOfLines != 1 && size.width > 0 && size.width.isFinite ? size.width : longest
    var lines = lengths.reduce(0) { $0 + max(1, room > 0 ? ($1 / room).rounded(.up) : 1) }
    if numberOfLines > 0 { lines = min(lines, CGFloat(numberOfLines)) }
    return CGSize(width: min(longest, room).rounded(.up), height: (lines * line * 2).rounded(.up) / 2)
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
    return sizeThatFits(CGSize(width: width, height: 0))
  }
}
