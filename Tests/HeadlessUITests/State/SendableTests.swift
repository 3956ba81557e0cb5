import XCTest

@testable import HeadlessUI

/// A type that must not be passed to another task.
private final class Counter {
  var count = 0
}

/// Whether values of a type can be passed to another task.
///
/// The compiler selects the second overload only for these types.
private func isSendable<Value>(_: Value.Type) -> Bool { false }
private func isSendable<Value: Sendable>(_: Value.Type) -> Bool { true }

final class SendableTests: XCTestCase {
  func test_aBindingCanBeSentOnlyWhereItsValueCan() {
    XCTAssertTrue(isSendable(Binding<Int>.self))
    XCTAssertFalse(isSendable(Binding<Counter>.self))
    XCTAssertFalse(isSendable(Binding<Counter?>.self))
  }

  func test_soCanStateAndTheOtherPropertiesOfViews() {
    XCTAssertTrue(isSendable(State<Int>.self))
    XCTAssertFalse(isSendable(State<Counter>.self))
    XCTAssertTrue(isSendable(Environment<Int>.self))
    XCTAssertFalse(isSendable(Environment<Counter>.self))
    XCTAssertTrue(isSendable(FocusState<Bool>.self))
    XCTAssertTrue(isSendable(FocusState<Bool>.Binding.self))
    XCTAssertTrue(isSendable(AppStorage<Int>.self))
    XCTAssertFalse(isSendable(Bindable<Counter>.self))
    XCTAssertFalse(isSendable(StateStorage<Counter>.self))
  }
}
