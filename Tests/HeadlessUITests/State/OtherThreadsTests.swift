import Foundation
import XCTest

@testable import HeadlessUI

/// State may be set from wherever an app's work runs.
@preconcurrency @MainActor
final class OtherThreadsTests: DeviceTestCase {
  func test_aDetachedTaskSetsStateThroughABinding() {
    show { Counting() }
    tap(.button, "Detached")
    XCTAssertNotNil(find(.staticText, "Count 1"))
  }

  func test_aThreadSetsStateThroughABinding() {
    let handedOut = HandedOut()
    show { Counting(handedOut: handedOut) }
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      handedOut.binding?.wrappedValue = 7
      isDone.signal()
    }.start()
    isDone.wait()
    device.render()
    XCTAssertNotNil(find(.staticText, "Count 7"))
  }
}

/// Carries a binding out of a view.
private final class HandedOut: @unchecked Sendable {
  var binding: Binding<Int>?
}

private struct Counting: View {
  var handedOut: HandedOut?
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Detached") {
        let binding = $count
        Task.detached { binding.wrappedValue += 1 }
      }
    }
    .onAppear { handedOut?.binding = $count }
  }
}
