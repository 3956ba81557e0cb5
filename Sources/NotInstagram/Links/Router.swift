import Foundation
import Observation

/// The tab and the pages that are open, as far as a link can open them.
@MainActor @Observable
final class Router {
  enum Tab: Hashable {
    case feed, discover, profile
  }

  var tab = Tab.feed
  /// The numbers of the posts that are open on top of the feed.
  var feedPath: [Int] = []
  /// Whether the alert about a link without a page is shown.
  var showsDeadLink = false

  /// Opens the page that a URL stands for.
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
