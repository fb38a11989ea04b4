import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Numbers out of range: always a finite result, one diagnostic, and the replacement of
/// `HowItemsArePlaced`, "What counts as what".
final class HostileInputTests: XCTestCase {
  /// Bad lengths and what they count as.
  private let lengths: [(CGFloat, CGFloat)] = [
    (.nan, 0), (.infinity, 0), (-.infinity, 0), (-1, 0), (-1e308, 0), (1e308, 1e9), (1e9 + 1, 1e9),
  ]

  func testLengths() {
    for input in HostileInput.lengths {
      for (bad, good) in lengths {
        assert(input.scenario(bad), isLike: input.scenario(good), input, "\(input.subject) \(bad)")
      }
    }
  }

  func testLengthsAtTheirBoundsAreSound() {
    for input in HostileInput.lengths {
      for bound in [0, -0.0, .leastNonzeroMagnitude, 1e9] as [CGFloat] {
        let scenario = input.scenario(bound)
        let geometry = scenario.geometry()
        XCTAssertEqual(scenario.diagnostics, [], "\(input.subject) \(bound)")
        assertFinite(geometry, "\(input.subject) \(bound)")
        assertNoBrokenInvariants(geometry, "\(input.subject) \(bound)")
      }
    }
    XCTAssertEqual(HostileInput.soundScenario.diagnostics, [])
  }

  func testDisplayScale() {
    for bad in [.nan, .infinity, -.infinity, 0, -0.0, -2] as [CGFloat] {
      var scenario = HostileInput.soundScenario
      scenario.container.displayScale = nil
      let exact = scenario
      scenario.container.displayScale = bad
      assert(scenario, isLike: exact, .displayScale, "\(bad)")
    }
  }

  func testOddDisplayScales() {
    for scale in [1e308, .leastNonzeroMagnitude, 1e-300, 1e12, 0.1, 1e-3] as [CGFloat] {
      for direction in WaterfallContainer.LayoutDirection.allCases {
        var scenario = HostileInput.soundScenario
        scenario.container.displayScale = scale
        scenario.container.layoutDirection = direction
        let geometry = scenario.geometry()
        XCTAssertEqual(scenario.diagnostics, [], "scale \(scale)")
        assertFinite(geometry, "scale \(scale)")
        assertNoBrokenInvariants(geometry, "scale \(scale)")
      }
    }
  }

  func testAScaleOfEndlessPixelsRoundsNothing() {
    var scenario = HostileInput.soundScenario
    scenario.container.displayScale = 1e308
    var exact = scenario
    exact.container.displayScale = nil
    XCTAssertEqual(scenario.geometry().itemFrames, exact.geometry().itemFrames)
  }

  func testColumnCount() {
    for (bad, good) in [(0, 1), (-1, 1), (.min, 1), (1_001, 1_000), (.max, 1_000)] {
      assert(
        scenario { $0.columns = .count(bad) },
        isLike: scenario { $0.columns = .count(good) },
        .columnCount,
        section: 1,
        "\(bad)"
      )
    }
  }

  func testMaximumColumnCount() {
    for bad in [0, -1, .min] {
      assert(
        scenario { $0.columns = .adaptive(minimumWidth: 60, maximumCount: bad) },
        isLike: scenario { $0.columns = .adaptive(minimumWidth: 60, maximumCount: 1) },
        .maximumColumnCount,
        section: 1,
        "\(bad)"
      )
    }
  }

  func testMinimumColumnWidth() {
    for bad in [.nan, .infinity, -.infinity, 0, -0.0, -1] as [CGFloat] {
      assert(
        scenario { $0.columns = .adaptive(minimumWidth: bad) },
        isLike: scenario { $0.columns = .count(1) },
        .minimumColumnWidth,
        section: 1,
        "\(bad)"
      )
    }
    assert(
      scenario { $0.columns = .adaptive(minimumWidth: 1e308) },
      isLike: scenario { $0.columns = .adaptive(minimumWidth: 1e9) },
      .minimumColumnWidth,
      section: 1,
      "1e308"
    )
  }

