import Foundation
import LocalAuthentication
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

private struct Locked: View {
  @State private var answer = "locked"
  let log: Log

  var body: some View {
    VStack {
      Text(answer)
      Button("Unlock") {
        Task {
          do {
            try await LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock")
            answer = "open"
          } catch {
            answer = "\(error)"
          }
          log.note("answered")
        }
      }
    }
  }
}

@preconcurrency @MainActor
final class LAContextTests: XCTestCase {
  func test_aQuestionThatNobodyAnswersEndsWithItsAppAndKeepsNothing() {
    let log = Log()
    weak var gone: Device?
    do {
      let device = Device(apps: [InstalledApp(name: "Sample") { [log] in Locked(log: log) }])
      gone = device
      device.biometrics.isEnrolled = true
      device.launch("com.example.Sample")
      device.tap(at: CGPoint(x: 195, y: 438))
      XCTAssertEqual(device.system.alerts.count, 1)
      device.terminate("com.example.Sample")
      XCTAssertEqual(device.system.alerts.count, 0)
      XCTAssertEqual(log.take(), ["answered"])
      device.shutDown()
    }
    XCTAssertNil(gone)
  }

  func test_whyAPolicyCannotBeEvaluatedIsToldThroughAPointer() {
    let log = Log()
    let device = Device(apps: [
      InstalledApp(name: "Sample") { [log] in
        Button("Ask") {
          var error: NSError?
          let can = LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error)
          log.note("\(can) \(error?.domain ?? "no error") \(error?.code ?? 0)")
        }
      }
    ])
    device.launch("com.example.Sample")
    device.tap(at: CGPoint(x: 195, y: 438))
    device.biometrics.isEnrolled = true
    device.tap(at: CGPoint(x: 195, y: 438))
    XCTAssertEqual(log.take(), ["false \(LAError.errorDomain) \(LAError.biometryNotEnrolled.rawValue)", "true no error 0"])
    device.shutDown()
  }

  func test_aDeviceThatIsSwitchedOffAmidAQuestionIsNotKept() {
    let log = Log()
    weak var gone: Device?
    do {
      let device = Device(apps: [InstalledApp(name: "Sample") { [log] in Locked(log: log) }])
      gone = device
      device.biometrics.isEnrolled = true
      device.launch("com.example.Sample")
      device.tap(at: CGPoint(x: 195, y: 438))
      device.pressHome()
      device.shutDown()
    }
    XCTAssertNil(gone)
  }
}
