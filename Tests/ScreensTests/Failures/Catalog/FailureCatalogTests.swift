import Foundation
import Screens
import XCTest

/// Every reason of a failure has a section on the page `Failures.md`, with the whole text that a person is told.
@preconcurrency @MainActor
final class FailureCatalogTests: XCTestCase {
  /// Set in the environment, it has the page written anew.
  private static let variable = "SCREENTEST_WRITE_PAGES"
  /// What each situation has brought about, once a test has run them.
  private static var known: [ReasonName: [ToldFailure]]?

  private var catalog: FailureCatalog { FailureCatalog() }

  // Under the thread sanitizer requests are real, and no stub answers them.
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  private var failures: [ReasonName: [ToldFailure]] {
    if let known = Self.known { return known }
    let failures = Dictionary(catalog.situations.map { ($0.reason, $0.failures()) }, uniquingKeysWith: +)
    Self.known = failures
    return failures
  }

  func test_everyReasonHasOneSection() {
    XCTAssertEqual(catalog.situations.map(\.reason.rawValue).sorted(), ReasonName.allCases.map(\.rawValue).sorted())
  }

  func test_everySituationFailsOnceForItsReason() {
    for situation in catalog.situations {
      let failures = failures[situation.reason] ?? []
      XCTAssertEqual(failures.map(\.reason), [situation.reason], "“\(situation.title)”:\n\(failures.map(\.message).joined(separator: "\n\n"))")
    }
  }

  func test_thePageHasWhatIsPrinted() throws {
    let expected = try FailurePage.text(catalog, told: failures.compactMapValues(\.first))
    if ProcessInfo.processInfo.environment[Self.variable] != nil { try expected.write(to: FailurePage.url, atomically: true, encoding: .utf8) }
    let written = FailurePage.sections(of: (try? String(contentsOf: FailurePage.url, encoding: .utf8)) ?? "")
    let wanted = FailurePage.sections(of: expected)
    guard let index = (0..<max(written.count, wanted.count)).first(where: { $0 >= written.count || $0 >= wanted.count || written[$0] != wanted[$0] }) else { return }
    XCTFail(
      """
      \(FailurePage.url.lastPathComponent) is not what the catalog prints. Run this test with \(Self.variable)=1 to write it anew. The first section that differs is on the page:

      \(index < written.count ? written[index] : "(nothing)")
      and should be:

      \(index < wanted.count ? wanted[index] : "(nothing)")
      """)
  }

  func test_theCodeOfASectionIsThatOfItsSituation() throws {
    let situation = Situation(.several, "Two steps", "Never.", app: nil) {
      Button(id: "One").tap()
      Button(id: "Two").tap()
    }
    XCTAssertEqual(try FailurePage.steps(of: situation), "Button(id: \"One\").tap()\nButton(id: \"Two\").tap()")
    XCTAssertTrue(try FailurePage.declaration(of: "HastyView").hasPrefix("private struct HastyView: View {\n"))
    XCTAssertThrowsError(try FailurePage.declaration(of: "NoSuchView"))
  }
}
