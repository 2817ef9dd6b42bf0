import TestSupport
import Testing
import UIKitFacade

/// The constants of UIKit, which an app may store, compare or combine.
@Suite("Values of constants") @MainActor
struct ConstantTests {
  /// `SCROLLSIM_RECORD=all swift test --filter ConstantTests` records the values again.
  @Test("Constants have the recorded values")
  @MainActor func values() throws {
    let lines: [String] = Self.all
    let difference = try RecordedText("Tests/Goldens/ConstantTests/UIKit.txt").difference(
      lines.joined(separator: "\n") + "\n")
    #expect(difference == nil, "\(difference ?? "")")
  }

  private static var all: [String] {
    var lines: [String] = []
    lines += constantLines(
      "UIView",
      [
        "noIntrinsicMetric": UIView.noIntrinsicMetric,
        "layoutFittingCompressedSize": UIView.layoutFittingCompressedSize,
        "layoutFittingExpandedSize": UIView.layoutFittingExpandedSize,
      ] as KeyValuePairs<String, Any>)
    lines += constantLines(
      "UIView.AnimationOptions",
      [
        "layoutSubviews": .layoutSubviews, "allowUserInteraction": .allowUserInteraction,
        "beginFromCurrentState": .beginFromCurrentState, "repeat": .`repeat`, "autoreverse": .autoreverse,
        "overrideInheritedDuration": .overrideInheritedDuration, "overrideInheritedCurve": .overrideInheritedCurve,
        "allowAnimatedContent": .allowAnimatedContent, "showHideTransitionViews": .showHideTransitionViews,
        "overrideInheritedOptions": .overrideInheritedOptions, "curveEaseInOut": .curveEaseInOut,
        "curveEaseIn": .curveEaseIn, "curveEaseOut": .curveEaseOut, "curveLinear": .curveLinear,
        "transitionFlipFromLeft": .transitionFlipFromLeft, "transitionFlipFromRight": .transitionFlipFromRight,
        "transitionCurlUp": .transitionCurlUp, "transitionCurlDown": .transitionCurlDown,
        "transitionCrossDissolve": .transitionCrossDissolve, "transitionFlipFromTop": .transitionFlipFromTop,
        "transitionFlipFromBottom": .transitionFlipFromBottom,
      ] as KeyValuePairs<String, UIView.AnimationOptions>)
    lines += constantLines(
      "UIView.KeyframeAnimationOptions",
      [
        "layoutSubviews": .layoutSubviews, "allowUserInteraction": .allowUserInteraction,
        "beginFromCurrentState": .beginFromCurrentState, "repeat": .`repeat`, "autoreverse": .autoreverse,
        "overrideInheritedDuration": .overrideInheritedDuration, "overrideInheritedOptions": .overrideInheritedOptions,
        "calculationModeLinear": .calculationModeLinear, "calculationModeDiscrete": .calculationModeDiscrete,
        "calculationModePaced": .calculationModePaced, "calculationModeCubic": .calculationModeCubic,
        "calculationModeCubicPaced": .calculationModeCubicPaced,
      ] as KeyValuePairs<String, UIView.KeyframeAnimationOptions>)
    lines += constantLines(
      "UIView.AnimationCurve",
      ["easeInOut": .easeInOut, "easeIn": .easeIn, "easeOut": .easeOut, "linear": .linear]
        as KeyValuePairs<String, UIView.AnimationCurve>)
    lines += constantLines(
      "UIViewAnimatingPosition",
      ["end": .end, "start": .start, "current": .current] as KeyValuePairs<String, UIViewAnimatingPosition>)
    lines += constantLines(
      "UIViewAnimatingState",
      ["inactive": .inactive, "active": .active, "stopped": .stopped] as KeyValuePairs<String, UIViewAnimatingState>)
    lines += constantLines(
      "NSAttributedString.Key",
      ["font": .font, "foregroundColor": .foregroundColor, "backgroundColor": .backgroundColor, "kern": .kern]
        as KeyValuePairs<String, NSAttributedString.Key>)
    lines += constantLines(
      "NSTextAlignment",
      ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural]
        as KeyValuePairs<String, NSTextAlignment>)
    lines += constantLines(
      "NSLineBreakMode",
      [
        "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
        "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
        "byTruncatingMiddle": .byTruncatingMiddle,
      ] as KeyValuePairs<String, NSLineBreakMode>)
    lines += constantLines(
      "UIAccessibility.Notification",
      [
        "screenChanged": .screenChanged, "layoutChanged": .layoutChanged, "announcement": .announcement,
        "pageScrolled": .pageScrolled,
      ] as KeyValuePairs<String, UIAccessibility.Notification>)
    lines += constantLines(
      "UIColor",
      [
        "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
        "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
        "purple": .purple, "brown": .brown, "clear": .clear, "systemRed": .systemRed, "systemOrange": .systemOrange,
        "systemYellow": .systemYellow, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
        "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink,
        "systemGray": .systemGray, "systemTeal": .systemTeal, "systemMint": .systemMint, "systemCyan": .systemCyan,
        "systemBrown": .systemBrown, "tertiarySystemBackground": .tertiarySystemBackground, "systemGray2": .systemGray2,
        "systemGray3": .systemGray3,
        "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
        "secondarySystemBackground": .secondarySystemBackground, "secondaryLabel": .secondaryLabel,
        "systemBackground": .systemBackground, "label": .label,
      ] as KeyValuePairs<String, UIColor>)
    lines += constantLines(
      "UIUserInterfaceIdiom",
      ["unspecified": .unspecified, "phone": .phone, "pad": .pad, "tv": .tv, "carPlay": .carPlay]
        as KeyValuePairs<String, UIUserInterfaceIdiom>)
    lines += constantLines(
      "UIDeviceOrientation",
      [
        "unknown": .unknown, "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
        "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight, "faceUp": .faceUp, "faceDown": .faceDown,
      ] as KeyValuePairs<String, UIDeviceOrientation>)
    lines += constantLines(
      "UIFont.Weight",
      [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ] as KeyValuePairs<String, UIFont.Weight>)
    lines += constantLines(
      "UIFont.TextStyle",
      [
        "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
        "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption1": .caption1,
        "caption2": .caption2,
      ] as KeyValuePairs<String, UIFont.TextStyle>)
    lines += constantLines(
      "UIFont",
      [
        "labelFontSize": UIFont.labelFontSize, "buttonFontSize": UIFont.buttonFontSize,
        "systemFontSize": UIFont.systemFontSize, "smallSystemFontSize": UIFont.smallSystemFontSize,
      ] as KeyValuePairs<String, Any>)
    lines += constantLines(
      "UIImage.RenderingMode",
      ["automatic": .automatic, "alwaysOriginal": .alwaysOriginal, "alwaysTemplate": .alwaysTemplate]
        as KeyValuePairs<String, UIImage.RenderingMode>)
    lines += constantLines(
      "UIUserInterfaceSizeClass",
      ["unspecified": .unspecified, "compact": .compact, "regular": .regular]
        as KeyValuePairs<String, UIUserInterfaceSizeClass>)
    lines += constantLines(
      "UIUserInterfaceStyle",
      ["unspecified": .unspecified, "light": .light, "dark": .dark] as KeyValuePairs<String, UIUserInterfaceStyle>)
    lines += constantLines(
      "UIContentInsetsReference",
      [
        "automatic": .automatic, "none": .none, "safeArea": .safeArea, "layoutMargins": .layoutMargins,
        "readableContent": .readableContent,
      ] as KeyValuePairs<String, UIContentInsetsReference>)
    lines += constantLines(
      "UICollectionLayoutSectionOrthogonalScrollingBehavior",
      [
        "none": .none, "continuous": .continuous, "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary,
        "paging": .paging, "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
      ] as KeyValuePairs<String, UICollectionLayoutSectionOrthogonalScrollingBehavior>)
    lines += constantLines(
      "UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce",
      ["automatic": .automatic, "always": .always, "never": .never]
        as KeyValuePairs<String, UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce>)
    lines += constantLines(
      "UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate",
      ["automatic": .automatic, "normal": .normal, "fast": .fast]
        as KeyValuePairs<String, UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate>)
    lines += constantLines(
      "UICollectionViewFlowLayout",
      ["automaticSize": UICollectionViewFlowLayout.automaticSize] as KeyValuePairs<String, CGSize>)
    lines += constantLines(
      "UICollectionViewUpdateItem.Action",
      ["insert": .insert, "delete": .delete, "reload": .reload, "move": .move, "none": .none]
        as KeyValuePairs<String, UICollectionViewUpdateItem.Action>)
    lines += constantLines(
      "UICollectionView.ScrollDirection",
      ["vertical": .vertical, "horizontal": .horizontal] as KeyValuePairs<String, UICollectionView.ScrollDirection>)
    lines += constantLines(
      "UICollectionView.ScrollPosition",
      [
        "top": .top, "centeredVertically": .centeredVertically, "bottom": .bottom, "left": .left,
        "centeredHorizontally": .centeredHorizontally, "right": .right,
      ] as KeyValuePairs<String, UICollectionView.ScrollPosition>)
    lines += constantLines(
      "UICollectionView",
      [
        "elementKindSectionHeader": UICollectionView.elementKindSectionHeader,
        "elementKindSectionFooter": UICollectionView.elementKindSectionFooter,
      ] as KeyValuePairs<String, Any>)
    lines += constantLines(
      "NSLayoutConstraint.Relation",
      ["lessThanOrEqual": .lessThanOrEqual, "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual]
        as KeyValuePairs<String, NSLayoutConstraint.Relation>)
    lines += constantLines(
      "NSLayoutConstraint.Axis",
      ["horizontal": .horizontal, "vertical": .vertical] as KeyValuePairs<String, NSLayoutConstraint.Axis>)
    lines += constantLines(
      "NSLayoutConstraint.Attribute",
      [
        "notAnAttribute": .notAnAttribute, "left": .left, "right": .right, "top": .top, "bottom": .bottom,
        "leading": .leading, "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
        "centerY": .centerY, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
      ] as KeyValuePairs<String, NSLayoutConstraint.Attribute>)
    lines += constantLines(
      "UILayoutPriority",
      [
        "required": .required, "defaultHigh": .defaultHigh, "defaultLow": .defaultLow,
        "fittingSizeLevel": .fittingSizeLevel,
      ] as KeyValuePairs<String, UILayoutPriority>)
    lines += constantLines(
      "UIStackView.Distribution",
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ] as KeyValuePairs<String, UIStackView.Distribution>)
    lines += constantLines(
      "UIStackView.Alignment",
      [
        "fill": .fill, "leading": .leading, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
        "lastBaseline": .lastBaseline, "top": .top, "bottom": .bottom,
      ] as KeyValuePairs<String, UIStackView.Alignment>)
    lines += constantLines(
      "UIStackView", ["spacingUseDefault": UIStackView.spacingUseDefault] as KeyValuePairs<String, Any>)
    lines += constantLines(
      "UIApplication.State",
      ["active": .active, "inactive": .inactive, "background": .background]
        as KeyValuePairs<String, UIApplication.State>)
    lines += constantLines(
      "UIModalPresentationStyle",
      [
        "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
        "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
      ] as KeyValuePairs<String, UIModalPresentationStyle>)
    lines += constantLines(
      "UIStatusBarStyle",
      ["default": .`default`, "lightContent": .lightContent, "darkContent": .darkContent]
        as KeyValuePairs<String, UIStatusBarStyle>)
    lines += constantLines(
      "UIInterfaceOrientationMask",
      [
        "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown, "landscapeRight": .landscapeRight,
        "landscapeLeft": .landscapeLeft, "landscape": .landscape, "all": .all, "allButUpsideDown": .allButUpsideDown,
      ] as KeyValuePairs<String, UIInterfaceOrientationMask>)
    lines += constantLines(
      "UIMenuElement.Attributes",
      ["disabled": .disabled, "destructive": .destructive, "hidden": .hidden]
        as KeyValuePairs<String, UIMenuElement.Attributes>)
    lines += constantLines(
      "UIMenuElement.State", ["off": .off, "on": .on, "mixed": .mixed] as KeyValuePairs<String, UIMenuElement.State>)
    lines += constantLines(
      "UIButton.ButtonType",
      [
        "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
        "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
      ] as KeyValuePairs<String, UIButton.ButtonType>)
    lines += constantLines(
      "UIControl.State",
      [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        "focused": .focused,
      ] as KeyValuePairs<String, UIControl.State>)
    lines += constantLines(
      "UIControl.Event",
      [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "menuActionTriggered": .menuActionTriggered, "allTouchEvents": .allTouchEvents, "allEvents": .allEvents,
      ] as KeyValuePairs<String, UIControl.Event>)
    lines += constantLines(
      "UIImpactFeedbackGenerator.FeedbackStyle",
      ["light": .light, "medium": .medium, "heavy": .heavy, "soft": .soft, "rigid": .rigid]
        as KeyValuePairs<String, UIImpactFeedbackGenerator.FeedbackStyle>)
    lines += constantLines(
      "UIBlurEffect.Style",
      [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
      ] as KeyValuePairs<String, UIBlurEffect.Style>)
    lines += constantLines("CGAffineTransform", ["identity": .identity] as KeyValuePairs<String, CGAffineTransform>)
    lines += constantLines("CGVector", ["zero": .zero] as KeyValuePairs<String, CGVector>)
    lines += constantLines("NSDirectionalEdgeInsets", ["zero": .zero] as KeyValuePairs<String, NSDirectionalEdgeInsets>)
    lines += constantLines(
      "NSRectAlignment",
      [
        "none": .none, "top": .top, "topLeading": .topLeading, "leading": .leading, "bottomLeading": .bottomLeading,
        "bottom": .bottom, "bottomTrailing": .bottomTrailing, "trailing": .trailing, "topTrailing": .topTrailing,
      ] as KeyValuePairs<String, NSRectAlignment>)
    lines += constantLines(
      "NSDirectionalRectEdge",
      ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all]
        as KeyValuePairs<String, NSDirectionalRectEdge>)
    lines += constantLines("UIEdgeInsets", ["zero": .zero] as KeyValuePairs<String, UIEdgeInsets>)
    lines += constantLines(
      "UIScrollView.DecelerationRate",
      ["normal": .normal, "fast": .fast] as KeyValuePairs<String, UIScrollView.DecelerationRate>)
    lines += constantLines(
      "UIScrollView.ContentInsetAdjustmentBehavior",
      ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]
        as KeyValuePairs<String, UIScrollView.ContentInsetAdjustmentBehavior>)
    lines += constantLines(
      "UIScrollView.IndicatorStyle",
      ["default": .`default`, "black": .black, "white": .white] as KeyValuePairs<String, UIScrollView.IndicatorStyle>)
    lines += constantLines(
      "UIScrollView.KeyboardDismissMode",
      [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
        "interactiveWithAccessory": .interactiveWithAccessory,
      ] as KeyValuePairs<String, UIScrollView.KeyboardDismissMode>)
    lines += constantLines(
      "UITableView.Style",
      ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped] as KeyValuePairs<String, UITableView.Style>)
    lines += constantLines(
      "UITableView.ScrollPosition",
      ["none": .none, "top": .top, "middle": .middle, "bottom": .bottom]
        as KeyValuePairs<String, UITableView.ScrollPosition>)
    lines += constantLines(
      "UITableView.RowAnimation",
      [
        "fade": .fade, "right": .right, "left": .left, "top": .top, "bottom": .bottom, "none": .none, "middle": .middle,
        "automatic": .automatic,
      ] as KeyValuePairs<String, UITableView.RowAnimation>)
    lines += constantLines(
      "UITableView", ["automaticDimension": UITableView.automaticDimension] as KeyValuePairs<String, Any>)
    lines += constantLines(
      "UITableViewCell.SeparatorStyle",
      ["none": .none, "singleLine": .singleLine] as KeyValuePairs<String, UITableViewCell.SeparatorStyle>)
    lines += constantLines(
      "UITableViewCell.CellStyle",
      ["default": .`default`, "value1": .value1, "value2": .value2, "subtitle": .subtitle]
        as KeyValuePairs<String, UITableViewCell.CellStyle>)
    lines += constantLines(
      "UITableViewCell.SelectionStyle",
      ["none": .none, "blue": .blue, "gray": .gray, "default": .`default`]
        as KeyValuePairs<String, UITableViewCell.SelectionStyle>)
    lines += constantLines(
      "UITableViewCell.AccessoryType",
      [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
      ] as KeyValuePairs<String, UITableViewCell.AccessoryType>)
    lines += constantLines(
      "CATransitionType",
      ["fade": .fade, "moveIn": .moveIn, "push": .push, "reveal": .reveal] as KeyValuePairs<String, CATransitionType>)
    lines += constantLines(
      "CATransitionSubtype",
      ["fromLeft": .fromLeft, "fromRight": .fromRight, "fromTop": .fromTop, "fromBottom": .fromBottom]
        as KeyValuePairs<String, CATransitionSubtype>)
    lines += constantLines(
      "UITouch.Phase",
      ["began": .began, "moved": .moved, "stationary": .stationary, "ended": .ended, "cancelled": .cancelled]
        as KeyValuePairs<String, UITouch.Phase>)
    lines += constantLines(
      "UIGestureRecognizer.State",
      [
        "possible": .possible, "began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled,
        "failed": .failed, "recognized": .recognized,
      ] as KeyValuePairs<String, UIGestureRecognizer.State>)
    lines += constantLines(
      "UISemanticContentAttribute",
      [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
      ] as KeyValuePairs<String, UISemanticContentAttribute>)
    lines += constantLines(
      "UIUserInterfaceLayoutDirection",
      ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]
        as KeyValuePairs<String, UIUserInterfaceLayoutDirection>)
    lines += constantLines(
      "UIView.AutoresizingMask",
      [
        "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
        "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
        "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
      ] as KeyValuePairs<String, UIView.AutoresizingMask>)
    lines += constantLines(
      "UIView.ContentMode",
      [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
      ] as KeyValuePairs<String, UIView.ContentMode>)
    lines += constantLines(
      "CACornerMask",
      [
        "layerMinXMinYCorner": .layerMinXMinYCorner, "layerMaxXMinYCorner": .layerMaxXMinYCorner,
        "layerMinXMaxYCorner": .layerMinXMaxYCorner, "layerMaxXMaxYCorner": .layerMaxXMaxYCorner,
      ] as KeyValuePairs<String, CACornerMask>)
    lines += constantLines(
      "made by C's functions",
      ["point": CGPointMake(1, 2), "size": CGSizeMake(3, 4), "rect": CGRectMake(1, 2, 3, 4)]
        as KeyValuePairs<String, Any>)
    return lines
  }
}
