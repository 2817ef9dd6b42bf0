enum RunAudits {
  static let all = settling + indices + [lostOnResize, compoundingFlicks] + endless
}
