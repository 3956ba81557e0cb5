import SwiftData
import VirtualTime
import XCTest

@testable import NotInstagram

@preconcurrency @MainActor
final class NewPostModelTests: XCTestCase {
  private let scheduler = VirtualScheduler()

  override func tearDown() async throws { scheduler.shutDown() }

  private func makeModel(isDown: Bool = false) -> (NewPostModel, FeedModel) {
    let feed = FeedModel(service: InMemoryFeedService(isDown: isDown))
    return (NewPostModel(feed: feed, username: "kane", draft: Draft(caption: "My cat", picture: 1)), feed)
  }

  func test_thePostIsTheFirstOfTheFeed() throws {
    let (model, feed) = makeModel()
    try scheduler.run { await feed.load() }
    XCTAssertTrue(try scheduler.run { await model.publish() })
    XCTAssertEqual(feed.posts.first?.id, 201)
    XCTAssertEqual(feed.posts.first?.author, "kane")
    XCTAssertEqual(feed.posts.count, 201)
  }

  func test_itCannotBePublishedTwiceAtOnce() {
    let (model, _) = makeModel()
    VirtualScheduler.$current.withValue(scheduler) {
      Task { _ = await model.publish() }
      scheduler.runDue()
      XCTAssertTrue(model.isPublishing)
      XCTAssertFalse(model.canPublish)
      scheduler.advance(by: .milliseconds(400))
    }
    XCTAssertFalse(model.isPublishing)
  }

  func test_whileTheServiceIsDownNothingIsPublishedAndThePersonIsTold() throws {
    let (model, feed) = makeModel(isDown: true)
    XCTAssertFalse(try scheduler.run { await model.publish() })
    XCTAssertTrue(model.showsFailure)
    XCTAssertEqual(feed.posts.count, 0)
    XCTAssertEqual(model.draft.caption, "My cat")
  }

  func test_nothingIsPublishedWithoutAPicture() throws {
    let (model, _) = makeModel()
    model.draft.picture = nil
    XCTAssertFalse(try scheduler.run { await model.publish() })
    XCTAssertFalse(model.showsFailure)
  }

  func test_aKeptDraftIsResumedUntilItIsDiscarded() throws {
    let context = try ModelContainer(for: Draft.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)).mainContext
    let (model, _) = makeModel()
    model.keepDraft(in: context)
    try context.save()
    let kept = try XCTUnwrap(ModelContext(context.container).fetch(FetchDescriptor<Draft>()).first)
    XCTAssertEqual([kept.caption, kept.filter.rawValue, "\(kept.picture ?? 0)"], ["My cat", "None", "1"])
    model.discardDraft(in: context)
    XCTAssertTrue(model.draft.isEmpty)
    XCTAssertEqual(try context.fetchCount(FetchDescriptor<Draft>()), 0)
    model.resume(nil)
    XCTAssertTrue(model.draft.isEmpty)
    model.resume(Draft(caption: "Next"))
    XCTAssertEqual(model.draft.caption, "Next")
  }

  func test_placesAreFoundByTheirBeginning() {
    XCTAssertEqual(LocationChooser.places(beginningWith: " lo"), ["London"])
    XCTAssertEqual(LocationChooser.places(beginningWith: "x"), [])
    XCTAssertEqual(LocationChooser.places(beginningWith: "").count, 14)
  }
}
