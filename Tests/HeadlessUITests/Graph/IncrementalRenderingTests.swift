import Observation
import XCTest

@testable import HeadlessUI

@MainActor @Observable private final class Account {
  var name = "Ann"
  var balance = 0
}

private struct Leaf: View {
  let title: String
  let log: Log

  var body: some View {
    log.note("Leaf \(title)")
    return Text(title)
  }
}

private struct NameView: View {
  let account: Account
  let log: Log

  var body: some View {
    log.note("NameView")
    return Text(account.name)
  }
}

private struct BalanceView: View {
  let account: Account
  let log: Log

  var body: some View {
    log.note("BalanceView")
    return Text("\(account.balance)")
  }
}

private struct AccountScreen: View {
  let account: Account
  let log: Log

  var body: some View {
    log.note("AccountScreen")
    return VStack {
      NameView(account: account, log: log)
      BalanceView(account: account, log: log)
    }
  }
}

/// A value that equals others with the same name.
private struct Item: Equatable {
  let name: String
  let note: Int

  static func == (first: Item, second: Item) -> Bool { first.name == second.name }
}

private struct Shelf: View {
  let item: Item
  let marks: (first: [Int], title: Text)
  let log: Log

  var body: some View {
    log.note("Shelf \(marks.first.count)")
    return Text(item.name)
  }
}

private struct Cart: View {
  @State private var count = 0
  @State private var size = 1
  let log: Log

  var body: some View {
    log.note("Cart")
    return VStack {
      Shelf(item: Item(name: "Bread of \(size) kinds of corn", note: count), marks: (Array(repeating: 1, count: size), Text("A title that is long")), log: log)
      Button("Again") { count += 1 }
      Button("More") { size += 1 }
    }
  }
}

private struct Child: View {
  @Binding var text: String
  let log: Log

  var body: some View {
    log.note("Child")
    return Text("Child \(text)")
  }
}

private struct Parent: View {
  @State private var text = "a"
  @State private var isOn = false
  let log: Log

  var body: some View {
    log.note("Parent")
    return VStack {
      Child(text: $text, log: log)
      Leaf(title: "Sibling", log: log)
      Button("Change") { text += "a" }
      Button("Same") { text = String(text) }
      Button("Other") { isOn.toggle() }
      Text(isOn ? "On" : "Off")
    }
  }
}

private struct StateOwner: View {
  @State private var count = 0
  let log: Log

  var body: some View {
    log.note("StateOwner")
    return Button("Count \(count)") { count += 1 }
  }
}

private struct LongText: View {
  @State private var count = 0
  let log: Log

  var body: some View {
    log.note("LongText")
    return VStack {
      Button("Count \(count)") { count += 1 }
      Leaf(title: String(repeating: "long ", count: 20) + "\(count / 100)", log: log)
    }
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelReader: View {
  @Environment(\.level) private var level
  let log: Log

  init(log: Log) { self.log = log }

  var body: some View {
    log.note("LevelReader")
    return Text("Level \(level)")
  }
}

private struct LevelSetter: View {
  @State private var level = 1
  let log: Log

  var body: some View {
    log.note("LevelSetter")
    return VStack {
      Button("Up") { level += 1 }
      Button("Stay") { level += 0 }
      VStack {
        LevelReader(log: log)
        Leaf(title: "Deaf", log: log)
      }
      .environment(\.level, level / 2)
    }
  }
}

@preconcurrency @MainActor
final class IncrementalRenderingTests: DeviceTestCase {
  private func change(_ body: @escaping () -> Void) { device.perform(cause: "the test") { body() } }

  func test_stateChangesEvaluateTheBodyThatReadsIt() {
    let log = Log()
    show {
      VStack {
        StateOwner(log: log)
        Leaf(title: "Sibling", log: log)
      }
    }
    _ = log.take()
    tap(.button, "Count 0")
    XCTAssertEqual(log.take(), ["StateOwner"])
    XCTAssertTrue(exists(.button, "Count 1"))
  }

  func test_anObservedPropertyEvaluatesOnlyTheBodiesThatReadThatProperty() {
    let log = Log()
    let account = Account()
    show { AccountScreen(account: account, log: log) }
    XCTAssertEqual(log.take(), ["AccountScreen", "NameView", "BalanceView"])
    change { account.balance = 5 }
    XCTAssertEqual(log.take(), ["BalanceView"])
    change { account.name = "Bob" }
    XCTAssertEqual(log.take(), ["NameView"])
    XCTAssertEqual(texts, ["Bob", "5"])
  }

  func test_severalChangesAtOnceAreOneEvaluation() {
    let log = Log()
    let account = Account()
    show { AccountScreen(account: account, log: log) }
    _ = log.take()
    change {
      account.balance = 1
      account.balance = 2
      account.name = "Cid"
    }
    XCTAssertEqual(log.take().sorted(), ["BalanceView", "NameView"])
  }

  func test_aBindingEvaluatesTheChildThatReadsItAndNotTheParentThatOnlyPassesItOn() {
    let log = Log()
    show { Parent(log: log) }
    _ = log.take()
    tap(.button, "Change")
    // The parent's body reads the text only in an action, so the body isn't evaluated again.
    XCTAssertEqual(log.take(), ["Child"])
    XCTAssertTrue(exists(.staticText, "Child aa"))
  }

  func test_anEqualValueEvaluatesNothing() {
    let log = Log()
    show { Parent(log: log) }
    _ = log.take()
    tap(.button, "Same")
    XCTAssertEqual(log.take(), [])
  }

  func test_aChildWithEqualInputsIsNotEvaluatedWhenItsParentIs() {
    let log = Log()
    show { Parent(log: log) }
    _ = log.take()
    tap(.button, "Other")
    XCTAssertEqual(log.take(), ["Parent"])
    XCTAssertTrue(exists(.staticText, "On"))
  }

  func test_longStringsAreComparedByWhatIsInThem() {
    let log = Log()
    show { LongText(log: log) }
    _ = log.take()
    tap(.button, "Count 0")
    XCTAssertEqual(log.take(), ["LongText"])
  }

  func test_fieldsAreComparedAsTheirTypeSays() {
    let log = Log()
    show { Cart(log: log) }
    _ = log.take()
    tap(.button, "Again")
    XCTAssertEqual(log.take(), ["Cart"], "its item calls itself equal, whatever its note is, and its list is as long")
    tap(.button, "More")
    XCTAssertEqual(log.take(), ["Cart", "Shelf 2"])
    tap(.button, "Again")
    XCTAssertEqual(log.take(), ["Cart"])
  }

  func test_aValueOfTheEnvironmentEvaluatesThoseThatReadItAndOnlyWhenItDiffers() {
    let log = Log()
    show { LevelSetter(log: log) }
    _ = log.take()
    tap(.button, "Stay")
    XCTAssertEqual(log.take(), [])
    tap(.button, "Up")
    XCTAssertEqual(log.take(), ["LevelSetter", "LevelReader"])
    XCTAssertTrue(exists(.staticText, "Level 1"))
    tap(.button, "Up")
    XCTAssertEqual(log.take(), ["LevelSetter"], "1 and 1 are the same level")
  }

  func test_aScreenThatHasNotChangedCostsNothing() {
    let log = Log()
    show { Parent(log: log) }
    _ = log.take()
    let changes = device.tree.changeCount
    device.settle()
    device.settle()
    XCTAssertEqual(device.tree.changeCount, changes)
    XCTAssertEqual(log.take(), [])
  }
}
