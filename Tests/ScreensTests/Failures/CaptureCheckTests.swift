import ScenarioKit
import Screens
import VirtualTime
import XCTest

/// Tests for processes where time can't be virtual: tests fail, and the message says why and what to do.
final class CaptureCheckTests: FailureTestCase {
  private func capture(_ check: CaptureCheck) -> FailureCapture {
    CaptureCheck.$current.withValue(check) {
      FailureCapture { user in
        Scenario("Anything") { Given(I: user.see(Header(id: "Never looked for"))) }
      }
    }
  }

  private func assertRefused(_ problems: InterpositionProblem..., saying message: String, line: UInt = #line) {
    let capture = capture(CaptureCheck { problems })
    XCTAssertEqual(capture.kinds, ["device.timeIsReal"], line: line)
    XCTAssertEqual(capture.messages, [message], line: line)
    XCTAssertEqual(capture.skippedSteps, 1, capture.log, line: line)
  }

  func test_theHooksOfThisProcessAreInOrder() {
    XCTAssertEqual(InterpositionProblem.ofInstallation(), [])
    let capture = FailureCapture { user in Scenario("Anything") { Given(I: user.tap(Button(id: "Log in"))) } }
    XCTAssertFalse(capture.kinds.contains("device.timeIsReal"), capture.log)
  }

  func test_aProductThatIsLinkedDynamically() {
    assertRefused(
      .functionsFromElsewhere(file: "/usr/lib/swift/linux/libdispatch.so"),
      saying: """
        Could not start the simulated device: an app’s waits would take real time in this process.

        expected: the process calls ScreenTestKit's dispatch_async
        actual:   it calls the one in libdispatch.so, which happens if ScreenTestKit is part of a dynamic library

        This would go wrong: work scheduled with DispatchQueue, Timer, OperationQueue or sleep would not run while a test waits, and dates would be real. \
        Tests with a device can’t run in this process.

        What to do: make the test target depend on the product ScreenTestKit directly, which links it into the test bundle. \
        Your own library product that contains it must not be dynamic: remove “type: .dynamic” from the product.
        """)
  }

  func test_aProgramThatIsLinkedStatically() {
    assertRefused(
      .functionsFromElsewhere(file: nil),
      saying: """
        Could not start the simulated device: an app’s waits would take real time in this process.

        expected: the process calls ScreenTestKit's dispatch_async
        actual:   it calls the one in the executable, which happens if the Swift libraries are linked statically

        This would go wrong: work scheduled with DispatchQueue, Timer, OperationQueue or sleep would not run while a test waits, and dates would be real. \
        Tests with a device can’t run in this process.

        What to do: build the tests without “--static-swift-stdlib” and “-static-stdlib”. The app alone can be linked statically.
        """)
  }

  func test_aToolchainWhoseLibrariesCallElsewhere() {
    assertRefused(
      InterpositionProblem(
        category: .time, expected: "libXCTest.so calls ScreenTestKit for Foundation.RunLoop.run(mode:before:)", actual: "it does not", consequence: "XCTest waits in real time"),
      InterpositionProblem(
        category: .time, expected: "libFoundation.so calls ScreenTestKit for pthread_mutex_lock", actual: "it does not",
        consequence: "a test hangs at a lock that is held while time passes"),
      .inRealTime(name: "a run loop timer"),
      saying: """
        Could not start the simulated device: an app’s waits would take real time in this process.

        expected: libXCTest.so calls ScreenTestKit for Foundation.RunLoop.run(mode:before:)
        actual:   it does not
        expected: libFoundation.so calls ScreenTestKit for pthread_mutex_lock
        actual:   it does not
        expected: a run loop timer is virtual
        actual:   it is real

        This would go wrong: XCTest waits in real time; a test hangs at a lock that is held while time passes; \
        apps that depend on a run loop timer would hang while a test waits. Tests with a device can’t run in this process.

        What to do: use a toolchain that this version of ScreenTestKit supports (Swift 6.3 on Linux), or a version that supports this toolchain. \
        “screentest doctor” lists what works.
        """)
  }

  func test_theLaterTestsSayWhereTheReasonStands() {
    let check = CaptureCheck { [.inRealTime(name: "the date")] }
    _ = capture(check)
    XCTAssertEqual(
      capture(check).messages,
      ["Could not start the simulated device: an app’s waits would take real time in this process. The first failure of this run says why and what to do."])
  }
}
