// swift-tools-version: 6.0

// A package of its own for machines without UIKit: no target of ours may be called UIKit where there
// is one. `.ci/steps/uikit` puts it beside links to the sources and the tests.

import PackageDescription

let package = Package(
  name: "WaterfallOnHost",
  targets: [
    .target(name: "UIKit", path: "Tests/UIKitHost/UIKit"),
    .testTarget(
      name: "UIKitHostTests",
      dependencies: ["UIKit"],
      path: "Tests/UIKitHost/UIKitHostTests"
    ),
  ],
  swiftLanguageModes: [.v6]
)