  func testMaximumColumnWidth() {
    for bad in [.nan, -.infinity, 0, -1] as [CGFloat] {
      assert(
        scenario { $0.maximumColumnWidth = bad },
        isLike: scenario { $0.maximumColumnWidth = nil },
        .maximumColumnWidth,
        section: 1,
        "\(bad)"
      )
    }
    for sound in [.infinity, 1e308, .leastNonzeroMagnitude] as [CGFloat] {
      let scenario = scenario { $0.maximumColumnWidth = sound }
      XCTAssertEqual(scenario.diagnostics, [], "\(sound)")
      assertFinite(scenario.geometry())
    }
  }

  func testMoreAdaptiveColumnsThanThereMayBe() {
    let scenario = scenario {
      $0.columns = .adaptive(minimumWidth: 1e-3)
      $0.columnSpacing = 0
    }
    let geometry = scenario.geometry()
    XCTAssertEqual(geometry.columnMetrics(inSection: 1)?.count, 1_000)
    XCTAssertEqual(scenario.diagnostics.map(\.subject), [.columnCount])
    assertFinite(geometry)
  }

  func testTolerance() {
    for bad in [.nan, -1, -.infinity, -1e308] as [CGFloat] {
      assert(
        scenario { $0.packing = .flow(tolerance: bad) },
        isLike: scenario { $0.packing = .flow(tolerance: 0) },
        .flowTolerance,
        section: 1,
        "\(bad)"
      )
    }
    for sound in [.infinity, 1e308, 0] as [CGFloat] {
      let diagnostics = scenario { $0.packing = .flow(tolerance: sound) }.diagnostics
      XCTAssertEqual(diagnostics, [], "\(sound)")
    }
  }

  func testSpan() {
    for bad in [0, -1, .min] {
      assert(
        placed(WaterfallItemPlacement(span: bad, column: 1)),
        isLike: placed(WaterfallItemPlacement(span: 1, column: 1)),
        .itemSpan,
        section: 1,
        item: 3,
        "\(bad)"
      )
    }
  }

  func testColumn() {
    for bad in [-1, .min] {
      assert(
        placed(WaterfallItemPlacement(span: 2, column: bad)),
        isLike: placed(WaterfallItemPlacement(span: 2, column: 0)),
        .itemColumn,
        section: 1,
        item: 3,
        "\(bad)"
      )
    }
  }

  func testNumberOfItems() {
    for bad in [-1, .min] {
      let sections = HostileInput.soundScenario.sections.map(\.configuration)
      let recorder = DiagnosticRecorder()
      let geometry = WaterfallGeometry(
        container: HostileInput.soundScenario.container,
        sections: sections,
        itemCount: { $0 == 1 ? bad : 2 },
        diagnosticHandler: recorder.record,
        height: { _, _ in 10 }
      )
      let counts = sections.indices.map { geometry.numberOfItems(inSection: $0) }
      XCTAssertEqual(counts, [2, 0, 2])
      XCTAssertEqual(recorder.diagnostics.map(\.subject), [.itemCount])
      XCTAssertEqual(recorder.diagnostics.map(\.section), [1])
      assertFinite(geometry)
    }
  }

  func testOddButLegal() {
    var scenario = HostileInput.soundScenario
    scenario.container.size.width = 3
    scenario.sections[0].items[0].placement = .allColumns
    scenario.sections[0].items[1].placement = WaterfallItemPlacement(span: 7, column: .max)
    scenario.sections[1].items[0].placement = WaterfallItemPlacement(column: 5)
    let geometry = scenario.geometry()
    XCTAssertEqual(scenario.diagnostics, [])
    assertFinite(geometry)
    assertEqual(geometry, ReferenceLayout(scenario))
  }
}

// MARK: - Messages

extension HostileInputTests {
  func testMessages() {
    for (scenario, sentence) in sentences {
      let diagnostics = scenario.diagnostics
      XCTAssertEqual(diagnostics.map(\.message), [sentence])
      XCTAssertEqual(diagnostics.map(\.description), [sentence])
    }
  }

