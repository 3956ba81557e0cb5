import Foundation
import HeadlessUI
import Observation
import ScreenModel

/// The growth of the cost of state changes that many views read, or that one of many views makes.
enum StateGrowth {
  static var all: [GrowthBenchmark] {
    [
      GrowthBenchmark(name: "readersOfOneState", target: GrowthTarget(exponent: 1.1, nanoseconds: 60_000_000), run: readersOfOneState),
      GrowthBenchmark(name: "toggles", target: GrowthTarget(exponent: 1.1), run: toggles),
      GrowthBenchmark(name: "appStorage", target: GrowthTarget(exponent: 1.1), run: appStorage),
      GrowthBenchmark(name: "focus", target: GrowthTarget(exponent: 1.1), run: focus),
      GrowthBenchmark(name: "alerts", target: GrowthTarget(exponent: 1.1), run: alerts),
    ]
  }

  /// Measures repeated taps on one element.
  @MainActor
  private static func taps(_ screen: GrowthScreen, on name: String, _ settings: BenchmarkSettings) throws -> [Double] {
    let device = screen.device
    guard let element = device.tree.first(ElementQuery(scope: device.tree.root, string: name)) else {
      throw WrongAnswer(description: "There is no element “\(name)”.")
    }
    return screen.measure(settings) { _ in
      // Tap the interaction point and not the middle, because a toggle only accepts taps on its switch.
      if let point = device.tree.interactionPoint(of: element) { device.tap(at: point) }
    }
  }

  @MainActor
  private static func count(_ screen: GrowthScreen, _ string: String) -> Int {
    screen.device.tree.count(ElementQuery(scope: screen.device.tree.root, string: string))
  }

  // MARK: Readers of one piece of state

  private struct SharedCount: View {
    let size: Int
    @State private var count = 0

    var body: some View {
      ScrollView {
        VStack {
          Button("Add") { count += 1 }
          ForEach(0..<size, id: \.self) { _ in Reader(count: $count) }
        }
      }
    }
  }

  private struct Reader: View {
    @Binding var count: Int

    var body: some View { Text(count.isMultiple(of: 2) ? "Even" : "Oddy") }
  }

  /// Measures a change of one piece of state that all views of a stack read.
  @MainActor
  private static func readersOfOneState(_ size: Int, _ settings: BenchmarkSettings) throws -> [Double] {
    let screen = GrowthScreen { SharedCount(size: size) }
    defer { screen.device.shutDown() }
    let samples = try taps(screen, on: "Add", settings)
    try WrongAnswer.check("growth.readersOfOneState", [count(screen, "Even"), count(screen, "Oddy")].sorted(), [0, size])
    return samples
  }

  // MARK: Toggles

  private struct Settings: View {
    @State private var values: [Bool]

    init(size: Int) { values = Array(repeating: false, count: size) }

    var body: some View {
      ScrollView {
        VStack { ForEach(values.indices, id: \.self) { Toggle("Setting \(String($0))", isOn: $values[$0]) } }
      }
    }
  }

  /// Measures a tap on one of many toggles over the elements of an array.
  @MainActor
  private static func toggles(_ size: Int, _ settings: BenchmarkSettings) throws -> [Double] {
    let screen = GrowthScreen { Settings(size: size) }
    defer { screen.device.shutDown() }
    let tree = screen.device.tree
    var isOn: Bool { tree.first(ElementQuery(scope: tree.root, type: .switch, string: "Setting 3")).flatMap { tree.value(of: $0) } == "1" }
    let samples = try taps(screen, on: "Setting 3", settings)
    let before = isOn
    _ = try taps(screen, on: "Setting 3", BenchmarkSettings(runs: 0, runTime: 0))
    try WrongAnswer.check("growth.toggles", [isOn, tree.count(ElementQuery(scope: tree.root, type: .switch)) == size], [!before, true])
    return samples
  }

  // MARK: Stored values

  private struct StoredCount: View {
    let size: Int
    @AppStorage("count") private var count = 0

    var body: some View {
      ScrollView {
        VStack {
          Button("Add") { count += 1 }
          ForEach(0..<size, id: \.self) { _ in StoredReader() }
        }
      }
    }
  }

  private struct StoredReader: View {
    @AppStorage("count") private var count = 0

    var body: some View { Text(count.isMultiple(of: 2) ? "Even" : "Oddy") }
  }

  /// Measures a change of one stored value that all views of a stack read.
  @MainActor
  private static func appStorage(_ size: Int, _ settings: BenchmarkSettings) throws -> [Double] {
    let screen = GrowthScreen { StoredCount(size: size) }
    defer { screen.device.shutDown() }
    let samples = try taps(screen, on: "Add", settings)
    try WrongAnswer.check("growth.appStorage", [count(screen, "Even"), count(screen, "Oddy")].sorted(), [0, size])
    return samples
  }

  // MARK: Focus

  private struct Fields: View {
    let size: Int
    @FocusState private var focus: Int?

    var body: some View {
      ScrollView {
        VStack {
          Button("Next") { focus = (focus ?? 0) % 5 + 1 }
          ForEach(0..<size, id: \.self) { TextField("Field \(String($0))", text: .constant("")).focused($focus, equals: $0) }
        }
      }
    }
  }

  /// Measures moving the keyboard focus from one of many fields to the next.
  @MainActor
  private static func focus(_ size: Int, _ settings: BenchmarkSettings) throws -> [Double] {
    let screen = GrowthScreen { Fields(size: size) }
    defer { screen.device.shutDown() }
    let samples = try taps(screen, on: "Next", settings)
    try WrongAnswer.check("growth.focus", [screen.device.focusedElement != nil, count(screen, "Field \(size - 1)") == 1], [true, true])
    return samples
  }

  // MARK: Alerts

  private struct Alerts: View {
    let size: Int
    @State private var isShown = false

    var body: some View {
      ScrollView {
        VStack {
          Button("Show") { isShown = true }
          ForEach(0..<size, id: \.self) { number in
            Text(verbatim: "Row \(number)").alert("Alert \(number)", isPresented: $isShown) { Button("Close") {} }
          }
        }
      }
    }
  }

  /// Measures presenting and dismissing the alerts that one piece of state controls.
  @MainActor
  private static func alerts(_ size: Int, _ settings: BenchmarkSettings) throws -> [Double] {
    let screen = GrowthScreen { Alerts(size: size) }
    defer { screen.device.shutDown() }
    let device = screen.device
    var seen = 0
    func tap(_ name: String) {
      // Tap the last button with the name, because the last alert is on top.
      let query = ElementQuery(scope: device.tree.root, type: .button, string: name)
      guard let element = device.tree.element(query, at: device.tree.count(query) - 1) else { return }
      let frame = device.tree.frame(of: element)
      device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      seen += 1
    }
    var changes = 0
    let samples = screen.measure(settings) { _ in
      tap("Show")
      tap("Close")
      changes += 2
    }
    try WrongAnswer.check("growth.alerts", [seen, count(screen, "Alert 5"), count(screen, "Row 5")], [changes, 0, 1])
    return samples
  }
}
