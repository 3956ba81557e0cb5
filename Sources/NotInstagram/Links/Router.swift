import Foundation
import Observation

/// The open tab and the open pages that a link can open.
@MainActor @Observable
final class Router {
  enum Tab: Hashable {
    case feed, discover, profile
  }

  var tab = Tab.feed
  /// The numbers of the posts that are open in the feed's navigation stack.
  var feedPath: [Int] = []
  /// Whether to show the alert about a link to a missing page.
  var showsDeadLink = false

  /// Opens the page for a URL.
  func open(_ url: URL) {
    switch DeepLink(url) {
    case .post(let number):
      tab = .feed
      feedPath = [number]
    case .discover: tab = .discover
    case .profile: tab = .profile
    case nil: showsDeadLink = true
    }
  }

  /// Returns to the first page of the first tab.
  func reset() {
    tab = .feed
    feedPath = []
  }
}
