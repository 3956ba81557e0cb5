import ScreenModel
import VirtualTime

/// The benchmarks of the element tree.
enum TreeBenchmarks {
  static var all: [Benchmark] {
    [
      benchmark("tree.uniqueID", uniqueID), benchmark("tree.randomID", randomID), benchmark("tree.scopedTypeAndID", scopedTypeAndID),
      benchmark("tree.firstInParent", firstInParent),
      benchmark("tree.countCells", countCells), benchmark("tree.missingID", missingID), benchmark("tree.changeThenQuery", changeThenQuery),
      benchmark("tree.scan", scan), benchmark("tree.build", build), benchmark("tree.bytes", bytes),
      benchmark("tree.bytesWithoutRoom", sizes: [sizeWithoutRoom], limit: CostLimit(release: 130, debug: 130), bytes),
    ]
  }

  /// A size that just fills the tree's memory.
  ///
  /// One more element would double the memory.
  private static let sizeWithoutRoom = 8_190

  private static func benchmark(
    _ name: String, sizes: [Int] = BenchmarkTree.sizes, limit: CostLimit? = nil, _ run: @escaping (Prepared, BenchmarkSettings) throws -> [Double]
  ) -> Benchmark {
    Benchmark(name: name, sizes: sizes, limit: limit) { size, settings in
      let samples = try run(Prepared.of(size: size), settings)
      return Measurement(name: name, size: size, samples: samples, unit: name.hasPrefix("tree.bytes") ? "bytes" : "ns")
    }
  }

  /// A tree that several benchmarks share.
  final class Prepared {
    let source: BenchmarkTree
    let tree: ElementTree

    private init(size: Int) {
      source = BenchmarkTree(size: size)
      tree = source.makeTree()
    }

    nonisolated(unsafe) private static var last: (size: Int, prepared: Prepared)?

    static func of(size: Int) -> Prepared {
      if let last, last.size == size { return last.prepared }
      let prepared = Prepared(size: size)
      last = (size, prepared)
      return prepared
    }
  }

  // MARK: Queries

  private static func uniqueID(_ prepared: Prepared, _ settings: BenchmarkSettings) throws -> [Double] {
    let tree = prepared.tree
    let ids = prepared.source.cellIDs
    let found = ids.compactMap { tree.first(ElementQuery(scope: tree.root, string: $0)) }
    try WrongAnswer.check("tree.uniqueID", found.map(tree.identifier), ids)
    return settings.nanoseconds { count in
      var hits = 0
      for index in 0..<count where tree.first(ElementQuery(scope: tree.root, string: ids[index & 63])) != nil { hits += 1 }
      return hits
    }
  }

  /// Measures lookups of ids from the whole tree.
  ///
  /// The ids vary, so a recent lookup doesn't leave the id in the processor's cache.
  private static func randomID(_ prepared: Prepared, _ settings: BenchmarkSettings) throws -> [Double] {
    let tree = prepared.tree
    var generator = SplitMix64(seed: 5)
    let ids = prepared.source.elements.map(\.identifier).filter { !$0.isEmpty }.shuffled(using: &generator)
    let found = ids.compactMap { tree.first(ElementQuery(scope: tree.root, string: $0)) }
    try WrongAnswer.check("tree.randomID", found.map(tree.identifier), ids)
    return settings.nanoseconds { count in
      var hits = 0
      var next = 0
      for _ in 0..<count {
        if tree.first(ElementQuery(scope: tree.root, string: ids[next])) != nil { hits += 1 }
        next = next + 1 == ids.count ? 0 : next + 1
      }
      return hits
    }
  }

  @inline(__always) private static func buttonInCell(_ tree: ElementTree, _ target: (cell: String, button: String)) -> ElementID? {
    guard let cell = tree.first(ElementQuery(scope: tree.root, string: target.cell)) else { return nil }
    return tree.first(ElementQuery(scope: cell, type: .button, string: target.button))
  }

  private static func scopedTypeAndID(_ prepared: Prepared, _ settings: BenchmarkSettings) throws -> [Double] {
    let tree = prepared.tree
    let targets = prepared.source.cellsWithButtons
    try WrongAnswer.check("tree.scopedTypeAndID", targets.compactMap { buttonInCell(tree, $0) }.map(tree.identifier), targets.map(\.button))
    return settings.nanoseconds { count in
      var hits = 0
      for index in 0..<count where buttonInCell(tree, targets[index & 63]) != nil { hits += 1 }
      return hits
    }
  }

  @inline(__always) private static func okButton(_ tree: ElementTree, _ table: String) -> ElementID? {
    guard let table = tree.first(ElementQuery(scope: tree.root, type: .table, string: table)) else { return nil }
    return tree.first(ElementQuery(scope: table, type: .button, string: "OK"))
  }

