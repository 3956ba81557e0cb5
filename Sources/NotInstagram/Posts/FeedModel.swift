import Observation

/// The posts of the feed and their loading state.
@MainActor @Observable
final class FeedModel {
  enum State {
    case loading
    case loaded([Post.Content])
    case failed
  }

  private(set) var state = State.loading
  /// The result of the last refresh, to show to the user.
  private(set) var notice: String?

  private let service: any FeedService
  // Keep the opened posts, because they store the user's likes and comments.
  @ObservationIgnored private var opened: [Int: Post] = [:]

  init(service: any FeedService) { self.service = service }

  /// The loaded posts, the latest first.
  var posts: [Post.Content] {
    if case .loaded(let posts) = state { posts } else { [] }
  }

  /// Loads the posts, unless they are already loaded.
  func load() async {
    if case .loaded = state { return }
    state = .loading
    do {
      state = .loaded(try await service.posts())
    } catch {
      state = .failed
    }
  }

  /// Loads the posts that are newer than the loaded ones.
  func refresh() async {
    let newest = newestNumber
    do {
      let newer = try await service.posts(after: newest)
      if !newer.isEmpty { state = .loaded(newer + posts) }
      notice = newer.isEmpty ? "No new posts" : newer.count == 1 ? "1 new post" : "\(newer.count) new posts"
    } catch {
      notice = "The posts could not be refreshed."
    }
  }

  /// Publishes a draft and inserts it as the first post.
  func publish(_ draft: Draft, by author: String) async throws {
    let content = draft.content(number: newestNumber + 1, author: author)
    try await service.publish(content)
    state = .loaded([content] + posts)
  }

  /// Removes a post from the feed, but not from the service.
  func hide(_ number: Int) {
    state = .loaded(posts.filter { $0.id != number })
    opened[number] = nil
  }

  /// Returns the post with the given number, or `nil` if it isn't loaded.
  func post(_ number: Int) -> Post? {
    guard let content = posts.first(where: { $0.id == number }) else { return nil }
    let post = opened[number] ?? Post(content)
    opened[number] = post
    return post
  }

  private var newestNumber: Int { posts.map(\.id).max() ?? 0 }
}