  private var sentences: [(LayoutScenario, String)] {
    [
      (
        changed { $0.sections[2].items[7].height = .nan },
        "height of item 7 in section 2 must be finite and at least 0, got nan; used 0"
      ),
      (
        changed { $0.sections[0].items[0].height = 1e308 },
        "height of item 0 in section 0 must be at most 1000000000, got 1e+308; used 1000000000"
      ),
      (
        changed { $0.container.size.width = -.infinity },
        "width of the container must be finite and at least 0, got -inf; used 0"
      ),
      (
        changed { $0.container.displayScale = 0 },
        "display scale of the container must be finite and above 0, got 0.0; used none"
      ),
      (
        scenario { $0.columns = .count(.min) },
        "column count of section 1 must be at least 1, got -9223372036854775808; used 1"
      ),
      (
        placed(WaterfallItemPlacement(span: 0)),
        "span of item 3 in section 1 must be at least 1, got 0; used 1"
      ),
      (
        placed(WaterfallItemPlacement(column: -4)),
        "column of item 3 in section 1 must be at least 0, got -4; used 0"
      ),
      (
        scenario { $0.packing = .flow(tolerance: -2) },
        "flow tolerance of section 1 must be at least 0, got -2.0; used 0"
      ),
    ]
  }

  func testOnlyTheFirstHundredAreKept() {
    let heights = [CGFloat](repeating: .nan, count: 250)
    let scenario = LayoutScenario(WaterfallContainer(width: 100), heights: heights)
    let diagnostics = scenario.diagnostics
    XCTAssertEqual(diagnostics.prefix(100).map(\.item), Array(0..<100))
    XCTAssertEqual(
      diagnostics.dropFirst(100).map(\.message),
      ["150 more diagnostics of the same pass"]
    )
    XCTAssertEqual(scenario.geometry().contentSize.height, 124 * 10)
  }
}

// MARK: - Helpers

extension HostileInputTests {
  private func changed(_ change: (inout LayoutScenario) -> Void) -> LayoutScenario {
    var scenario = HostileInput.soundScenario
    change(&scenario)
    return scenario
  }

  /// Returns the sound scenario with a change to section 1.
  private func scenario(_ change: (inout WaterfallSection) -> Void) -> LayoutScenario {
    changed { change(&$0.sections[1].configuration) }
  }

  /// Returns the sound scenario with a placement for item 3 of section 1.
  private func placed(_ placement: WaterfallItemPlacement) -> LayoutScenario {
    changed { $0.sections[1].items[3].placement = placement }
  }

  private func assert(
    _ bad: LayoutScenario,
    isLike good: LayoutScenario,
    _ input: HostileInput,
    _ label: String,
    line: UInt = #line
  ) {
    assert(
      bad,
      isLike: good,
      input.subject,
      section: input.section,
      item: input.item,
      label,
      line: line
    )
  }

  /// Fails unless two scenarios come out the same, and the bad one has one diagnostic.
  private func assert(
    _ bad: LayoutScenario,
    isLike good: LayoutScenario,
    _ subject: WaterfallDiagnostic.Subject,
    section: Int? = nil,
    item: Int? = nil,
    _ label: String,
    line: UInt = #line
  ) {
    let geometry = bad.geometry()
    let expected = good.geometry()
    let diagnostics = bad.diagnostics
    XCTAssertEqual(good.diagnostics, [], label, line: line)
    XCTAssertEqual(
      geometry.attributesForElements(in: .infinite),
      expected.attributesForElements(in: .infinite),
      label,
      line: line
    )
    XCTAssertEqual(geometry.contentSize, expected.contentSize, label, line: line)
    XCTAssertEqual(diagnostics.map(\.subject), [subject], label, line: line)
    XCTAssertEqual(diagnostics.map(\.section), [section], label, line: line)
    XCTAssertEqual(diagnostics.map(\.item), [item], label, line: line)
    assertFinite(geometry, label, line: line)
    assertNoBrokenInvariants(geometry, label, line: line)
  }
}
