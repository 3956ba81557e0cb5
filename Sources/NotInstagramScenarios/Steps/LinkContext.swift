import Foundation
import ScenarioKit
import Screens

/// Steps about links that lead into the app and out of it.
@MainActor
protocol LinkContext: NavigationContext {}

extension LinkContext {
  func followTheLink(_ text: String) {
    guard let url = URL(string: text) else {
      return ScenarioRun.fail(TestFailure(kind: "link.notAURL", message: "“\(text)” is not a URL."))
    }
    open(url)
  }

  func seeTheBrowser() { see(browserScreen) }
}
