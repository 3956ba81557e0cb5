import ScreenTestKit

class IdleFeedTestCase: FeedTestCase {
  override class var configuration: TestConfiguration { TestConfiguration(synchronizationMode: .untilIdle) }
}
