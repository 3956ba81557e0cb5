import Foundation
import HeadlessUI
import Observation
import ScreenModel
import VirtualTime

/// The growth of the layout cost: one change on a screen with many views.
enum LayoutGrowth {
  static var all: [GrowthBenchmark] {
    [
      GrowthBenchmark(name: "oneOfNChildren", target: GrowthTarget(exponent: 0.3, nanoseconds: 300_000), run: oneOfNChildren),
      GrowthBenchmark(name: "typingInForm", target: GrowthTarget(exponent: 0.3), run: typingInForm),
      GrowthBenchmark(name: "shuffle", target: GrowthTarget(exponent: 1.1), run: shuffle),
      GrowthBenchmark(name: "nestedStacks", sizes: [5, 10, 20, 50, 100], target: GrowthTarget(exponent: 1.1), run: nestedStacks),
    ]
  }

  /// The model of one text view.
  @MainActor @Observable
  final class Item {
    var text: String

    init(_ text: String) { self.text = text }
  }

  private struct Child: View {
    let item: Item

    var body: some View { Text(item.text) }
  }

  @MainActor
  private static func checkTexts(_ name: String, _ screen: GrowthScreen, _ texts: String...) throws {
    let found = texts.filter { screen.device.tree.first(ElementQuery(scope: screen.device.tree.root, string: $0)) != nil }
    try WrongAnswer.check(name, found, texts)
  }

  /// Measures replacing the text of one child in a stack with other text of the same size.
  @MainActor
  private static func oneOfNChildren(_ size: Int, _ settings: BenchmarkSettings) throws -> [Double] {
    let items = (0..<size).map { Item("Item \($0)") }
    let screen = GrowthScreen {
      VStack { ForEach(0..<size, id: \.self) { Child(item: items[$0]) } }
    }
    defer { screen.device.shutDown() }
    let changed = items[size / 2]
    let samples = screen.measure(settings) { changed.text = $0.isMultiple(of: 2) ? "Even" : "Oddy" }
    changed.text = "Last"
    screen.device.render()
    try checkTexts("growth.oneOfNChildren", screen, "Last", "Item 0")
    return samples
  }

  /// Measures typing a character into one field of a stack.
  @MainActor
  private static func typingInForm(_ size: Int, _ settings: BenchmarkSettings) throws -> [Double] {
    let items = (0..<size).map { Item("Text \($0)") }
    let screen = GrowthScreen {
      VStack { ForEach(0..<size, id: \.self) { index in FieldOfItem(number: index, item: items[index]) } }
    }
    defer { screen.device.shutDown() }
    let device = screen.device
    // The stack extends beyond the top and the bottom of the screen, so type into a field in the middle.
    guard let field = device.tree.first(ElementQuery(scope: device.tree.root, string: "Text \(size / 2)")) else {
      throw WrongAnswer(description: "growth.typingInForm: there is no field.")
    }
    let frame = device.tree.frame(of: field)
    device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    let samples = screen.measure(settings) { _ = device.typeText($0 % 20 < 10 ? "a" : "\u{8}") }
    items[size / 2].text = ""
    device.render()
    device.typeText("Typed")
    try WrongAnswer.check("growth.typingInForm", items[size / 2].text, "Typed")
    try checkTexts("growth.typingInForm", screen, "Typed", "Text 0")
    return samples
  }

  private struct FieldOfItem: View {
    let number: Int
    @Bindable var item: Item

    var body: some View { TextField("Field \(String(number))", text: $item.text) }
  }

  /// The numbers that a stack shows.
  @MainActor @Observable
  final class Order {
    var numbers: [Int]

    init(_ numbers: [Int]) { self.numbers = numbers }
  }

  private struct ShuffledTexts: View {
    let order: Order

    var body: some View {
      VStack { ForEach(order.numbers, id: \.self) { Text(verbatim: "Item \($0)") } }
    }
  }

  /// Measures a random reordering of a stack's items.
  @MainActor
  private static func shuffle(_ size: Int, _ settings: BenchmarkSettings) throws -> [Double] {
    var generator = SplitMix64(seed: 3)
    let orders = (0..<8).map { _ in Array(0..<size).shuffled(using: &generator) }
    let order = Order(orders[0])
    let screen = GrowthScreen { ShuffledTexts(order: order) }
    defer { screen.device.shutDown() }
    let samples = screen.measure(settings) { order.numbers = orders[$0 & 7] }
    let tree = screen.device.tree
    let texts = tree.all(ElementQuery(scope: tree.root, type: .staticText)).map { tree.label(of: $0) }
    try WrongAnswer.check("growth.shuffle", texts, order.numbers.map { "Item \($0)" })
    return samples
  }

  /// Nested stacks along both axes, with text views next to each other.
  ///
  /// Layout queries the minimum and maximum size of each stack.
  private struct Nest: View {
    let depth: Int
    let item: Item

    var body: some View {
      if depth == 0 {
        Child(item: item)
      } else {
        AnyView(
          VStack {
            HStack {
              Nest(depth: depth - 1, item: item)
              Text(verbatim: "Right \(depth)")
            }
            Text(verbatim: "Level \(depth)")
          })
      }
    }
  }

  /// Measures a change of the text width in the innermost of nested stacks.
  ///
  /// The size is the depth.
  @MainActor
  private static func nestedStacks(_ size: Int, _ settings: BenchmarkSettings) throws -> [Double] {
    let item = Item("Leaf")
    // Fix the frame so only the stacks are laid out again. It's large enough for all of them.
    let screen = GrowthScreen { Nest(depth: size, item: item).frame(width: 100_000, height: 100_000) }
    defer { screen.device.shutDown() }
    let samples = screen.measure(settings) { item.text = String(repeating: "x", count: 1 + $0 % 20) }
    item.text = "Last"
    screen.device.render()
    try checkTexts("growth.nestedStacks", screen, "Last", "Level \(size)")
    return samples
  }
}
