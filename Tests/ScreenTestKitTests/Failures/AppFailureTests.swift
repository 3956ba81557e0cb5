import ScreenTestKit

/// The app as a whole: states that never come, URLs that no app opens.
@preconcurrency @MainActor
final class AppFailureTests: FailureTestCase {
  func test_waitingForAStateThatNeverComes() {
    assertFailure(Gallery.texts(), "state.notReached", tells: "?") { $0.waitForApp(toBe: .runningBackground, timeout: 5) }
  }

  func test_aURLThatNoAppOpens() {
    assertFailure(Gallery.texts(), "url.noApp", tells: "?") { $0.open(URL(string: "mail://inbox")!) }
  }

  func test_aURLWithoutAScheme() {
    assertFailure(Gallery.texts(), "url.noApp", tells: "?") { $0.open(URL(string: "inbox")!) }
  }

  func test_anAppThatIsNotInstalled() {
    assertFailure(Gallery.texts(), "app.notInstalled", tells: "?") { _ in BaseApp(bundleIdentifier: "com.example.Mail").launch() }
  }
}
