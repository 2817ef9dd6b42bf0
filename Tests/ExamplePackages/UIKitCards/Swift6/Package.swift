// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Swift6",
  products: [.library(name: "Cards6", targets: ["Cards6"])],
  dependencies: [.package(path: "../../ScrollPhysics")],
  targets: [
    .target(
      name: "Cards6", dependencies: [.product(name: "UIKit", package: "ScrollPhysics")], exclude: ["Adopted"],
      plugins: [.plugin(name: "AdoptPlugin", package: "ScrollPhysics")])
  ])
