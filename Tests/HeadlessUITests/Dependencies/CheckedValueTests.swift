import Foundation
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// A number that is looked at again before a rendering.
private final class CheckedNumber: CheckedValueOwner {
  private lazy var value = CheckedValue(owner: self)
  private var number = 0
  /// The number that the next check finds.
  private var next = 0
  private(set) var checks = 0
  /// The number of evaluations of the bodies that read the number.
  var evaluations = 0
  var afterCheck: () -> Void = {}

  var current: Int {
    value.noteRead()
    return number
  }

  func set(_ next: Int, _ transaction: Transaction? = nil) {
    self.next = next
    value.setNeedsCheck(transaction)
  }

  func hasChanged() -> Bool {
    checks += 1
    defer { afterCheck() }
    guard number != next else { return false }
    number = next
    return true
  }
}

private struct Passenger: View {
  let number: CheckedNumber

  var body: some View {
    number.evaluations += 1
    return Text("Passenger \(number.current)").padding(.top, CGFloat(number.current * 100))
  }
}

private struct Changing: View {
  @State private var note = "waiting"
  let number: CheckedNumber

  var body: some View {
    VStack(spacing: 0) {
      Button("Animate") { animate { number.set(1) } }
      Button("Animate nothing") { animate { number.set(0) } }
      Button("Animate the second change") {
        number.set(1)
        animate { number.set(2) }
      }
      Button("Set") { number.set(1, Transaction(animation: .linear(duration: 3))) }
      Button("Animate with transaction") { animate { number.set(1, Transaction(animation: .linear(duration: 3))) } }
      Text(note)
      Passenger(number: number)
    }
  }

  private func animate(_ change: () -> Void) {
    withAnimation(.linear(duration: 2), change) { note = "complete" }
  }
}

/// Tests of values that are checked before a rendering.
@preconcurrency @MainActor
final class CheckedValueTests: DeviceTestCase {
  private let number = CheckedNumber()

  private func showChanging() {
    let number = number
    show { Changing(number: number) }
  }

  private var due: [Duration?] { device.scheduler.pending.map { $0.due?.offset } }

  func test_aBodyIsEvaluatedOnlyIfTheValueHasChanged() {
    showChanging()
    number.set(0)
    device.settle()
    XCTAssertEqual(number.checks, 1)
    XCTAssertEqual(number.evaluations, 1)
    number.set(1)
    device.settle()
    XCTAssertTrue(exists(.staticText, "Passenger 1"))
    XCTAssertEqual(number.checks, 2)
    XCTAssertEqual(number.evaluations, 2)
  }

  func test_manyChangesAreCheckedOnce() {
    showChanging()
    for change in 1...100 { number.set(change) }
    device.settle()
    XCTAssertTrue(exists(.staticText, "Passenger 100"))
    XCTAssertEqual(number.checks, 1)
    XCTAssertEqual(number.evaluations, 2)
  }

  func test_theAnimationOfAChangeIsKept() {
    showChanging()
    tap(.button, "Animate")
    XCTAssertTrue(exists(.staticText, "Passenger 1"))
    XCTAssertEqual(find(.staticText, "Passenger 1").map { device.animations.isMoving($0) }, true)
    XCTAssertTrue(exists(.staticText, "waiting"))
    device.advance(by: .seconds(2))
    XCTAssertEqual(find(.staticText, "Passenger 1").map { device.animations.isMoving($0) }, false)
    XCTAssertTrue(exists(.staticText, "complete"))
  }

  func test_theFirstAnimatedChangeAnimatesAllChanges() {
    showChanging()
    tap(.button, "Animate the second change")
    XCTAssertTrue(exists(.staticText, "Passenger 2"))
    XCTAssertEqual(due, [.seconds(2)])
    XCTAssertEqual(number.checks, 1)
  }

  func test_anAnimatedChangeThatChangesNothingIsCompleteAtOnce() {
    showChanging()
    tap(.button, "Animate nothing")
    XCTAssertTrue(exists(.staticText, "complete"))
    XCTAssertEqual(due, [])
    XCTAssertEqual(number.checks, 1)
  }

  func test_theTransactionOfTheValueCountsIfTheChangeHasNone() {
    showChanging()
    tap(.button, "Set")
    XCTAssertTrue(exists(.staticText, "Passenger 1"))
    XCTAssertEqual(due, [.seconds(3)])
  }

  func test_theTransactionOfTheChangeComesFirst() {
    showChanging()
    tap(.button, "Animate with transaction")
    XCTAssertTrue(exists(.staticText, "Passenger 1"))
    XCTAssertEqual(due, [.seconds(2)])
  }

  func test_aCheckThatLeadsToAnotherCheckIsFollowedByIt() {
    let (first, second) = (number, CheckedNumber())
    show {
      VStack {
        Passenger(number: first)
        Passenger(number: second)
      }
    }
    first.afterCheck = { second.set(7) }
    first.set(1)
    device.settle()
    XCTAssertTrue(exists(.staticText, "Passenger 1"))
    XCTAssertTrue(exists(.staticText, "Passenger 7"))
    first.afterCheck = {}
  }

  func test_aValueThatNoBodyReadsIsNotChecked() {
    show { Text("Others") }
    number.set(1)
    device.settle()
    XCTAssertEqual(number.checks, 0)
  }

  func test_nothingIsCheckedAfterTheAppHasEnded() {
    showChanging()
    device.terminate("com.example.Sample")
    number.set(1)
    device.settle()
    XCTAssertEqual(number.checks, 0)
    XCTAssertEqual(number.evaluations, 1)
  }

  func test_aPendingCheckIsDroppedWhenTheAppEnds() {
    showChanging()
    number.set(1)
    device.terminate("com.example.Sample")
    device.settle()
    XCTAssertEqual(number.checks, 0)
  }
}
