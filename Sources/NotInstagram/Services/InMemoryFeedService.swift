/// A feed service without a server.
///
/// It always provides the same two hundred posts, and one newer post for a refresh.
struct InMemoryFeedService: FeedService {
  struct Down: Error {}

  var isDown = false

  private static let authors = ["Ada", "Grace", "Katherine", "Radia", "Barbara"]
  private static let captions = [
    "Sunset over the harbour", "Breakfast, again", "Nobody told me about the rain", "My other cat", "Moving boxes", "First run in weeks", "Snow in April",
  ]

  func posts() async throws -> [Post.Content] {
    try await answer()
    return (1...200).map { number in
      Post.Content(
        number: number, author: Self.authors[number % Self.authors.count], caption: Self.captions[number % Self.captions.count], likes: number * 37 % 100)
    }
  }

  func posts(after number: Int) async throws -> [Post.Content] {
    try await answer()
    return number < 201 ? [Post.Content(number: 201, author: "Radia", caption: "Fresh from the oven", likes: 0)] : []
  }

  func publish(_ post: Post.Content) async throws { try await answer() }

  private func answer() async throws {
    try await Task.sleep(for: .seconds(0.4))
    if isDown { throw Down() }
  }
}
