import Observation

/// The posts of the feed, and how far they are.
@MainActor @Observable
final class FeedModel {
  enum State {
    case loading
    case loaded([Post])
    case failed
  }

  private(set) var state = State.loading

  private let service: any FeedService

  init(service: any FeedService) { self.service = service }

  /// Loads the posts, unless they are there already.
  func load() async {
    if case .loaded = state { return }
    state = .loading
    do {
      state = .loaded(try await service.posts().map(Post.init))
    } catch {
      state = .failed
    }
  }
}
