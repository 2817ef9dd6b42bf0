import FlowLayoutModel
import Scenes
import ScrollPhysics
import Snapping

/// The numbers of a scene's setting, written as the page writes them.
struct SettingNumbers {
  private(set) var all: [Double] = []

  init(_ scene: Scene, contentOffset: Vector2D?) {
    write(scene.configuration, hasLayout: scene.layout != nil, contentOffset)
    write(scene.layout)
    write(scene.snapping)
  }

  private mutating func put(_ numbers: Double...) { all += numbers }

  private mutating func put(_ flag: Bool) { put(flag ? 1 : 0) }

  private mutating func put<Case: CaseIterable & Equatable>(choice: Case) {
    put(Double(Array(Case.allCases).firstIndex(of: choice) ?? -1))
  }

  private mutating func write(_ view: ScrollConfiguration, hasLayout: Bool, _ offset: Vector2D?) {
    let geometry = view.geometry
    put(geometry.boundsSize.width, geometry.boundsSize.height)
    // The page leaves out the size that a layout determines.
    put(hasLayout ? 0 : geometry.contentSize.width, hasLayout ? 0 : geometry.contentSize.height)
    let inset = geometry.contentInset
    put(inset.top, inset.left, inset.bottom, inset.right)
    put(offset?.x ?? .nan, offset?.y ?? .nan)
    put(view.decelerationRate.rawValue)
    put(view.bounces)
    put(view.alwaysBounceHorizontal)
    put(view.alwaysBounceVertical)
    put(view.isPagingEnabled)
    put(view.isDirectionalLockEnabled)
    put(view.isScrollEnabled)
    put(view.displayScale)
    put(view.layoutDirection == .rightToLeft)
    put(view.frameRate, view.step)
    for field in ScrollTuning.fields {
      if let number = view.tuning.number(of: field) { put(number) }
    }
    put(choice: view.tuning.panSlopHandling)
    put(choice: view.tuning.opposedRetarget)
    put(choice: view.tuning.stillRetarget)
    put(choice: view.tuning.pageOvershoot)
  }

  private mutating func write(_ layout: FlowLayout?) {
    put(Double(layout?.sections.count ?? 0))
    put(choice: layout?.scrollDirection ?? .horizontal)
    for section in layout?.sections ?? [] {
      switch section.itemSizes {
      case .uniform(let count, let size): put(0, Double(count), size.width, size.height)
      case .each(let sizes):
        put(1, 1, Double(sizes.count))
        for size in sizes { put(size.width, size.height) }
      }
      put(section.minimumLineSpacing, section.minimumInteritemSpacing)
      put(section.lineSpacings.map { Double($0.count) } ?? -1)
      all += section.lineSpacings ?? []
      put(section.sectionInset.top, section.sectionInset.left, section.sectionInset.bottom, section.sectionInset.right)
      for size in [section.headerReferenceSize, section.footerReferenceSize] { put(size.width, size.height) }
    }
  }

  private mutating func write(_ snapping: SceneSnapping) {
    let name = "\(snapping.kind)".prefix { $0.isLetter }
    put(Double(SceneSnapping.Name.allCases.firstIndex { $0.rawValue == name } ?? -1))
    put(snapping.edition == .published)
    switch snapping.kind {
    case .none, .cardPaging: break
    case .flickThresholds(let thresholds): write(thresholds)
    case .unevenPages(let maximum): put(maximum.map(Double.init) ?? .nan)
    case .alignment(let line, let velocity):
      put(choice: line)
      put(velocity)
    case .carousel(let copies, let interval, let loops):
      put(Double(copies), interval ?? 0)
      put(loops)
    case .viewAligned(let parameters):
      put(choice: parameters.limit)
      put(parameters.anchor)
      put(choice: parameters.sizeClass)
    case .paging(let unit): put(choice: unit)
    case .groupPaging(let velocity), .groupPagingCentered(let velocity): put(velocity)
    case .continuousGroupLeadingBoundary: break
    case .custom(let alignment, let alignsEnds, let rule):
      put(alignment.anchor, alignment.leadingMargin ?? .nan, alignment.trailingMargin ?? .nan)
      put(alignsEnds)
      write(rule)
    }
  }

  private mutating func write(_ thresholds: FlickThresholds) {
    put(thresholds.minimumFlickVelocity)
    put(thresholds.largeFlickVelocity.isFinite ? thresholds.largeFlickVelocity : .nan)
    put(Double(thresholds.pagesPerFlick), Double(thresholds.pagesPerLargeFlick))
  }

  private mutating func write(_ rule: SnapRule) {
    switch rule.choice {
    case .nearest: put(0)
    case .directional(let velocity): put(1, velocity)
    case .adjacent(let velocity): put(3, velocity)
    case .flick(let thresholds):
      put(2)
      write(thresholds)
    }
    switch rule.stops {
    case .none: put(0)
    case .every: put(-1)
    case .items(let items):
      put(Double(items.count))
      all += items.map(Double.init)
    }
    switch rule.proximity {
    case nil: put(.nan)
    case .distance(let distance): put(distance, 0)
    case .viewport(let part): put(part, 1)
    }
    put(rule.restsInsideOversizedItems)
    put(rule.maximumPoints.map(Double.init) ?? .nan)
  }
}
