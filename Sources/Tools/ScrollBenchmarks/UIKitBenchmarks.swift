#if canImport(UIKitFacade)
  import UIKitFacade

  /// Measures a gesture on a `UIScrollView` whose delegate snaps, against the same gesture on the core.
  @MainActor
  enum UIKitBenchmarks {
    static let all = [
      Benchmark("UIKit: gesture on the core", "gesture") {
        perform(Scroller(CoreBenchmarks.configuration, behavior: behavior))
      },
      Benchmark("UIKit: gesture on a UIScrollView", "gesture", .ratio(2.5)) {
        perform(gestures) { gesture in
          view.contentOffset = .zero
          return try view.perform(gesture)
        }
      },
      // Laid out completely, as after the data have changed.
      Benchmark("UIKit: 100,000 items of several sizes laid out and flicked", "gesture", .time(1e8)) {
        perform(gestures.suffix(4)) { gesture in
          collectionView.reloadData()
          collectionView.contentOffset = CGPoint(x: 4e6, y: 0)
          return try collectionView.perform(gesture)
        }
      },
      Benchmark("SwiftUI: gesture on a SwiftUIScrollView", "gesture", .ratio(2.5)) { perform(SwiftUIBenchmarks.view) },
      Benchmark("row: gesture on a row moved by a drag gesture", "gesture", .ratio(2)) {
        perform(DragGestureRow(CoreBenchmarks.configuration, style: DragGestureStyle(), behavior: behavior))
      },
      Benchmark("SwiftUI: gesture on the TabView of a body of 200 views", "gesture", .ratio(6)) {
        perform(turns) { try SwiftUIBenchmarks.screen.perform($0) }
      },
      Benchmark("SwiftUI: gesture on a DragGesture row in a body of 200 views", "gesture", .ratio(6)) {
        perform(turns) { try SwiftUIBenchmarks.row.perform($0) }
      },
    ]

    private static let gestures = CoreBenchmarks.velocities.map { flick($0) }
    private static let turns = CoreBenchmarks.velocities.prefix(4).flatMap { [flick($0), flick(-$0)] }

    /// Twelve samples of a finger at 120 Hz, a release, and a fling to rest, as in ``CoreBenchmarks/flick(_:_:_:)``.
    private static func flick(_ velocity: Double) -> TouchGesture {
      let samples = (0...12).map { sample in
        let time = Double(min(sample, 11)) * 1000 / 120
        return TouchSample(
          time: time, location: Vector2D(x: 300 - velocity * time, y: 120),
          phase: sample == 0 ? .began : sample == 12 ? .ended : .moved)
      }
      return TouchGesture(name: "flick", samples: samples)
    }

    /// Snaps to multiples of 336 points.
    final class Snapping: NSObject, UIScrollViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        targetContentOffset.pointee.x = (targetContentOffset.pointee.x / 336).rounded() * 336
      }
    }

    static let snapping = Snapping()
    static let view: UIScrollView = {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
      view.contentSize = CGSize(width: 1e6, height: 240)
      view.simulation.frameRate = 120
      view.delegate = snapping
      return view
    }()

    /// A collection view's data source and delegate with items of two sizes.
    final class Gallery: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100_000 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }

      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: indexPath.item.isMultiple(of: 3) ? 180 : 120, height: 240) }
    }

    static let gallery = Gallery()
    static let collectionView: UICollectionView = {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 240), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      view.simulation.frameRate = 120
      view.dataSource = gallery
      view.delegate = gallery
      return view
    }()

    private static var behavior: WillEndDraggingBehavior {
      WillEndDraggingBehavior { $1.x = ($1.x / 336).rounded() * 336 }
    }

    private static func perform(_ view: some SimulatedScrollView) -> Int {
      perform(gestures) { gesture in
        var view = view
        return try view.perform(gesture)
      }
    }

    private static func perform(
      _ gestures: some Collection<TouchGesture>, _ perform: (TouchGesture) throws -> ScrollTrace
    ) -> Int {
      gestures.reduce(0) { $0 + kept((try? perform($1))?.rest?.contentOffset.x) }
    }
  }
#endif
