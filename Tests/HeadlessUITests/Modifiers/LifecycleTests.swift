import Foundation
import VirtualTime
import XCTest

@testable import HeadlessUI

private struct Staged: View {
  @State private var isShown = true
  @State private var id = 1
  let log: Log

  var body: some View {
    VStack {
      if isShown {
        VStack {
          Text("Inner").onAppear { log.note("inner appears") }.onDisappear { log.note("inner leaves") }
        }
        .onAppear { log.note("outer appears") }
        .onDisappear { log.note("outer leaves") }
        .task(id: id) { [id] in
          log.note("task \(id) begins")
          try? await Task.sleep(for: .seconds(60))
          log.note("task \(id) \(Task.isCancelled ? "is cancelled" : "ends")")
        }
      }
      Button("Show") { isShown.toggle() }
      Button("Next") { id += 1 }
    }
  }
}

private struct Watching: View {
  @State private var count = 0
  let log: Log

  var body: some View {
    Button("Count \(count)") { count += 1 }
      .onChange(of: count) { old, new in log.note("\(old) to \(new)") }
      .onChange(of: count / 2, initial: true) { log.note("half \(count / 2)") }
  }
}

private struct Blinking: ViewModifier {
  @State private var isOn = false
  let log: Log

  func body(content: Content) -> some View {
    VStack {
      content
      Text(isOn ? "on" : "off")
      Button("Blink") { isOn.toggle() }
    }
  }
}

private struct Blinker: View {
  @State private var count = 0
  let log: Log

  var body: some View { Button("Count \(count)") { count += 1 }.modifier(Blinking(log: log)) }
}

/// A counter in the style of a team's own code: a dynamic property that combines others.
@propertyWrapper
private struct Tally: DynamicProperty {
  @State private var count = 0
  @Environment(\.isEnabled) private var isEnabled

  var wrappedValue: Int {
    get { count }
    nonmutating set { count = newValue }
  }

  var isOpen: Bool { isEnabled }
}

private struct Tallied: View {
  @Tally private var tally
  @Tally private var other

  var body: some View {
    VStack {
      Button("\(tally) of \(other)") { tally += 1 }
      Button("Other") { other += 10 }
      Text(_tally.isOpen ? "open" : "closed")
    }
  }
}

@preconcurrency @MainActor
final class LifecycleTests: DeviceTestCase {
  private let log = Log()

  private func showStaged() {
    let log = log
    show { Staged(log: log) }
  }

  func test_theInnerViewAppearsBeforeTheOuterAndTasksBeginAfterwards() {
    showStaged()
    XCTAssertEqual(log.take(), ["inner appears", "outer appears", "task 1 begins"])
  }

  func test_aViewThatGoesTakesItsTaskAlong() {
    showStaged()
    _ = log.take()
    tap(.button, "Show")
    XCTAssertEqual(log.take(), ["inner leaves", "outer leaves", "task 1 is cancelled"])
    XCTAssertTrue(device.scheduler.pending.isEmpty)
  }

  func test_aTaskBeginsAnewWhenItsValueChanges() {
    showStaged()
    _ = log.take()
    tap(.button, "Next")
    XCTAssertEqual(log.take(), ["task 2 begins", "task 1 is cancelled"])
    XCTAssertEqual(device.wait(timeout: 100) { log.count("task 2 ends") == 1 }, .satisfied)
  }

  func test_aTaskIsPendingUnderTheNameOfItsView() {
    showStaged()
    XCTAssertEqual(device.scheduler.pending.map(\.name), ["the task of Staged"])
  }

  func test_changesAreToldWithTheOldAndTheNewValueAndOnceAtFirstWhereAsked() {
    let log = log
    show { Watching(log: log) }
    XCTAssertEqual(log.take(), ["half 0"])
    tap(.button, "Count 0")
    XCTAssertEqual(log.take(), ["0 to 1"])
    tap(.button, "Count 1")
    XCTAssertEqual(log.take(), ["1 to 2", "half 1"])
  }

  func test_aModifierHasStateOfItsOwn() {
    let log = log
    show { Blinker(log: log) }
    tap(.button, "Blink")
    tap(.button, "Count 0")
    XCTAssertEqual(labels(.button), ["Count 1", "Blink"])
    XCTAssertEqual(texts, ["on"])
  }

  func test_aDynamicPropertyOfOnesOwnHasStateForEachPlaceItIsUsedAt() {
    show { Tallied().disabled(false) }
    tap(.button, "0 of 0")
    tap(.button, "Other")
    tap(.button, "1 of 10")
    XCTAssertTrue(exists(.button, "2 of 10"))
    XCTAssertTrue(exists(.staticText, "open"))
  }
}
