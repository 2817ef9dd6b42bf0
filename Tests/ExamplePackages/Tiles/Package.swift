// block of docs/Feel.md: name: "Tiles"
package.targets.append(.testTarget(name: "CardTests", dependencies: package.targets[0].dependencies))
// What stands in for UIKit exists where there is none.
#if canImport(Darwin)
#else
  package.targets.append(.target(name: "Pager", dependencies: [.product(name: "UIKit", package: "ScrollPhysics")]))
  package.targets.append(
    .testTarget(
      name: "PagerTests",
      dependencies: package.targets[0].dependencies + [
        "Pager", .product(name: "UIKitFacade", package: "ScrollPhysics"),
      ]))
#endif
