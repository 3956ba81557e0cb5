import XCTest

@testable import ScenarioKit

final class MaskTests: XCTestCase {
  private func see(_ text: String) { ScenarioRun.current?.note("saw \(text)") }

  func test_aTextThatIsMaskedInATest_isNowhereInItsLog() throws {
    let captured = try capture {
      mask("token-123456")
      Scenario("Using token-123456") { Then(I: see("token-123456")) }
    }
    XCTAssertFalse(captured.raw.contains("123456"), captured.raw)
    XCTAssertFalse(captured.console.contains("123456"), captured.console)
    XCTAssertEqual(captured.notes, ["saw ••••••••"])
  }

  func test_oneThatIsMaskedOutsideOfTests_isMaskedInThoseThatBeginLater() throws {
    try ScenarioRun.$current.withValue(nil) {
      mask("account-998877")
      defer { MaskedTexts.shared.remove("account-998877") }
      let captured = try capture { Given(I: see("account-998877")) }
      XCTAssertFalse(captured.raw.contains("998877"), captured.raw)
    }
    XCTAssertEqual(try capture { Given(I: see("account-998877")) }.notes, ["saw account-998877"])
  }
}
