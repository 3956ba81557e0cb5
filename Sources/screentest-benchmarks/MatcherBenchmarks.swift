import Foundation
import ScenarioKit
import ScreenModel
import Screens

/// The benchmarks of a selection by a matcher.
///
/// A selection is one lookup if an index contains a part of the matcher. Otherwise it's a search through all elements.
enum MatcherBenchmarks {
  private static let sizes = [10_000, 100_000]

  static var all: [Benchmark] {
    [
      benchmark("matcher.identifier", limit: 2_000, indexed), benchmark("matcher.indexedLast", limit: 2_000, indexedLast),
      benchmark("matcher.scan", limit: 30, scan), benchmark("matcher.scanLabels", scanLabels),
      Benchmark(name: "matcher.select", sizes: sizes, limit: CostLimit(release: 2_000), run: select),
    ]
  }

  private static func benchmark(
    _ name: String, limit: Double? = nil, _ run: @escaping @MainActor (TreeBenchmarks.Prepared, BenchmarkSettings) throws -> [Double]
  ) -> Benchmark {
    Benchmark(name: name, sizes: sizes, limit: limit.map { CostLimit(release: $0) }) { size, settings in
      let prepared = TreeBenchmarks.Prepared.of(size: size)
      nonisolated(unsafe) let shared = prepared
      let samples = try MainActor.assumeIsolated { try run(shared, settings) }
      return Measurement(name: name, size: size, samples: samples, unit: "ns")
    }
  }

  @MainActor private static func root(_ prepared: TreeBenchmarks.Prepared) throws -> ElementSnapshot {
    guard let root = prepared.tree.snapshot(of: prepared.tree.root) else { throw WrongAnswer(description: "The tree has no root.") }
    return root
  }

  /// Measures a matcher for an identifier, in nanoseconds.
  @MainActor private static func indexed(_ prepared: TreeBenchmarks.Prepared, _ settings: BenchmarkSettings) throws -> [Double] {
    let root = try root(prepared)
    let matchers = prepared.source.cellIDs.map { ElementMatcher.identifier($0) && .type(.cell) }
    try WrongAnswer.check("matcher.identifier", matchers.flatMap { $0.liveMatches(in: root).map(\.identifier) }, prepared.source.cellIDs)
    return settings.nanoseconds { count in
      var hits = 0
      for index in 0..<count { hits &+= matchers[index & 63].liveMatches(in: root).count }
      return hits
    }
  }

  /// Measures a matcher whose last part is in an index, in nanoseconds.
  @MainActor private static func indexedLast(_ prepared: TreeBenchmarks.Prepared, _ settings: BenchmarkSettings) throws -> [Double] {
    let root = try root(prepared)
    let matchers = prepared.source.cellIDs.map { ElementMatcher.where { $0.isEnabled } && .identifier($0) }
    try WrongAnswer.check("matcher.indexedLast", matchers.flatMap { $0.liveMatches(in: root).map(\.identifier) }, prepared.source.cellIDs)
    return settings.nanoseconds { count in
      var hits = 0
      for index in 0..<count { hits &+= matchers[index & 63].liveMatches(in: root).count }
      return hits
    }
  }

  /// Measures a matcher that isn't in an index, in nanoseconds per element.
  @MainActor private static func scan(_ prepared: TreeBenchmarks.Prepared, _ settings: BenchmarkSettings) throws -> [Double] {
    try perElement(prepared, settings, "matcher.scan", .isSelected || .hasKeyboardFocus, expected: 0)
  }

  /// Measures a matcher for part of a label, in nanoseconds per element.
  @MainActor private static func scanLabels(_ prepared: TreeBenchmarks.Prepared, _ settings: BenchmarkSettings) throws -> [Double] {
    let elements = prepared.source.elements
    let expected = elements.filter { $0.type == .button && $0.label.hasPrefix("Row 1") }.count
    return try perElement(prepared, settings, "matcher.scanLabels", .label(.hasPrefix("Row 1")) && .where { $0.type == .button }, expected: expected)
  }

  @MainActor private static func perElement(
    _ prepared: TreeBenchmarks.Prepared, _ settings: BenchmarkSettings, _ name: String, _ matcher: ElementMatcher, expected: Int
  ) throws -> [Double] {
    let root = try root(prepared)
    try WrongAnswer.check(name, matcher.liveMatches(in: root).count, expected)
    return settings.nanoseconds { count in
      var hits = 0
      for _ in 0..<count { hits &+= matcher.liveMatches(in: root).count }
      return hits
    }.map { $0 / Double(prepared.source.elements.count) }
  }

  /// Measures a complete selection by an id on a device, in nanoseconds.
  ///
  /// The size is the number of elements on the screen.
  private static func select(_ size: Int, _ settings: BenchmarkSettings) throws -> Measurement {
    try MainActor.assumeIsolated {
      let app = AppUnderTest(name: "Rows") { ManyRowsView(count: size) }
      let session = ScreenSession(appUnderTest: app, feature: "Benchmark", test: "matcher.select", reporter: SilentReporter(), journal: nil, console: nil)
      return try session.perform {
        App.shared.launch(clean: true)
        let ids = (0..<64).map { "Row \($0 * (size / 64))" }
        let selections = ids.map { Screens.select(.id($0)) }
        try WrongAnswer.check("matcher.select: elements", allElements(.type(.staticText)).count, size)
        try WrongAnswer.check("matcher.select", selections.map { $0.match?.label }, ids)
        let samples = settings.nanoseconds { count in
          var hits = 0
          for index in 0..<count where selections[index & 63].match != nil { hits += 1 }
          return hits
        }
        return Measurement(name: "matcher.select", size: size, samples: samples, unit: "ns")
      }
    }
  }
}
