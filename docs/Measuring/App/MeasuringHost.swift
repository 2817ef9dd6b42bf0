import SwiftUI
import UIKit

/// A row of views in SwiftUI's scroll view.
@available(iOS 17, *)
struct MeasuringRow: View {
  let scroll: MeasuringScroll
  let log: (MeasuredContext) -> Void

  var body: some View {
    switch scroll {
    case .free: row.scrollTargetBehavior(MeasuringBehavior(distance: nil, log))
    case .target(let distance): row.scrollTargetBehavior(MeasuringBehavior(distance: distance, log))
    case .aligned: row.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    case .paging: row.scrollTargetBehavior(.paging)
    }
  }

  private var row: some View {
    ScrollView(.horizontal) {
      HStack(spacing: MeasuringScroll.spacing) {
        ForEach(0..<MeasuringScroll.count, id: \.self) { number in
          (number.isMultiple(of: 2) ? Color.teal : Color.indigo).frame(width: MeasuringScroll.width)
        }
      }
      .scrollTargetLayout()
    }
  }
}

// Showing it needs an app: ScrollPhysics' facade lays out no SwiftUI, so only a Mac compiles this.
#if canImport(ObjectiveC)
  extension MeasuringController {
    /// Shows SwiftUI's scroll view, and returns the UIKit scroll view that it is made of; nil if there is none.
    func hostedScrollView(_ scroll: MeasuringScroll, frame: CGRect) -> (view: UIView, scrollView: UIScrollView)? {
      guard #available(iOS 17, *) else { return nil }
      let row = MeasuringRow(scroll: scroll) { [weak self] context in
        // SwiftUI asks its behaviors on the main thread.
        MainActor.assumeIsolated { self?.logContext(context) }
      }
      let host = UIHostingController(rootView: row)
      addChild(host)
      host.view.frame = frame
      view.addSubview(host.view)
      host.didMove(toParent: self)
      view.layoutIfNeeded()
      return Self.firstScrollView(in: host.view).map { (host.view, $0) }
    }

    private static func firstScrollView(in view: UIView) -> UIScrollView? {
      if let scrollView = view as? UIScrollView { return scrollView }
      for subview in view.subviews {
        if let found = firstScrollView(in: subview) { return found }
      }
      return nil
    }
  }
#endif
