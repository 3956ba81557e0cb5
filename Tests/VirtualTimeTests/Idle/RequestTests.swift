import Screens
import VirtualTime
import XCTest

/// Requests in idle mode: E104 and E113.
@preconcurrency @MainActor
final class RequestTests: BusyAppTestCase {
  func test_E104_aRequestIsWaitedFor() {
    withSynchronization(.untilIdle) {
      XCTAssertEqual(waitForAnswer(after: 4), 4)
    }
  }

  func test_E113_aRequestToAnExcludedURLIsNotWaitedForWhereverTheExpressionMatches() {
    withConfiguration {
      $0.synchronizationMode = .untilIdle
      $0.excludedURLPatterns = ["/fe+d"]
    } operation: {
      XCTAssertEqual(waitForAnswer(after: 4), 0)
    }
    withConfiguration {
      $0.synchronizationMode = .untilIdle
      $0.excludedURLPatterns = ["^/feed"]
    } operation: {
      XCTAssertEqual(waitForAnswer(after: 4), 4)
    }
  }

  private func waitForAnswer(after delay: Double) -> Double {
    var waited = -1.0
    passes(Self.app) { user in
      StubServer().stub(.get("/feed"), .text("photos").delay(.seconds(delay)))
      user.tap(busyScreen.loadButton)
      user.tap(busyScreen.nextButton)
      waited = self.now
    }
    return waited
  }

  private static let app = BusyApp.app { done in Task { await load(done) } }

  private static func load(_ done: @MainActor @Sendable () -> Void) async {
    if let url = URL(string: "https://api.notinstagram.com/feed") { _ = try? await URLSession.shared.data(from: url) }
    done()
  }
}
