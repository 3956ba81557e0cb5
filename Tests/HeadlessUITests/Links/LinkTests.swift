import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
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
    @Environment(\.openURL) private var openURL
    @State private var answer = "none"
    var body: some View {
      Text("Accepted: \(answer)")
      Button("Open") { openURL(LinkTests.url) { answer = $0 ? "yes" : "no" } }
    }
  }

  private struct Receiver: View {
    @State private var urls: [String] = []
    var body: some View {
      Text("Got \(urls.joined(separator: ", "))").onOpenURL { urls.append($0.path) }
    }
  }

  /// Taps in the context of the device, as a test case does.
  private func tapOnDevice(_ type: ElementType, _ string: String) { Device.withCurrent(device) { tap(type, string) } }

  func test_aLinkAsksTheDeviceToOpenItsURL() {
    show { Link("Terms", destination: LinkTests.url).accessibilityIdentifier("TermsLink") }
    XCTAssertNotNil(find(.link, "Terms"))
    tapOnDevice(.link, "TermsLink")
    XCTAssertEqual(device.services.requestedURLs, [Self.url])
  }

  func test_aDisabledLinkOpensNothing() {
    show { Link("Terms", destination: LinkTests.url).disabled(true) }
    tapOnDevice(.link, "Terms")
    XCTAssertEqual(device.services.requestedURLs, [])
  }

  func test_aHandlerOfTheAppsOwnComesFirst() {
    show { Own() }
    tapOnDevice(.link, "Terms")
    XCTAssertNotNil(find(.staticText, "Opened /terms"))
    XCTAssertEqual(device.services.requestedURLs, [])
  }

  func test_theAppIsToldWhetherTheDeviceOpensTheURL() {
    show { Asking() }
    tapOnDevice(.button, "Open")
    XCTAssertEqual(device.frontmostApp, SystemApp.safari.rawValue)
    device.activate("com.example.Sample")
    XCTAssertNotNil(find(.staticText, "Accepted: yes"))
  }

  func test_aViewIsHandedTheURLsThatTheAppIsAskedToOpen() throws {
    show { Receiver() }
    let host = try XCTUnwrap(device.frontHost)
    device.perform(cause: "a URL") { XCTAssertTrue(host.open(Self.url)) }
    XCTAssertNotNil(find(.staticText, "Got /terms"))
  }

  func test_anAppWithoutAHandlerDoesNotWantURLs() throws {
    show { Text("x") }
    XCTAssertFalse(try XCTUnwrap(device.frontHost).open(Self.url))
  }
}
