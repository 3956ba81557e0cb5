import HeadlessDevice
import XCTest

@testable import HeadlessUI

/// A dynamic property of a team's own with a stored value, a piece of state and a value of the environment.
private struct Prefixed: DynamicProperty {
  @State private var count = 0
  @Environment(\.isEnabled) private var isEnabled
  let prefix: String

  init(_ prefix: String) { self.prefix = prefix }

  var text: String { "\(prefix) \(count) \(isEnabled ? "on" : "off")" }
}

private struct Inner: View {
  private let prefixed: Prefixed

  init(_ prefix: String) { prefixed = Prefixed(prefix) }

  var body: some View { Text(prefixed.text) }
}

/// A view between, whose body isn't evaluated when the environment changes.
private struct Between: View {
  var body: some View { Inner("inner") }
}

private struct Outer: View {
  @State private var prefix = "first"
  @State private var isDisabled = false

  var body: some View {
    VStack {
      Inner(prefix)
      Between().disabled(isDisabled)
      Button("Change") { prefix = "second" }
      Button("Disable") { isDisabled = true }
    }
  }
}

/// Tests of dynamic properties that contain other properties.
@preconcurrency @MainActor
final class ComposedPropertyTests: DeviceTestCase {
  func test_aViewIsEvaluatedWhenAStoredValueOfItsPropertyChanges() {
    show { Outer() }
    XCTAssertTrue(exists(.staticText, "first 0 on"))
    tap(.button, "Change")
    XCTAssertTrue(exists(.staticText, "second 0 on"))
  }

  func test_aViewIsEvaluatedWhenAnEnvironmentValueOfItsPropertyChanges() {
    show { Outer() }
    XCTAssertTrue(exists(.staticText, "inner 0 on"))
    tap(.button, "Disable")
    XCTAssertTrue(exists(.staticText, "inner 0 off"))
  }
}
