import FeelTesting
import UIKitFacade
private final class CardPager: NSObject, UIScrollViewDelegate {}
@MainActor private let view = UIScrollView(frame: .zero)
@MainActor private func keep<Object: AnyObject>(_ object: Object) -> Object { object }
