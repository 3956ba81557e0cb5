import Foundation
import XCTest

@testable import HeadlessUI

extension EnvironmentValues {
  fileprivate enum ItemsKey: EnvironmentKey {
    static let defaultValue: [String] = []
  }

  fileprivate var items: [String] {
    get { self[ItemsKey.self] }
    set { self[ItemsKey.self] = newValue }
  }
}

/// An environment value and a parameter that change at the same time.
@preconcurrency @MainActor
final class EnvironmentOrderTests: DeviceTestCase {
  private struct Item: View {
    let index: Int
    @Environment(\.items) private var items

    var body: some View { Text(items.indices.contains(index) ? items[index] : "out of range: \(index) of \(items.count)") }
  }

  private struct Noted: View {
    let index: Int
    let log: Log
    @Environment(\.items) private var items

    var body: some View {
      log.note("\(index) of \(items.count)")
      return Text("item \(index)")
    }
  }

  private struct Last: View {
    @State private var items = ["a"]
    @State private var index = 0
    let log: Log

    var body: some View {
      VStack {
        Group {
          Item(index: index)
          Noted(index: index, log: log)
          if index > 0 { Noted(index: index + 100, log: log) }
        }
        .environment(\.items, items)
        Button("Append") {
          items.append("b")
          index += 1
        }
        Button("Remove") {
          items.removeLast()
          index -= 1
        }
        Button("Rename") { items[0] = "c" }
      }
    }
  }

  func test_aBodySeesTheOldValuesOfBothOrTheNewOnes() {
    let log = Log()
    show { Last(log: log) }
    XCTAssertEqual(log.take(), ["0 of 1"])
    tap(.button, "Append")
    XCTAssertEqual(log.take(), ["1 of 2", "101 of 2"])
    XCTAssertTrue(exists(.staticText, "b"))
    tap(.button, "Remove")
    XCTAssertEqual(log.take(), ["0 of 1"])
    XCTAssertTrue(exists(.staticText, "a"))
    tap(.button, "Rename")
    XCTAssertEqual(log.take(), ["0 of 1"])
    XCTAssertTrue(exists(.staticText, "c"))
  }

  private struct Steps: View {
    @State private var counts = [1, 2]
    @State private var isLocked = false
    let log: Log

    var body: some View {
      VStack {
        VStack {
          ForEach(counts.indices, id: \.self) { index in
            Stepper(
              "Count \(index)",
              value: Binding {
                if !counts.indices.contains(index) { log.note("out of range") }
                return counts.indices.contains(index) ? counts[index] : 0
              } set: {
                counts[index] = $0
              })
          }
        }
        .disabled(isLocked)
        Button("Remove") {
          counts.removeLast()
          isLocked = true
        }
      }
    }
  }

  func test_aViewThatGoesDoesNotReadItsBindingForAChangeOfTheEnvironment() {
    let log = Log()
    show { Steps(log: log) }
    tap(.button, "Remove")
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(count(.stepper), 1)
  }

  private struct Framed: GroupBoxStyle, Equatable {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(name)
        configuration.content
      }
    }
  }

  private struct Styled: View {
    @State private var name = "one"
    @State private var index = 0

    var body: some View {
      VStack {
        GroupBox { Text("content \(index)") }.groupBoxStyle(Framed(name: name))
        GroupBox { GroupBox { Text("inner") } }.groupBoxStyle(Framed(name: "inner \(name)")).groupBoxStyle(Framed(name: "outer"))
        Button("Change") {
          name = "two"
          index = 1
        }
      }
    }
  }

  func test_aStyleAndItsContentChangeTogether() {
    show { Styled() }
    XCTAssertEqual(texts.prefix(2), ["one", "content 0"])
    tap(.button, "Change")
    XCTAssertEqual(texts.prefix(2), ["two", "content 1"])
    XCTAssertTrue(texts.contains("inner two"))
  }
}
