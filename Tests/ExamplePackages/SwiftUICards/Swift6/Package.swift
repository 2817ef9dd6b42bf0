// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Swift6",
  products: [.library(name: "Carousel6", targets: ["Carousel6"])],
  dependencies: [.package(path: "../../ScrollPhysics")],
  targets: [.target(name: "Carousel6", dependencies: [.product(name: "SwiftUI", package: "ScrollPhysics")])])
