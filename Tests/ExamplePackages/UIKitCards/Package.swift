// swift-tools-version: 5.9
import PackageDescription

// block of docs/UIKitCode.md: name: "Cards"
package.dependencies.append(.package(path: "Swift6"))
package.targets[1].dependencies.append(.product(name: "Cards6", package: "Swift6"))
