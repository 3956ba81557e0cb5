import ScreenTestKit
import VirtualTime

/// Tests of XCTest's `measure { }` in a test with a device.
final class MeasureTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { .notes }

  /// Runs in a separate process and takes some real time, while the device's clock stands still.
  func test_child() throws {
    guard ChildProcess.misbehaviour == "measure" else { return }
    let start = ContinuousClock.now
    measure { takeRealTime() }
    XCTAssertEqual(ContinuousClock.now, start)
  }

  private func takeRealTime() {
    let start = RealTime.nanoseconds
    while RealTime.nanoseconds - start < 10_000_000 {}
  }
}

/// Runs the test in a separate process, because real time varies between runs.
final class MeasuringProcessTests: XCTestCase {
  func test_itMeasuresRealTime() throws {
    try skipUnderThreadSanitizer()
    let child = try ChildProcess(.xctest, "ScreenTestKitTests.MeasureTests/test_child", "measure")
    let measured = child.output.components(separatedBy: "measured [Time, seconds] average: ").last ?? ""
    let average = try XCTUnwrap(Double(measured.prefix { $0.isNumber || $0 == "." }), child.output)
    XCTAssertGreaterThanOrEqual(average, 0.01)
    XCTAssertEqual(child.status, 0)
  }
}
