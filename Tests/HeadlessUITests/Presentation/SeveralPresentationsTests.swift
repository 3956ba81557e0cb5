import Foundation
import XCTest

@testable import HeadlessUI

/// Several presentations of one page.
///
/// A phone shows one at a time.
@preconcurrency @MainActor
final class SeveralPresentationsTests: DeviceTestCase {
  private struct Page: View {
    @State private var isSheetShown = false
    @State private var isAlertShown = false
    @State private var isInnerShown = false

    var body: some View {
      VStack {
        Button("Both") {
          isSheetShown = true
          isAlertShown = true
        }
        Button("Alert alone") { isAlertShown = true }
        Text("alert \(isAlertShown)")
      }
      .sheet(isPresented: $isSheetShown) {
        VStack {
          Button("Ask the page") { isAlertShown = true }
          Button("Ask the sheet") { isInnerShown = true }
          Button("Close") { isSheetShown = false }
          Button("Forget") { isAlertShown = false }
        }
        .alert("Inner", isPresented: $isInnerShown) { Button("OK") {} }
      }
      .alert("Outer", isPresented: $isAlertShown) { Button("OK") {} }
    }
  }

  func test_anAlertOfThePageWaitsUntilItsSheetHasGone() {
    show { Page() }
    tap(.button, "Both")
    let hasSheet = exists(.button, "Close")
    XCTAssertNotEqual(hasSheet, exists(.alert, "Outer"))
    tap(.button, hasSheet ? "Close" : "OK")
    XCTAssertNotEqual(hasSheet, exists(.button, "Close"))
    XCTAssertEqual(hasSheet, exists(.alert, "Outer"))
  }

  func test_anAlertThatIsGivenUpMeanwhileDoesNotCome() {
    show { Page() }
    tap(.button, "Alert alone")
    tap(.button, "OK")
    tap(.button, "Both")
    if exists(.alert, "Outer") { tap(.button, "OK") }
    tap(.button, "Ask the page")
    XCTAssertFalse(exists(.alert, "Outer"))
    tap(.button, "Forget")
    tap(.button, "Close")
    XCTAssertFalse(exists(.alert, "Outer"))
  }

  func test_anAlertOfTheSheetIsShownOverIt() {
    show { Page() }
    tap(.button, "Both")
    if exists(.alert, "Outer") { tap(.button, "OK") }
    tap(.button, "Ask the sheet")
    XCTAssertTrue(exists(.alert, "Inner"))
  }
}
