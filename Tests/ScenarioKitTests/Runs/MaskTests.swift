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

  func test_theCaseOfLettersHidesNothing() throws {
    let secrets = ["Hunter22", "Straße 7", "Ωmega-é1"]
    let shown = [
      "HUNTER22", "hunter22", "hUnTeR22", "%48unter22", "%68UNTER22", #"\u0048unter22"#, "&#72;unter22", "STRASSE 7", "straße+7", "ωMEGA-É1", "ΩMEGA-E\u{301}1",
    ]
    let captured = try capture {
      for secret in secrets { mask(secret) }
      for text in shown { Given(I: see(text)) }
    }
    XCTAssertEqual(captured.notes, shown.map { _ in "saw ••••••••" })
    for text in shown { XCTAssertFalse(captured.raw.contains(text), "\(text) in the journal:\n\(captured.raw)") }
  }

  func test_otherTextsThanTheSecretStay() throws {
    let shown = ["Hunter 22", "HUNTE", "Strasse 8", "22", "hunter2"]
    let captured = try capture {
      for secret in ["Hunter22", "Straße 7"] { mask(secret) }
      for text in shown { Given(I: see(text)) }
    }
    XCTAssertEqual(captured.notes, shown.map { "saw \($0)" })
  }
}
