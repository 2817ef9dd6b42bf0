public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
