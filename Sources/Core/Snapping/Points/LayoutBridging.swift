extension ScrollAxis { init(_ direction: ScrollDirection) { self = direction.isHorizontal ? .horizontal : .vertical } }

extension Size2D { init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) } }

extension LayoutSize { init(_ size: Size2D) { self.init(width: size.width, height: size.height) } }
