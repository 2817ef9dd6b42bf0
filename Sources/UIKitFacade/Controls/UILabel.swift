import Foundation

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// Left-aligned.
  case left
  /// Centered.
  case center
  /// Right-aligned.
  case right
  /// Justified.
  case justified
  /// Aligned as is natural for the language.
  case natural
}

/// The line break modes of lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps at word boundaries.
  case byWordWrapping
  /// Wraps at characters.
  case byCharWrapping
  /// Clips the text.
  case byClipping
  /// Truncates at the beginning of the line.
  case byTruncatingHead
  /// Truncates at the end of the line.
  case byTruncatingTail
  /// Truncates in the middle of the line.
  case byTruncatingMiddle
}

/// A view of text, with its properties stored.
///
/// The facade does not draw or measure text. Sizes are estimates: a letter is half as wide as the font size, and a line
/// is as high as in San Francisco.
open class UILabel: UIView {
  /// The text of the label.
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The font of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      invalidateIntrinsicContentSize()
    }
  }
  /// The color of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The line break mode of lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines; 0 for no maximum.
  open var numberOfLines = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// A Boolean value that lets the font shrink to fit the width, stored without effect.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale to which the font may shrink, stored without effect.
  open var minimumScaleFactor: CGFloat = 0
  /// A Boolean value that lets the font follow the user's text size, stored without effect.
  open var adjustsFontForContentSizeCategory = false
  /// A Boolean value that indicates whether the label is drawn enabled.
  open var isEnabled = true
  /// A Boolean value that indicates whether the label is drawn highlighted.
  open var isHighlighted = false
  /// The color of highlighted text.
  open var highlightedTextColor: UIColor?
  /// The color of the text's shadow.
  open var shadowColor: UIColor?
  /// The offset of the text's shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The preferred maximum width of text in several lines, in points; 0 for the label's width.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The attributed text, of which only the string is stored.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// Creates a label with a frame, in its superview's coordinates and in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label with an empty frame; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Returns the estimated size of the text in lines no longer than a width, in points.
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

  /// The estimated size of the text, in points.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
    return sizeThatFits(CGSize(width: width, height: 0))
  }
}
