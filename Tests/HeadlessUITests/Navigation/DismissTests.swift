import Foundation
import XCTest

@testable import HeadlessUI

/// The effect of a page's `dismiss` when other pages cover it.
@preconcurrency @MainActor
final class DismissTests: DeviceTestCase {
  private struct Page: View {
    let name: String
    let log: Log
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("page \(name)")
        NavigationLink("Deeper from \(name)") { Page(name: name + "+", log: log) }
        NavigationLink("Value from \(name)", value: name + "#")
        Button("Leave \(name) later") {
          Task {
            try? await Task.sleep(for: .seconds(5))
            dismiss()
            log.note("\(name) dismissed")
          }
        }
        Button("Leave \(name)") { dismiss() }
      }
    }
  }

  private struct Shop: View {
    @State private var path: [String] = []
    let log: Log

    var body: some View {
      VStack {
        NavigationStack(path: $path) {
          Page(name: "root", log: log).navigationDestination(for: String.self) { Page(name: $0, log: log) }
        }
        Text("path \(path.joined(separator: "/"))").accessibilityIdentifier("Path")
      }
    }
  }

  private var path: String? { find(.staticText, "Path").map { device.tree.label(of: $0) } }

  func test_aCoveredPageTakesThoseOnTopOfItAlong() {
    let log = Log()
    show { NavigationStack { Page(name: "root", log: log) } }
    tap(.button, "Deeper from root")
    tap(.button, "Leave root+ later")
    tap(.button, "Deeper from root+")
    tap(.button, "Deeper from root++")
    XCTAssertTrue(exists(.staticText, "page root+++"))
    device.advance(by: .seconds(6))
    XCTAssertEqual(log.take(), ["root+ dismissed"])
    XCTAssertTrue(exists(.staticText, "page root"))
  }

  func test_thePathFollowsThePagesThatLeave() {
    let log = Log()
    show { Shop(log: log) }
    tap(.button, "Value from root")
    tap(.button, "Leave root# later")
    tap(.button, "Value from root#")
    tap(.button, "Deeper from root##")
    XCTAssertEqual(path, "path root#/root##")
    device.advance(by: .seconds(6))
    XCTAssertTrue(exists(.staticText, "page root"))
    XCTAssertEqual(path, "path ")
  }

  func test_aPageWithoutAValueLeavesThePathUnderItAsItIs() {
    let log = Log()
    show { Shop(log: log) }
    tap(.button, "Value from root")
    tap(.button, "Deeper from root#")
    tap(.button, "Leave root#+ later")
    tap(.button, "Value from root#+")
    XCTAssertEqual(path, "path root#/root#+#")
    device.advance(by: .seconds(6))
    XCTAssertTrue(exists(.staticText, "page root#"))
    XCTAssertEqual(path, "path root#")
  }

  func test_aPageThatHasGoneIsDismissedOnce() {
    let log = Log()
    show { NavigationStack { Page(name: "root", log: log) } }
    tap(.button, "Deeper from root")
    tap(.button, "Deeper from root+")
    tap(.button, "Leave root++ later")
    tap(.button, "Leave root++")
    device.advance(by: .seconds(6))
    XCTAssertEqual(log.take(), ["root++ dismissed"])
    XCTAssertTrue(exists(.staticText, "page root+"))
  }
}
