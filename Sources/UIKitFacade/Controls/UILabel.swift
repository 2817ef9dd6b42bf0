import Foundation

/// Where lines of text are put.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// From edge to edge.
  case justified
  /// Where the language begins its lines.
  case natural
}

/// What becomes of text that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line with a word.
  case byWordWrapping
  /// It goes on in the next line with a letter.
  case byCharWrapping
  /// It is cut off.
  case byClipping
  /// Its beginning is left out.
  case byTruncatingHead
  /// Its end is left out.
  case byTruncatingTail
  /// Its middle is left out.
  case byTruncatingMiddle
}

/// A text, as properties that are kept.
///
/// Nothing is drawn, so that nothing measures text: a letter is taken to be half as wide as the font is high, and a line as
/// high as San Francisco's.
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      invalidateIntrinsicContentSize()
    }
  }
  /// The colour of the letters.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// Where the lines are put.
  open var textAlignment = NSTextAlignment.natural
  /// What becomes of text that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there are at most; 0 for as many as it takes.
  open var numberOfLines = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the font gets smaller where the text is too long; it does not.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller the font may get.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the user's setting; there is none.
  open var adjustsFontForContentSizeCategory = false
  /// Whether it is drawn as something that can be used.
  open var isEnabled = true
  /// Whether it is drawn as something that is touched.
  open var isHighlighted = false
  /// The colour of the letters of something that is touched.
  open var highlightedTextColor: UIColor?
  /// The colour of the letters' shadow.
  open var shadowColor: UIColor?
  /// How far the letters' shadow is shifted, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The longest line of a text of several lines, in points; 0 for the label's width.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The text with attributes, of which only the letters are kept.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// Creates a label at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label without extent; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The size of the text, in lines no longer than a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty, let font else { return .zero }
    let (letter, line) = (font.pointSize / 2, font.lineHeight)
    let lengths = text.split(separator: "\n", omittingEmptySubsequences: false).map { CGFloat($0.count) * letter }
    let longest = lengths.max() ?? 0
    let room = numberOfLines != 1 && size.width > 0 && size.width.isFinite ? size.width : longest
    var lines: CGFloat = 0
    for length in lengths { lines += max(1, room > 0 ? (length / room).rounded(.up) : 1) }
    if numberOfLines > 0 { lines = min(lines, CGFloat(numberOfLines)) }
    return CGSize(width: min(longest, room).rounded(.up), height: (lines * line * 2).rounded(.up) / 2)
  }

  /// The size of the text, in points.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
    return sizeThatFits(CGSize(width: width, height: 0))
  }
}
