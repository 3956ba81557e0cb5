/// Knows what there is to see.
protocol FeedService: Sendable {
  /// The posts, the latest first.
  func posts() async throws -> [Post.Content]
}
