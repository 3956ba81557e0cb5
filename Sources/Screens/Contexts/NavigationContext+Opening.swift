import Foundation
import HeadlessXCUI
import ScenarioKit

extension NavigationContext {
  /// Opens a URL from another app.
  ///
  /// The step goes to the home screen, opens the test runner's app there, and opens the URL from that app.
  ///
  /// - A URL with a custom scheme opens in the app that declares the scheme. The system asks whether the test runner can open the app, and the step taps Open.
  /// - A universal link opens in the app that declares its host.
  /// - Any other web address opens in the browser.
  ///
  /// The test fails if no app opens the URL. The app under test can be in front, in the background or not running.
  public func open(_ url: URL, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("open", ["": url.absoluteString], at: fileID, line)
    CallSite.with(fileID, filePath, line) { InteractionFailure.reportingFirst { openFromTestRunner(url) } }
  }

  private func openFromTestRunner(_ url: URL) {
    let action = "open \(url.absoluteString.quoted)"
    record("open", action)
    let attempt = InteractionFailure.Attempt.act("\(action)")
    guard !InteractionFailure.isStopped, HeadlessDriver.hasDevice(for: attempt) else { return }
    withoutRecording { XCUIDevice.shared.press(.home) }
    Icon.testRunner.tap()
    if InteractionFailure.isStopped { return }
    switch HeadlessDriver.open(url, as: attempt) {
    case .opened: break
    case .asks: Alert(parent: springboard).actionButton(withID: "Open").tap()
    case .noApp: failForLackOfAnApp(url)
    }
  }

  private func failForLackOfAnApp(_ url: URL) {
    let text = url.absoluteString.quoted
    var failure: TestFailure
    if let scheme = url.scheme {
      failure = TestFailure(
        kind: "url.noApp", attempt: .act("open \(text)"), reason: "no app on the device opens URLs with the scheme \(scheme.quoted)")
      failure.advice = """
        list the URL schemes where the test names the app under test. For an app called MyApp:
          AppUnderTest(MyApp.self, urlSchemes: [\"\(scheme.lowercased())\"])
        """
    } else {
      failure = TestFailure(kind: "url.noApp", attempt: .act("open \(text)"), reason: "it has no scheme, so no app can open it")
      failure.advice = "write the whole URL, with a scheme such as “https” or the app’s own scheme before the colon."
    }
    failure.reachHandler(at: CallSite.current)
  }
}
