import ScreenTestKit
import SwiftUI

import struct ScreenTestKit.Button
import struct ScreenTestKit.Label
import protocol SwiftUI.View

/// A view that only this test shows.
private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      SwiftUI.Button("Add") { count += 1 }
      Text("Count \(count)")
    }
  }
}

final class CounterTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(name: "Counter") { Counter() } }

  func test_counting() {
    Scenario("Counting") {
      When(I: tap(Button(id: "Add")))
      Then(I: see(Label(id: "Count 1")))
    }
  }
}
