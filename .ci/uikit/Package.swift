// swift-tools-version: 6.0

// The collection-view layout and its tests as a package of their own, which `.ci/uikit/assemble`
// puts beside links to the sources. On Linux a host stands in for UIKit; it can't be a target of
// the package itself, since none may be called UIKit where there is one.

import PackageDescription

#if os(Linux)
let uiKit: [Target.Dependency] = ["UIKit"]
let host: [Target] = [
  .target(name: "UIKit", path: "Tests/UIKitHost/UIKit"),
  .testTarget(
    name: "UIKitHostTests",
    dependencies: ["UIKit"],
    path: "Tests/UIKitHost/UIKitHostTests"
  ),
]
#else
let uiKit: [Target.Dependency] = []
let host: [Target] = []
#endif

let package = Package(
  name: "WaterfallLayout",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .visionOS(.v1)],
  products: [
    .library(name: "WaterfallLayout", targets: ["WaterfallLayout"]),
    .library(name: "WaterfallCollectionView", targets: ["WaterfallCollectionView"]),
  ],
  targets: host + [
    .target(name: "WaterfallLayout"),
    .target(name: "WaterfallCollectionView", dependencies: ["WaterfallLayout"] + uiKit),
    .target(
      name: "WaterfallTestSupport",
      dependencies: ["WaterfallLayout"],
      path: "Tests/WaterfallTestSupport"
    ),
    .testTarget(
      name: "WaterfallCollectionViewTests",
      dependencies: ["WaterfallCollectionView", "WaterfallLayout", "WaterfallTestSupport"] + uiKit
    ),
  ],
  swiftLanguageModes: [.v6]
)
