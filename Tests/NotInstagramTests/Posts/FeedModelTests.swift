import VirtualTime
import XCTest

@testable import NotInstagram

@preconcurrency @MainActor
final class FeedModelTests: XCTestCase {
  private let scheduler = VirtualScheduler()

  override func tearDown() async throws { scheduler.shutDown() }

  private func posts(of model: FeedModel) -> [Post.Content]? {
    if case .loaded(let posts) = model.state { posts } else { nil }
  }

  func test_itLoadsTwoHundredPosts() throws {
    let model = FeedModel(service: InMemoryFeedService())
    try scheduler.run { await model.load() }
    let posts = try XCTUnwrap(posts(of: model))
    XCTAssertEqual(posts.map(\.id), Array(1...200))
    XCTAssertEqual(posts[48].title, "Post 49")
    XCTAssertEqual(scheduler.now.offset, .milliseconds(400))
  }

  func test_whatIsLoadedStays() throws {
    let model = FeedModel(service: InMemoryFeedService())
    try scheduler.run { await model.load() }
    let first = try XCTUnwrap(model.post(1))
    first.toggleLike()
    try scheduler.run { await model.load() }
    XCTAssertTrue(model.post(1) === first)
    XCTAssertEqual(scheduler.now.offset, .milliseconds(400))
  }

  func test_aServiceThatIsDownIsAFailure() throws {
    let model = FeedModel(service: InMemoryFeedService(isDown: true))
    try scheduler.run { await model.load() }
    guard case .failed = model.state else { return XCTFail("The state is \(model.state).") }
  }

  func test_tryingAgainIsLoadingAgain() throws {
    let model = FeedModel(service: InMemoryFeedService(isDown: true))
    try scheduler.run { await model.load() }
    VirtualScheduler.$current.withValue(scheduler) {
      Task { await model.load() }
      scheduler.runDue()
    }
    guard case .loading = model.state else { return XCTFail("The state is \(model.state).") }
  }

  func test_refreshingPutsNewerPostsFirst() throws {
    let model = FeedModel(service: InMemoryFeedService())
    try scheduler.run { await model.load() }
    try scheduler.run { await model.refresh() }
    XCTAssertEqual(model.posts.first?.id, 201)
    XCTAssertEqual(model.posts.count, 201)
    XCTAssertEqual(model.notice, "1 new post")
    try scheduler.run { await model.refresh() }
    XCTAssertEqual(model.posts.count, 201)
    XCTAssertEqual(model.notice, "No new posts")
  }

  func test_aFailedRefreshLeavesThePostsAsTheyAre() throws {
    let model = FeedModel(service: InMemoryFeedService(isDown: true))
    try scheduler.run { await model.refresh() }
    XCTAssertEqual(model.notice, "The posts could not be refreshed.")
    XCTAssertEqual(model.posts.count, 0)
  }

  func test_aHiddenPostIsGone() throws {
    let model = FeedModel(service: InMemoryFeedService())
    try scheduler.run { await model.load() }
    model.hide(try XCTUnwrap(model.post(3)).id)
    XCTAssertNil(model.post(3))
    XCTAssertEqual(model.posts.count, 199)
  }

  func test_aNewPostIsNotTheHiddenOneThatHadItsNumber() throws {
    let model = FeedModel(service: InMemoryFeedService())
    try scheduler.run { await model.load() }
    let hidden = try XCTUnwrap(model.post(200))
    hidden.toggleLike()
    model.hide(hidden.id)
    try scheduler.run { try await model.publish(Draft(caption: "Mine", picture: 1), by: "me") }
    let mine = try XCTUnwrap(model.posts.first.flatMap { model.post($0.id) })
    XCTAssertEqual(mine.content.caption, "Mine")
    XCTAssertFalse(mine.isLiked)
  }
}
