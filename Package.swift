// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "WaterfallLayout",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "WaterfallLayout", targets: ["WaterfallLayout"]),
    .library(name: "WaterfallCollectionView", targets: ["WaterfallCollectionView"]),
    .library(name: "WaterfallSwiftUI", targets: ["WaterfallSwiftUI"]),
    .library(name: "WaterfallPreview", targets: ["WaterfallPreview"]),
    .executable(name: "waterfall", targets: ["waterfall"]),
  ],
  targets: [
    .target(name: "WaterfallLayout"),
    .target(name: "WaterfallCollectionView", dependencies: ["WaterfallLayout"]),
    .target(name: "WaterfallSwiftUI", dependencies: ["WaterfallLayout"]),
    .target(name: "WaterfallPreview", dependencies: ["WaterfallLayout"]),
    .executableTarget(name: "waterfall", dependencies: ["WaterfallLayout", "WaterfallPreview"]),
    .executableTarget(name: "waterfall-benchmark", dependencies: ["WaterfallLayout"]),
    .target(
      name: "WaterfallTestSupport",
      dependencies: ["WaterfallLayout"],
      path: "Tests/WaterfallTestSupport"
    ),
    .testTarget(
      name: "WaterfallLayoutTests",
      dependencies: ["WaterfallLayout", "WaterfallPreview", "WaterfallTestSupport"]
    ),
    .testTarget(
      name: "WaterfallCollectionViewTests",
      dependencies: ["WaterfallCollectionView", "WaterfallLayout", "WaterfallTestSupport"]
    ),
    .testTarget(
      name: "WaterfallSwiftUITests",
      dependencies: ["WaterfallLayout", "WaterfallSwiftUI", "WaterfallTestSupport"]
    ),
    .testTarget(
      name: "WaterfallPreviewTests",
      dependencies: ["WaterfallLayout", "WaterfallPreview", "waterfall"]
    ),
    .testTarget(
      name: "WaterfallCommandTests",
      dependencies: ["WaterfallLayout", "WaterfallPreview", "waterfall"]
    ),
    .testTarget(name: "WaterfallBenchmarkTests", dependencies: ["waterfall-benchmark"]),
  ],
  swiftLanguageModes: [.v6]
)
