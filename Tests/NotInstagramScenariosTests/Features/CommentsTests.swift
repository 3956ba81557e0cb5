final class CommentsTests: NotInstagramTestCase {
  func test_theFirstComment() { runScenario() }
  func test_sendingWithTheReturnKey() { runScenario() }
  func test_typingKeyByKey() { runScenario() }
  func test_deletingAComment() { runScenario() }
}
