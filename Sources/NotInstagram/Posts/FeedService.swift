/// A service that provides the posts of the feed.
protocol FeedService: Sendable {
  /// Returns the posts, the latest first.
  func posts() async throws -> [Post.Content]

  /// Returns the posts with numbers higher than the given one, the latest first.
  func posts(after number: Int) async throws -> [Post.Content]

  /// Publishes a post for all users.
  func publish(_ post: Post.Content) async throws
}
