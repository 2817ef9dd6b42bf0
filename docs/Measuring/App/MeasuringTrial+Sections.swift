import UIKit

extension MeasuringTrial {
  /// The trials of sections that scroll by themselves: slow releases, and flicks of several speeds.
  ///
  /// Narrow groups show whether a flick goes one group, and where a slow release goes.
  public static let sections: [MeasuringTrial] = {
    var trials: [MeasuringTrial] = []
    let kinds: [(UICollectionLayoutSectionOrthogonalScrollingBehavior, [Double])] = [
      (.paging, [300]), (.groupPaging, [300, 180]), (.groupPagingCentered, [300, 180]),
      (.continuousGroupLeadingBoundary, [300, 180]),
    ]
    for (behavior, widths) in kinds {
      for width in widths {
        let kind = Kind.section(MeasuringSection(behavior, width))
        for distance in [-60.0, -180, 70] {
          trials.append(MeasuringTrial(kind, MeasuringGesture(distance: distance, speed: 300, hold: 0.6)))
        }
        for speed in [200.0, 400, 1200] {
          trials.append(MeasuringTrial(kind, MeasuringGesture(distance: -90, speed: speed)))
        }
        trials.append(MeasuringTrial(kind, MeasuringGesture(distance: 90, speed: 700)))
      }
    }
    for speed in [400.0, 1200] {
      trials.append(
        MeasuringTrial(
          .section(MeasuringSection(.continuousGroupLeadingBoundary, 180)), rate: 0.99,
          MeasuringGesture(distance: -90, speed: speed)))
    }
    return trials
  }()
}
