import HeadlessDevice
import HeadlessUI
import HeadlessDevice
import HeadlessXCUI
import ScreenModel

/// The growth of the cost of tree changes and of messages about a missing element.
///
/// The size is the number of elements on the screen.
enum TreeGrowth {
  static var all: [GrowthBenchmark] {
    [
      GrowthBenchmark(name: "lastSibling", sizes: [1_000, 10_000, 100_000], target: GrowthTarget(exponent: 0.3, nanoseconds: 1_000), run: lastSibling),
      GrowthBenchmark(name: "failure", target: GrowthTarget(exponent: 1.1, nanoseconds: 20_000_000), run: failure),
    ]
  }

  /// Measures an insertion before the last sibling and the removal of an earlier one.
  ///
  /// The number of siblings stays the same.
  @MainActor
  private static func lastSibling(_ size: Int, _ settings: BenchmarkSettings) throws -> [Double] {
    let tree = ElementTree()
    let new = ElementProperties(type: .cell)
    for _ in 0..<size { tree.insert(new, into: tree.root) }
    let last = tree.children(of: tree.root)[size - 1]
    var inserted = [ElementID](repeating: .absent, count: 16)
    var oldest = 0
    let samples = settings.nanoseconds { count in
      for _ in 0..<count {
        tree.remove(inserted[oldest])
        inserted[oldest] = tree.insert(new, into: tree.root, before: last)
        oldest = (oldest + 1) & 15
      }
      return count
    }
    let children = tree.children(of: tree.root)
    try WrongAnswer.check("growth.lastSibling", children.count, size + inserted.count)
    try WrongAnswer.check("growth.lastSibling", zip(children, children.dropFirst()).allSatisfy { tree.comesBefore($0, $1) }, true)
    return samples
  }

  /// Measures the message of a tap on a missing label.
  @MainActor
  private static func failure(_ size: Int, _ settings: BenchmarkSettings) throws -> [Double] {
    let screen = GrowthScreen {
      VStack { ForEach(0..<size, id: \.self) { Text(verbatim: "Item \($0) of the list") } }
    }
    defer { screen.device.shutDown() }
    nonisolated(unsafe) var message = ""
    return try Device.withCurrent(screen.device) {
      try InteractionFailure.$handler.withValue(InteractionFailure.Handler { message = $0.message }) {
        let label = XCUIApplication().staticTexts["Itme \(size - 1) of the lsit"]
        label.tap()
        try WrongAnswer.check("growth.failure: \(message)", message.contains("Did you mean StaticText “Item \(size - 1) of the list”"), true)
        return settings.nanoseconds { count in
          for _ in 0..<count { label.tap() }
          return message.utf8.count
        }
      }
    }
  }
}
