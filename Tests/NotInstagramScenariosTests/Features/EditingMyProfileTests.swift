final class EditingMyProfileTests: NotInstagramTestCase {
  func test_sayingWhoIAm() { runScenario() }
  func test_goingBackWithoutSaving() { runScenario() }
  func test_aWrongAddress() { runScenario() }
  func test_theNextField() { runScenario() }
  func test_theBirthday() { runScenario() }
}
