// swift-tools-version: 5.9
import PackageDescription

// block of docs/SwiftUICode.md: name: "Cards"
package.dependencies.append(.package(path: "Swift6"))
package.targets[1].dependencies.append(.product(name: "Carousel6", package: "Swift6"))
