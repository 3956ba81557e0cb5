import Observation

/// The posts of the feed, and how far they are.
@MainActor @Observable
final class FeedModel {
  enum State {
    case loading
    case loaded([Post.Content])
    case failed
  }

  private(set) var state = State.loading
  /// What came of the last look for newer posts.
  private(set) var notice: String?

  private let service: any FeedService
  // What the person thinks of those posts that they have opened.
  @ObservationIgnored private var opened: [Int: Post] = [:]

  init(service: any FeedService) { self.service = service }

  /// The posts as far as they are loaded, the latest first.
  var posts: [Post.Content] {
    if case .loaded(let posts) = state { posts } else { [] }
  }

  /// Loads the posts, unless they are there already.
  func load() async {
    if case .loaded = state { return }
    state = .loading
    do {
      state = .loaded(try await service.posts())
    } catch {
      state = .failed
    }
  }

  /// Looks for posts that are newer than those that are there.
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

  /// Publishes a post and puts it before all others.
  func publish(_ draft: Draft, by author: String) async throws {
    let content = draft.content(number: newestNumber + 1, author: author)
    try await service.publish(content)
    state = .loaded([content] + posts)
  }

  /// Takes a post out of the feed; the service keeps it.
  func hide(_ number: Int) {
    state = .loaded(posts.filter { $0.id != number })
    opened[number] = nil
  }

  /// A post by its number, if it is loaded.
  func post(_ number: Int) -> Post? {
    guard let content = posts.first(where: { $0.id == number }) else { return nil }
    let post = opened[number] ?? Post(content)
    opened[number] = post
    return post
  }

  private var newestNumber: Int { posts.map(\.id).max() ?? 0 }
}
