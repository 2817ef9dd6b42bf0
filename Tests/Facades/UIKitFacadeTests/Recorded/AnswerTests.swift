import Foundation
import TestSupport
import Testing
import UIKitFacade

/// What objects answer that compute their answers, so that reflection does not list them.
@Suite("Answers of objects and protocols") @MainActor
struct AnswerTests {
  private typealias Text = RecordedScene

  private final class Nothing: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout, UIGestureRecognizerDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      UICollectionViewCell()
    }
  }

  private let path = IndexPath(item: 3, section: 2)

  private func table(_ source: any UITableViewDataSource, _ delegate: any UITableViewDelegate) -> [String] {
    let table = UITableView(frame: .zero)
    (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (11, 12, 13)
    (table.estimatedRowHeight, table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (14, 15, 16)
    return [
      "sections \(source.numberOfSections(in: table))",
      "titles \(source.tableView(table, titleForHeaderInSection: 0) ?? "none")"
        + " \(source.tableView(table, titleForFooterInSection: 0) ?? "none")",
      "height \(delegate.tableView(table, heightForRowAt: path))",
      "header \(delegate.tableView(table, heightForHeaderInSection: 0))",
      "footer \(delegate.tableView(table, heightForFooterInSection: 0))",
      "estimate \(delegate.tableView(table, estimatedHeightForRowAt: path))",
      "header's estimate \(delegate.tableView(table, estimatedHeightForHeaderInSection: 0))",
      "footer's estimate \(delegate.tableView(table, estimatedHeightForFooterInSection: 0))",
      "views \(delegate.tableView(table, viewForHeaderInSection: 0) == nil)"
        + " \(delegate.tableView(table, viewForFooterInSection: 0) == nil)",
      "highlights \(delegate.tableView(table, shouldHighlightRowAt: path))",
      "selects \(delegate.tableView(table, willSelectRowAt: path).map { Text.text($0) } ?? "none")",
      "deselects \(delegate.tableView(table, willDeselectRowAt: path).map { Text.text($0) } ?? "none")",
      "scrolls to top \(delegate.scrollViewShouldScrollToTop(table))",
      "zooms \(delegate.viewForZooming(in: table) != nil)",
    ]
  }

  private func collection(_ source: any UICollectionViewDataSource, _ delegate: any UICollectionViewDelegate)
    -> [String]
  {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    return [
      "sections \(source.numberOfSections(in: view))",
      "view \(type(of: source.collectionView(view, viewForSupplementaryElementOfKind: "bar", at: path)))",
      "moves \(source.collectionView(view, canMoveItemAt: path))",
      "highlights \(delegate.collectionView(view, shouldHighlightItemAt: path))",
      "selects \(delegate.collectionView(view, shouldSelectItemAt: path))",
      "deselects \(delegate.collectionView(view, shouldDeselectItemAt: path))",
      "target \(Text.text(delegate.collectionView(view, targetContentOffsetForProposedContentOffset: CGPoint(x: 3, y: 4))))",
    ]
  }

  private func metrics(_ delegate: any UICollectionViewDelegateFlowLayout, _ layout: UICollectionViewLayout) -> [String]
  {
    if let layout = layout as? UICollectionViewFlowLayout {
      (layout.itemSize, layout.sectionInset) = (
        CGSize(width: 1, height: 2), UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
      )
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (7, 8)
      (layout.headerReferenceSize, layout.footerReferenceSize) = (
        CGSize(width: 9, height: 10), CGSize(width: 11, height: 12)
      )
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    return [
      "size \(Text.text(delegate.collectionView(view, layout: layout, sizeForItemAt: path)))",
      "inset \(Text.text(delegate.collectionView(view, layout: layout, insetForSectionAt: 0)))",
      "line \(delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0))",
      "item \(delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0))",
      "header \(Text.text(delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0)))",
      "footer \(Text.text(delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0)))",
    ]
  }

  @Test("A delegate that implements nothing, and a controller of lists, give the recorded answers")
  @MainActor func delegates() throws {
    let (scene, nothing) = (RecordedScene(), Nothing())
    scene.note("A table's delegate", table(nothing, nothing))
    let list = UITableViewController(style: .plain)
    scene.note(
      "A table's controller", table(list, list) + ["rows \(list.tableView(list.tableView, numberOfRowsInSection: 0))"])
    scene.note("A collection view's delegate", collection(nothing, nothing))
    let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    scene.note(
      "A collection view's controller",
      collection(grid, grid) + ["items \(grid.collectionView(grid.collectionView, numberOfItemsInSection: 0))"])
    scene.note("A flow layout's delegate", metrics(nothing, UICollectionViewFlowLayout()))
    scene.note("Another layout's delegate", metrics(nothing, UICollectionViewLayout()))
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    scene.note(
      "A recogniser's delegate",
      [
        "begins \(nothing.gestureRecognizerShouldBegin(tap))",
        "together \(nothing.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: pan))",
        "waits \(nothing.gestureRecognizer(tap, shouldRequireFailureOf: pan))",
        "is waited for \(nothing.gestureRecognizer(tap, shouldBeRequiredToFailBy: pan))",
        "receives \(nothing.gestureRecognizer(tap, shouldReceive: UITouch()))",
        "touches \(tap.numberOfTouches) \(pan.numberOfTouches), at \(Text.text(tap.location(in: nil)))",
      ])
    let layout = UICollectionViewLayout()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    scene.note(
      "A layout",
      [
        "size \(Text.text(layout.collectionViewContentSize))",
        "elements \(layout.layoutAttributesForElements(in: .infinite) == nil) \(layout.layoutAttributesForItem(at: path) == nil)",
        "bars \(layout.layoutAttributesForSupplementaryView(ofKind: "a", at: path) == nil)"
          + " \(layout.layoutAttributesForDecorationView(ofKind: "a", at: path) == nil)",
        "direction \(layout.developmentLayoutDirection), flips \(layout.flipsHorizontallyInOppositeLayoutDirection)",
        "invalidates \(layout.shouldInvalidateLayout(forBoundsChange: .zero))"
          + " \(layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))",
        "targets \(Text.text(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 1, y: 2))))"
          + " \(Text.text(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 1, y: 2), withScrollingVelocity: .zero)))",
        "deletes \(layout.indexPathsToDeleteForSupplementaryView(ofKind: "a").count)",
      ])
    #expect(try scene.difference(from: "answers-of-delegates") == nil)
  }

  @Test("The device, controllers, views and touches give the recorded answers")
  @MainActor func objects() throws {
    let scene = RecordedScene()
    let (device, screen, application) = (UIDevice.current, UIScreen.main, UIApplication.shared)
    scene.note(
      "The device",
      [
        "\(device.userInterfaceIdiom) \(device.orientation) \(device.name) \(device.model) \(device.systemName)"
          + " \(device.systemVersion) \(UIDevice.orientationDidChangeNotification.rawValue)",
        "\(Text.text(screen.bounds)) \(screen.scale) \(screen.nativeScale)",
        "\(application.applicationState) \(application.keyWindow == nil) \(application.windows.count)",
        "VoiceOver \(UIAccessibility.isVoiceOverRunning), reduced motion \(UIAccessibility.isReduceMotionEnabled)",
        "largest float \(MAXFLOAT)",
      ]
        + ([.unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown]
        as [UIDeviceOrientation]).map { "\($0): portrait \($0.isPortrait), landscape \($0.isLandscape)" })
    let traits = UITraitCollection()
    scene.note(
      "Traits",
      [
        "\(traits.horizontalSizeClass) \(traits.verticalSizeClass) \(traits.userInterfaceIdiom)"
          + " \(traits.userInterfaceStyle) \(traits.displayScale) \(traits == UITraitCollection())"
          + " \(traits.hash == UITraitCollection().hash) \(traits.isEqual(device))"
      ])
    let controller = UIViewController()
    scene.note(
      "A controller",
      [
        "status bar \(controller.preferredStatusBarStyle) \(controller.prefersStatusBarHidden), rotates"
          + " \(controller.shouldAutorotate) \(controller.supportedInterfaceOrientations.rawValue), home"
          + " \(controller.prefersHomeIndicatorAutoHidden), presented \(controller.isBeingPresented), next"
          + " \(controller.next == nil), forwards \(controller.shouldAutomaticallyForwardAppearanceMethods)",
        Text.text(
          controller.size(
            forChildContentContainer: UIViewController(), withParentContainerSize: CGSize(width: 7, height: 8))),
      ])
    let (view, event, touch) = (UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)), UIEvent(), UITouch())
    let directions: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    scene.note(
      "A view",
      [
        "responder \(view.canBecomeFirstResponder) \(view.isFirstResponder) \(view.becomeFirstResponder())"
          + " \(view.resignFirstResponder()), recognises \(view.gestureRecognizerShouldBegin(UITapGestureRecognizer()))",
        "safe area \(Text.text(view.safeAreaInsets)), constraint-based \(UIView.requiresConstraintBasedLayout)",
        "size \(Text.text(view.intrinsicContentSize)) \(Text.text(view.sizeThatFits(CGSize(width: 5, height: 5))))",
        "priorities \([NSLayoutConstraint.Axis.horizontal, .vertical].map { "\(view.contentHuggingPriority(for: $0).rawValue) \(view.contentCompressionResistancePriority(for: $0).rawValue)" })",
        "directions \(directions.map { "\(UIView.userInterfaceLayoutDirection(for: $0))" })",
        "touch \(event.allTouches == nil) \(touch.view == nil) \(touch.phase) \(touch.timestamp) \(Text.text(touch.location(in: view)))",
        "layer's keys \(view.layer.animationKeys() == nil)",
      ])
    let scroll = UIScrollView(frame: view.frame)
    scene.note(
      "A scroll view",
      [
        "zooms \(scroll.isZooming) \(scroll.isZoomAnimating), animates \(scroll.isScrollAnimating)",
        "touches \(scroll.touchesShouldBegin([], with: nil, in: view)), cancels \(scroll.touchesShouldCancel(in: view))"
          + " \(scroll.touchesShouldCancel(in: UIButton()))",
      ])
    scroll.setZoomScale(3, animated: true)
    scene.note("Its zoom", ["\(scroll.zoomScale)"])
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
    scene.note(
      "Cells",
      [
        "\(cell.reuseIdentifier ?? "none") \(Text.text(cell.frame)) \(cell.textLabel != nil)"
          + " \(cell.detailTextLabel != nil) \(cell.imageView != nil)",
        "\(Text.text(UITableViewCell(frame: view.frame).frame)) \(UITableViewCell().detailTextLabel == nil)",
        "\(Text.text(UITableViewHeaderFooterView(frame: view.frame).frame)) \(UITableViewHeaderFooterView().textLabel != nil)",
      ])
    let (stack, label) = (UIStackView(arrangedSubviews: [view]), UILabel())
    label.attributedText = NSAttributedString(string: "Words")
    label.font = nil
    scene.note(
      "Others",
      [
        "\(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)",
        "\(label.text ?? "none") \(label.attributedText?.string ?? "none") \(label.font.pointSize)"
          + " \(label.isUserInteractionEnabled)",
        "\(UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/")))"
          + " \(application.sendAction("a", to: nil, from: nil, for: nil))",
        "\(UIVisualEffectView(effect: UIBlurEffect(style: .dark)).contentView.autoresizingMask.rawValue)",
      ])
    #expect(try scene.difference(from: "answers-of-objects") == nil)
  }

  @Test("Fonts, colours, paths and controls have the recorded values")
  @MainActor func values() throws {
    let scene = RecordedScene()
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1, .caption2,
    ]
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black, UIFont.Weight(0.1),
    ]
    func text(_ font: UIFont?) -> String {
      font.map { "\($0.fontName) \($0.pointSize) \($0.lineHeight) \($0.ascender) \($0.descender)" } ?? "none"
    }
    scene.note(
      "Fonts",
      styles.map { text(.preferredFont(forTextStyle: $0)) } + weights.map { text(.systemFont(ofSize: 20, weight: $0)) }
        + [
          text(.systemFont(ofSize: 10)), text(.boldSystemFont(ofSize: 10)), text(.italicSystemFont(ofSize: 10)),
          text(.monospacedDigitSystemFont(ofSize: 10, weight: .bold)), text(UIFont(name: "Georgia", size: 9)),
          text(UIFont.systemFont(ofSize: 10).withSize(12)),
          text(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 30), maximumPointSize: 24)),
          text(UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 24)),
          text(UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 30))),
          "\(UIFontMetrics.default.scaledValue(for: 5))",
        ])
    let hues: [CGFloat] = [0, 0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95, 1, 1.25, -0.25]
    scene.note(
      "Colours",
      hues.map { hue in
        let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 0.4)
        return (color.cgColor.components ?? []).map { Text.text($0) }.joined(separator: " ")
      }
        + [UIColor.red.withAlphaComponent(0.3).cgColor].map { "\($0.components ?? []) \($0.alpha)" })
    func text(_ element: CGPath.Element) -> String {
      switch element {
      case .move(let point): "move to \(Text.text(point))"
      case .line(let point): "line to \(Text.text(point))"
      case .quadCurve(let point, let control): "curve to \(Text.text(point)) by \(Text.text(control))"
      case .curve(let point, let first, let second):
        "curve to \(Text.text(point)) by \(Text.text(first)) and \(Text.text(second))"
      case .close: "close"
      }
    }
    func path(_ path: UIBezierPath) -> [String] {
      path.cgPath.elements.map(text) + [
        "bounds \(Text.text(path.bounds)), at \(Text.text(path.currentPoint)), empty \(path.isEmpty)"
      ]
    }
    let drawn = UIBezierPath()
    drawn.move(to: CGPoint(x: 1, y: 2))
    drawn.addLine(to: CGPoint(x: 5, y: 9))
    drawn.addQuadCurve(to: CGPoint(x: 7, y: 1), controlPoint: CGPoint(x: 6, y: -3))
    drawn.append(UIBezierPath(rect: CGRect(x: -4, y: 0, width: 2, height: 3)))
    drawn.close()
    let copy = UIBezierPath(cgPath: drawn.cgPath)
    copy.removeAllPoints()
    scene.note(
      "Paths",
      path(drawn) + path(copy) + path(UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 30, height: 50)))
        + path(UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 3, height: 4), cornerRadius: 1))
        + ["\(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).elements.count)"])
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 10))
    label.text = "One line\n\nand another that is longer"
    scene.note(
      "Labels",
      [0, 1, 2, 3, 9].flatMap { lines -> [String] in
        label.numberOfLines = lines
        return [CGSize.zero, CGSize(width: 60, height: 0), CGSize(width: CGFloat.infinity, height: 3)].map {
          "\(lines) lines in \(Text.text($0.width)): \(Text.text(label.sizeThatFits($0)))"
        } + ["intrinsic \(Text.text(label.intrinsicContentSize))"]
      })
    label.preferredMaxLayoutWidth = 50
    label.font = .systemFont(ofSize: 11)
    scene.note("Another font and width", [Text.text(label.intrinsicContentSize)])
    let button = UIButton(type: .system)
    let image = UIImage(simulatedSize: CGSize(width: 33, height: 44))
    button.setTitle("Press", for: .normal)
    let plain = Text.text(button.intrinsicContentSize)
    button.setImage(image, for: .selected)
    button.isSelected = true
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    let action = UIButton(primaryAction: UIAction(title: "Act", image: image) { _ in })
    scene.note(
      "Buttons",
      [
        plain, Text.text(button.intrinsicContentSize), Text.text(button.sizeThatFits(.zero)),
        "\(button.buttonType) \(button.currentTitle ?? "none") \(button.currentImage === image)",
        "\(action.buttonType) \(action.currentTitle ?? "none") \(action.currentImage === image)"
          + " \(action.allControlEvents.rawValue)",
        "\(UIButton(type: .close).buttonType) \(button.currentTitleColor == .white)",
      ])
    let pages = UIPageControl()
    scene.note(
      "Page controls",
      [(-3, 2), (0, 0), (1, 0), (5, 7), (5, -1), (5, 3), (2, 3)].map { count, page in
        pages.numberOfPages = count
        pages.currentPage = page
        return "\(pages.numberOfPages) \(pages.currentPage) \(Text.text(pages.intrinsicContentSize))"
          + " \(Text.text(pages.sizeThatFits(.zero))) \(Text.text(pages.size(forNumberOfPages: 4)))"
      })
    #expect(try scene.difference(from: "values") == nil)
  }
}
