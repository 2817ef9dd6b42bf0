/// A tap gesture recognizer, which receives no touches in the facade.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1, numberOfTouchesRequired = 1
}
