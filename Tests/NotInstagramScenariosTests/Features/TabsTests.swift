final class TabsTests: NotInstagramTestCase {
  func test_theTabs() { runScenario() }
  func test_aTabKeepsItsPage() { runScenario() }
}
