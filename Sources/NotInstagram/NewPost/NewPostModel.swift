import Observation
import SwiftData

/// The state and the actions of the page for a new post.
@MainActor @Observable
final class NewPostModel {
  private(set) var draft: Draft
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

  /// Continues a draft that was kept.
  func resume(_ kept: Draft?) { if let kept { draft = kept } }

  /// Keeps the draft for the next time.
  func keepDraft(in context: ModelContext) { context.insert(draft) }

  /// Begins a new draft, and deletes the current one if it was kept.
  func discardDraft(in context: ModelContext) {
    let old = draft
    // Views must not read a deleted draft.
    draft = Draft()
    if old.modelContext != nil { context.delete(old) }
  }

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
