import Observation
import XCTest

@testable import HeadlessUI

@MainActor @Observable private final class Names {
  var all: [String]
  init(_ all: [String]) { self.all = all }
}

private struct Row: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct NamesView: View {
  let names: Names

  var body: some View {
    VStack { ForEach(names.all, id: \.self) { Row(name: $0) } }
  }
}

private struct Toy: Identifiable, Equatable {
  let id: Int
  var name: String
}

private struct ToyBox: View {
  @State private var toys = [Toy(id: 1, name: "Ball"), Toy(id: 2, name: "Kite")]

  var body: some View {
    VStack {
      ForEach($toys) { $toy in TextField("Toy \(toy.id)", text: $toy.name) }
      Text(toys.map(\.name).joined(separator: ", ")).accessibilityIdentifier("All")
      Button("Remove first") { toys.removeFirst() }
    }
  }
}

private struct Choice: View {
  @State private var chosen = 0
  let log: Log

  var body: some View {
    log.note("Choice")
    return VStack {
      ForEach(0..<3, id: \.self) { number in
        Button("\(number)\(number == chosen ? " chosen" : "")") { chosen = number }
      }
    }
  }
}

@preconcurrency @MainActor
final class ForEachTests: DeviceTestCase {
  private func showNames(_ all: [String]) -> Names {
    let names = Names(all)
    show { NamesView(names: names) }
    return names
  }

  private func change(_ body: @escaping () -> Void) { device.perform(cause: "the test") { body() } }

  func test_insertingAnElementLeavesTheOthersTheirState() {
    let names = showNames(["Ann", "Bob"])
    tap(.button, "Bob 0")
    change { names.all.insert("Cid", at: 1) }
    XCTAssertEqual(labels(.button), ["Ann 0", "Cid 0", "Bob 1"])
  }

  func test_movingAnElementMovesItsState() {
    let names = showNames(["Ann", "Bob", "Cid"])
    tap(.button, "Cid 0")
    change { names.all = ["Cid", "Ann", "Bob"] }
    XCTAssertEqual(labels(.button), ["Cid 1", "Ann 0", "Bob 0"])
    let frames = ["Cid 1", "Ann 0", "Bob 0"].map { frame(.button, $0).minY }
    XCTAssertEqual(frames, frames.sorted())
  }

  func test_anElementThatComesBackBeginsAnew() {
    let names = showNames(["Ann", "Bob"])
    tap(.button, "Ann 0")
    change { names.all = ["Bob"] }
    change { names.all = ["Ann", "Bob"] }
    XCTAssertEqual(labels(.button), ["Ann 0", "Bob 0"])
  }

  func test_reversingKeepsEveryState() {
    let names = showNames(["Ann", "Bob", "Cid", "Dan"])
    tap(.button, "Ann 0")
    tap(.button, "Cid 0")
    change { names.all.reverse() }
    XCTAssertEqual(labels(.button), ["Dan 0", "Cid 1", "Bob 0", "Ann 1"])
  }

  func test_elementsWithOneIdAreAllShown() {
    let names = showNames(["Ann", "Ann", "Bob", "Ann"])
    XCTAssertEqual(labels(.button), ["Ann 0", "Ann 0", "Bob 0", "Ann 0"])
    change { names.all = ["Ann", "Bob", "Ann"] }
    XCTAssertEqual(labels(.button), ["Ann 0", "Bob 0", "Ann 0"])
    change { names.all = [] }
    XCTAssertEqual(labels(.button), [])
  }

  func test_aBoundCollectionGivesABindingToEachElement() {
    show { ToyBox() }
    tap(.textField, "Kite")
    device.typeText("s")
    XCTAssertEqual(find(.staticText, "All").map { device.tree.label(of: $0) }, "Ball, Kites")
  }

  func test_aBindingToAnElementThatHasGoneIsHarmless() {
    show { ToyBox() }
    tap(.textField, "Kite")
    tap(.button, "Remove first")
    device.typeText("s")
    XCTAssertEqual(find(.staticText, "All").map { device.tree.label(of: $0) }, "Kites")
    tap(.button, "Remove first")
    XCTAssertEqual(count(.textField), 0)
  }

  func test_whatOnlyTheRowsReadEvaluatesOnlyTheRows() {
    let log = Log()
    show { Choice(log: log) }
    _ = log.take()
    tap(.button, "2")
    XCTAssertEqual(labels(.button), ["0", "1", "2 chosen"])
    XCTAssertEqual(log.take(), [])
  }
}
