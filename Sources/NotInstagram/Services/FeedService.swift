/// Knows what there is to see.
protocol FeedService: Sendable {
  /// The posts, the latest first.
  func posts() async throws -> [Post.Content]

  /// The posts with higher numbers than a post that is known already, the latest first.
  func posts(after number: Int) async throws -> [Post.Content]

  /// Shows a post to everybody.
  func publish(_ post: Post.Content) async throws
}
