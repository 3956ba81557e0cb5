import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

private struct Pressed: View {
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: ","))
      Button("Plain") { log.append("plain") }
      Button("Disabled") { log.append("disabled") }.disabled(true)
    }
  }
}

private struct Capital: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("»")
      configuration.label.padding()
    }
  }
}

@preconcurrency @MainActor
final class ButtonTests: DeviceTestCase {
  func test_aButtonRunsItsActionForEachTap() {
    show { Pressed() }
    let frame = frame(.button, "Plain")
    device.tap(at: point(frame.midX, frame.midY), numberOfTaps: 3)
    XCTAssertTrue(exists(.staticText, "plain,plain,plain"))
  }

  func test_aDisabledButtonDoesNothing() {
    show { Pressed() }
    XCTAssertEqual(properties(.button, "Disabled")?.isEnabled, false)
    tap(.button, "Disabled")
    XCTAssertFalse(exists(.staticText, "disabled"))
  }

  func test_aButtonIsLabelledWithTheTextsInItAndWithAnImageWhereThereIsNoText() {
    show {
      VStack {
        Button {
        } label: {
          HStack {
            Image(systemName: "cart")
            VStack {
              Text("Buy")
              Text("now")
            }
          }
        }
        Button {
        } label: {
          Image(systemName: "plus")
        }
        Button {
        } label: {
          Image("bin").accessibilityLabel("Delete")
        }
        Button {
        } label: {
          Label("Send", systemImage: "paperplane")
        }
      }
    }
    XCTAssertEqual(labels(.button), ["Buy, now", "Add", "Delete", "Send"])
    let tree = device.tree
    let before = (tree.count, tree.changeCount, tree.svgSnapshot(size: CGSize(width: 390, height: 844)))
    func parts(_ type: ElementType) -> [String] { tree.all(ElementQuery(scope: application, type: type).includingParts).map { tree.label(of: $0) } }
    XCTAssertEqual(parts(.image), ["cart", "Add", "bin"])
    XCTAssertEqual(parts(.staticText), ["Buy", "now", "Send"])
    XCTAssertEqual([count(.image), count(.staticText)], [0, 0], "only a query that asks for the parts of controls sees them")
    XCTAssertTrue(before == (tree.count, tree.changeCount, tree.svgSnapshot(size: CGSize(width: 390, height: 844))))
  }

  func test_aStyleOfOnesOwnStandsInTheButton() {
    show {
      VStack {
        Button("Styled") {}
        Button("Built in") {}.buttonStyle(.borderedProminent)
      }
      .buttonStyle(Capital())
    }
    XCTAssertEqual(labels(.button), ["», Styled", "Built in"])
    XCTAssertEqual(frame(.button, "», Styled").height, 53)
  }
}
