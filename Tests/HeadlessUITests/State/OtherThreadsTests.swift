import Foundation
import HeadlessDevice
import XCTest

@testable import HeadlessUI

/// State can be set on any thread that an app's work runs on.
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

  func test_threadsSetStateWhileItIsRendered() {
    let handedOut = HandedOut()
    show { Counting(handedOut: handedOut) }
    let threads = 4
    let isDone = DispatchSemaphore(value: 0)
    for thread in 0..<threads {
      Thread {
        for number in 0..<200 { handedOut.binding?.wrappedValue = thread * 1000 + number }
        isDone.signal()
      }.start()
    }
    var running = threads
    while running > 0 {
      device.render()
      if isDone.wait(timeout: .now()) == .success { running -= 1 }
    }
    device.render()
    XCTAssertEqual(texts, ["Count \(handedOut.binding?.wrappedValue ?? -1)"])
  }

  func test_threadsSetAndReadStoredValuesWhileTheyAreRendered() {
    show { Stored() }
    let defaults = device.defaults(of: "com.example.Sample")
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      for number in 1...200 {
        defaults.set(number, forKey: "count")
        if defaults.integer(forKey: "count") != number { defaults.set("lost", forKey: "error") }
      }
      isDone.signal()
    }.start()
    repeat { device.render() } while isDone.wait(timeout: .now()) == .timedOut
    device.render()
    XCTAssertEqual(texts, ["Count 200"])
    XCTAssertNil(defaults.object(forKey: "error"))
  }
}

private struct Stored: View {
  @AppStorage("count") private var count = 0

  var body: some View { Text(verbatim: "Count \(count)") }
}

/// Holds a binding that is passed out of a view.
private final class HandedOut: @unchecked Sendable {
  var binding: Binding<Int>?
}

private struct Counting: View {
  var handedOut: HandedOut?
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "Count \(count)")
      Button("Detached") {
        let binding = $count
        Task.detached { binding.wrappedValue += 1 }
      }
    }
    .onAppear { handedOut?.binding = $count }
  }
}
