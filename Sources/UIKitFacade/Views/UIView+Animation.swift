extension UIView {
  func noteAnimation() {}
}
