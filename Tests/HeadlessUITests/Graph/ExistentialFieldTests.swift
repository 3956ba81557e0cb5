import ScreenModel
import XCTest

@testable import HeadlessUI

private protocol Greeting {
  var text: String { get }
}

private struct Hello: Greeting {
  var text = "Hello"
}

private struct LongGreeting: Greeting {
  var first = "Good"
  var second = "morning"
  var text: String { "\(first) \(second)" }
}

@preconcurrency @MainActor
final class ExistentialFieldTests: DeviceTestCase {
  private struct Greeter: View {
    let greeting: any Greeting
    let optional: (any Greeting)?
    let anything: Any

    var body: some View { Text("\(greeting.text), \(optional?.text ?? "nothing"), \(anything)") }
  }

  private struct Outer: View {
    @State private var isLong = false

    var body: some View {
      Greeter(greeting: isLong ? LongGreeting() : Hello(), optional: isLong ? Hello() : nil, anything: isLong ? 2 : 1)
      Button("Change") { isLong.toggle() }
    }
  }

  func test_aViewMayHoldAValueOfAnyTypeOfAProtocol() {
    show { Outer() }
    XCTAssertEqual(texts, ["Hello, nothing, 1"])
    tap(.button, "Change")
    XCTAssertEqual(texts, ["Good morning, Hello, 2"])
  }
}
