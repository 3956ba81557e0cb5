import Foundation
import Screens
import XCTest

/// Tests that each reason of an interaction failure has a section on the page `Failures.md`, with its whole message.
@preconcurrency @MainActor
final class FailureCatalogTests: XCTestCase {
  /// The environment variable that makes a test write the page.
  private static let variable = "SCREENTEST_WRITE_PAGES"
  /// The failures of each situation, or `nil` if no test has run the situations yet.
  private static var known: [ReasonName: [ReportedFailure]]?

  private var catalog: FailureCatalog { FailureCatalog() }

  // With the thread sanitizer, requests are real, and stubs don't answer them.
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  private var failures: [ReasonName: [ReportedFailure]] {
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
      \(FailurePage.url.lastPathComponent) differs from what the catalog prints. To update it, run this test with \(Self.variable)=1. The first section that differs is:

      \(index < written.count ? written[index] : "(nothing)")
      It should be:

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