  private static func firstInParent(_ prepared: Prepared, _ settings: BenchmarkSettings) throws -> [Double] {
    let tree = prepared.tree
    let tables = prepared.source.tableIDs
    for id in tables {
      guard let table = tree.first(ElementQuery(scope: tree.root, string: id)) else { throw WrongAnswer(description: "No table “\(id)”.") }
      let plain = tree.first(ElementQuery(scope: table) { $0.type == .button && $0.label == "OK" })
      try WrongAnswer.check("tree.firstInParent", okButton(tree, id), plain)
    }
    return settings.nanoseconds { count in
      var hits = 0
      for index in 0..<count where okButton(tree, tables[index & 63]) != nil { hits += 1 }
      return hits
    }
  }

  @inline(__always) private static func cellCount(_ tree: ElementTree, _ table: String) -> Int {
    guard let table = tree.first(ElementQuery(scope: tree.root, type: .table, string: table)) else { return 0 }
    return tree.count(ElementQuery(scope: table, type: .cell))
  }

  private static func countCells(_ prepared: Prepared, _ settings: BenchmarkSettings) throws -> [Double] {
    let tree = prepared.tree
    let tables = prepared.source.tableIDs
    let expected = tables.map { id in prepared.source.elements.filter { $0.type == .cell && $0.parent >= 0 && prepared.source.elements[$0.parent].identifier == id }.count }
    try WrongAnswer.check("tree.countCells", tables.map { cellCount(tree, $0) }, expected)
    return settings.nanoseconds { count in
      var cells = 0
      for index in 0..<count { cells &+= cellCount(tree, tables[index & 63]) }
      return cells
    }
  }

  private static func missingID(_ prepared: Prepared, _ settings: BenchmarkSettings) throws -> [Double] {
    let tree = prepared.tree
    let ids = prepared.source.missingIDs
    try WrongAnswer.check("tree.missingID", ids.compactMap { tree.first(ElementQuery(scope: tree.root, string: $0)) }.count, 0)
    return settings.nanoseconds { count in
      var hits = 0
      for index in 0..<count where tree.first(ElementQuery(scope: tree.root, string: ids[index & 63])) != nil { hits += 1 }
      return hits
    }
  }

  @inline(__always) private static func scanCount(_ tree: ElementTree) -> Int {
    tree.count(ElementQuery(scope: tree.root) { $0.type == .button && $0.isEnabled && $0.label.hasPrefix("Row 1") })
  }

  /// Measures a search whose closure checks every element, in nanoseconds per element.
  private static func scan(_ prepared: Prepared, _ settings: BenchmarkSettings) throws -> [Double] {
    let tree = prepared.tree
    let size = prepared.source.elements.count
    let expected = prepared.source.elements.filter { $0.type == .button && $0.isEnabled && $0.label.hasPrefix("Row 1") }.count
    try WrongAnswer.check("tree.scan", scanCount(tree), expected)
    return settings.nanoseconds { count in
      var hits = 0
      for _ in 0..<count { hits &+= scanCount(tree) }
      return hits
    }.map { $0 / Double(size) }
  }

  // MARK: Changes

  /// Measures an insertion at a random place, the removal of an earlier element and a scoped query.
  ///
  /// The tree keeps its size.
  private static func changeThenQuery(_ prepared: Prepared, _ settings: BenchmarkSettings) throws -> [Double] {
    let tree = prepared.source.makeTree()
    let cells = prepared.source.cellIDs.compactMap { tree.first(ElementQuery(scope: tree.root, string: $0)) }
    let targets = prepared.source.cellsWithButtons
    let new = ElementProperties(type: .cell, label: "New")
    try WrongAnswer.check("tree.changeThenQuery", targets.compactMap { buttonInCell(tree, $0) }.count, BenchmarkTree.targets)
    var state: UInt64 = 7
    var inserted = [ElementID](repeating: .absent, count: 16)
    var oldest = 0
    func step() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let sibling = cells[Int(state >> 58)]
      tree.remove(inserted[oldest])
      inserted[oldest] = tree.insert(new, into: tree.parent(of: sibling) ?? tree.root, before: sibling)
      oldest = (oldest + 1) & 15
      return buttonInCell(tree, targets[Int((state >> 40) & 63)]) == nil ? 0 : 1
    }
    let count = max(200, min(20_000, Int(settings.runTime / 1e-6)))
    let samples = (0..<settings.runs).map { _ in
      BenchmarkSettings.seconds { for _ in 0..<count { benchmarkSink &+= step() } } * 1e9 / Double(count)
    }
    try WrongAnswer.check("tree.changeThenQuery", tree.count, prepared.tree.count + inserted.count)
    return samples
  }

  /// Measures the creation of a whole tree, in nanoseconds per element.
  private static func build(_ prepared: Prepared, _ settings: BenchmarkSettings) throws -> [Double] {
    let size = prepared.source.elements.count
    try WrongAnswer.check("tree.build", prepared.tree.count, size + 1)
    return settings.nanoseconds { count in
      var elements = 0
      for _ in 0..<count { elements &+= prepared.source.makeTree().count }
      return elements
    }.map { $0 / Double(size) }
  }

  /// Measures all heap memory of the tree, in bytes per element.
  private static func bytes(_ prepared: Prepared, _ settings: BenchmarkSettings) throws -> [Double] {
    (0..<settings.runs).map { _ in Double(prepared.tree.byteCount) / Double(prepared.tree.count) }
  }
}
