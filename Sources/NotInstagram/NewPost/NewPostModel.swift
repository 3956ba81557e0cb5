import Observation

/// The state and the actions of the page for a new post.
@MainActor @Observable
final class NewPostModel {
  let draft: Draft
  private(set) var isPublishing = false
  /// Whether to show the alert about a failed attempt.
  var showsFailure = false

  private let feed: FeedModel
  private let username: String

  init(feed: FeedModel, username: String, draft: Draft = Draft()) {
    self.draft = draft
    self.feed = feed
    self.username = username
  }

  var canPublish: Bool { draft.canBePublished && !isPublishing }

  /// Publishes the post.
  /// - Returns: Whether the service published the post.
  func publish() async -> Bool {
    guard canPublish else { return false }
    isPublishing = true
    defer { isPublishing = false }
    do {
      try await feed.publish(draft, by: username)
      return true
    } catch {
      showsFailure = true
      return false
    }
  }
}
