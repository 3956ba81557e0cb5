import Foundation
import Observation

/// Where in the app the person is, as far as links can take them there.
@MainActor @Observable
final class Router {
  enum Tab: Hashable {
    case feed, discover, profile
  }

  var tab = Tab.feed
  /// The numbers of the posts that are open on top of the feed.
  var feedPath: [Int] = []
  /// Whether the last link led nowhere, until the person has read it.
  var showsDeadLink = false

  /// Goes where a URL leads.
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

  /// Goes back to where everybody begins.
  func reset() {
    tab = .feed
    feedPath = []
  }
}
