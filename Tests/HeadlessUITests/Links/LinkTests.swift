import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

final class LinkTests: DeviceTestCase {
  nonisolated private static let url = URL(string: "https://example.com/terms")!

  private struct Own: View {
    @State private var opened = "nothing"
    var body: some View {
      Text("Opened \(opened)")
      Link("Terms", destination: LinkTests.url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened = url.path
            return .handled
          })
    }
  }

  private struct Asking: View {
    let url: URL
    @Environment(\.openURL) private var openURL
    @State private var answer = "none"
    var body: some View {
      Text("Accepted: \(answer)")
      Button("Open") { openURL(url) { answer = $0 ? "yes" : "no" } }
    }
  }

  func test_aLinkAsksTheDeviceToOpenItsURL() {
    show { Link("Terms", destination: LinkTests.url).accessibilityIdentifier("TermsLink") }
    XCTAssertNotNil(find(.link, "Terms"))
    tap(.link, "TermsLink")
    XCTAssertEqual(device.frontmostApp, "com.apple.mobilesafari")
  }

  func test_aDisabledLinkOpensNothing() {
    show { Link("Terms", destination: LinkTests.url).disabled(true) }
    tap(.link, "Terms")
    XCTAssertEqual(device.frontmostApp, "com.example.Sample")
  }

  func test_aHandlerOfTheAppsOwnComesFirst() {
    show { Own() }
    tap(.link, "Terms")
    XCTAssertNotNil(find(.staticText, "Opened /terms"))
    XCTAssertEqual(device.frontmostApp, "com.example.Sample")
  }

  func test_theAppIsToldWhetherTheDeviceOpensTheURL() {
    show { Asking(url: URL(string: "unheard-of://terms")!) }
    tap(.button, "Open")
    XCTAssertNotNil(find(.staticText, "Accepted: no"))
    show { Asking(url: LinkTests.url) }
    tap(.button, "Open")
    XCTAssertNotNil(find(.staticText, "Accepted: yes"))
  }
}
