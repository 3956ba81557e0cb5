import Foundation
import ScenarioKit
import Screens

/// Steps for links that open the app or leave it.
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
