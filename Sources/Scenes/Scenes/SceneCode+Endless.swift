extension SceneCode {
  /// Returns the delegate of an endless row, whose content moves by whole laps under a finger and at rest.
  func endless(_ copies: Int, _ interval: Double?) throws(DocumentError) -> String {
    let ((section, count, size), geometry) = (try row(), scene.configuration.geometry)
    let (direction, scroll) = (layout.scrollDirection, ScrollAxis(layout.scrollDirection))
    let (length, side) = (size.along(direction), scroll == .horizontal ? "width" : "height")
    if count == 0 || geometry.contentInset.leading(scroll) != 0 || geometry.contentInset.trailing(scroll) != 0 {
      throw DocumentError("there is code for an endless row only with items, and without a contentInset along it")
    }
    let row = CarouselRow(layout, duplicates: copies, loops: true, boundsSize: geometry.boundsSize)
    let pitch = length + section.minimumLineSpacing
    let middle = section.sectionInset.leading(direction) + Double(row.duplicates) * pitch + length / 2
    let timed = interval.map { timer($0 / 1000, side, pitch) }
    let methods = """


        /// Returns the item, 0..<\(count), of an element of the content, which has the last \(row.duplicates) items once more
        /// before the first one, and the first \(row.duplicates) once more after the last one.
        static func item(ofElement element: Int) -> Int { (element + \(row.item(ofElement: 0))) % \(count) }

        /// Returns the item in the middle, which is whole at rest; the first one is 0, a duplicate before it -1.
        private func position(_ scrollView: UIScrollView) -> CGFloat {
          (scrollView.contentOffset.\(axis) + scrollView.bounds.\(side) / 2 - \(number(middle))) / \(number(pitch))
        }

        /// Moves the content by whole laps, away from the duplicates; on the screen nothing moves.
        private func recenter(_ scrollView: UIScrollView) {
          let laps = ((position(scrollView) + 0.5) / \(count)).rounded(.down)
          if laps == 0 { return }
          dragStart.\(axis) -= laps * \(number(row.period))
          scrollView.contentOffset.\(axis) -= laps * \(number(row.period))
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          if scrollView.isTracking { recenter(scrollView) }
        }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
          if !decelerate { scrollViewDidEndDecelerating(scrollView) }
        }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
          recenter(scrollView)\(timed == nil ? "" : "\n    startTimer(scrollView)")
        }\(timed ?? "")
      """
    let speed = number(scene.configuration.tuning.minimumFlingSpeed)
    return SceneCode(scene: scene, layout: row.layout).delegate(
      "SnapBehavior",
      "SnapBehavior(\n      row, alignment: .lineCenter,"
        + "\n      rule: SnapRule(.flick(FlickThresholds(minimumFlickVelocity: \(speed)))))",
      Parts(
        fields: timed == nil ? "" : "\n  private var timer: Timer?",
        start: "\n    scrollView.contentOffset.\(axis) = \(number(middle)) - scrollView.bounds.\(side) / 2"
          + (timed == nil ? "" : "\n    startTimer(scrollView)"),
        begin: timed == nil ? "" : "\n    timer?.invalidate()", methods: methods))
  }

  /// Returns what goes on by itself, every so many seconds and as long after a touch.
  private func timer(_ seconds: Double, _ side: String, _ pitch: Double) -> String {
    """


      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { recenter(scrollView) }

      /// Goes to the next item every \(number(seconds)) s from now on.
      private func startTimer(_ scrollView: UIScrollView) {
        timer?.invalidate()
        timer = .scheduledTimer(withTimeInterval: \(number(seconds)), repeats: true) { [weak self, weak scrollView] timer in
          guard let carousel = self, let scrollView else { return timer.invalidate() }
          MainActor.assumeIsolated { carousel.goOn(scrollView) }
        }
      }

      private func goOn(_ scrollView: UIScrollView) {
        var next = scrollView.contentOffset
        next.\(axis) += (position(scrollView).rounded() + 1 - position(scrollView)) * \(number(pitch))
        scrollView.setContentOffset(next, animated: true)
      }
    """
  }
}
