import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

private struct Switches: View {
  @State private var isOn = false
  @State private var isLocked = false

  var body: some View {
    VStack {
      Toggle("Sound", isOn: $isOn).disabled(isLocked)
      Toggle(isOn: .constant(true)) {
        VStack {
          Text("Nested")
          Text("Label")
        }
      }
      Text(isOn ? "on" : "off")
      Button("Lock") { isLocked = true }
    }
  }
}

private struct Pressed: View {
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: ","))
      Button("Plain") { log.append("plain") }
      Button("Disabled") { log.append("disabled") }.disabled(true)
      Text("Double").onTapGesture(count: 2) { log.append("double") }
      Text("Single").onTapGesture { log.append("single") }
      Text("Long").onLongPressGesture { log.append("long") }
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

private struct Loading: View {
  @State private var done = 0.25

  var body: some View {
    VStack {
      ProgressView()
      ProgressView("Loading", value: done)
      ProgressView(value: 3.0, total: 4.0)
      Button("More") { done = 0.5 }
    }
  }
}

@preconcurrency @MainActor
final class ControlTests: DeviceTestCase {
  func test_aSwitchHasAValueAndChangesItsBinding() {
    show { Switches() }
    XCTAssertEqual(value(.switch, "Sound"), "0")
    tap(.switch, "Sound")
    XCTAssertEqual(value(.switch, "Sound"), "1")
    XCTAssertTrue(exists(.staticText, "on"))
    tap(.switch, "Sound")
    XCTAssertTrue(exists(.staticText, "off"))
  }

  func test_aSwitchIsLabelledWithTheTextsInIt() {
    show { Switches() }
    XCTAssertEqual(labels(.switch), ["Sound", "Nested, Label"])
    tap(.switch, "Nested, Label")
    XCTAssertEqual(value(.switch, "Nested, Label"), "1", "a constant stays as it is")
  }

  func test_aDisabledSwitchStaysAsItIs() {
    show { Switches() }
    tap(.button, "Lock")
    XCTAssertEqual(properties(.switch, "Sound")?.isEnabled, false)
    tap(.switch, "Sound")
    XCTAssertTrue(exists(.staticText, "off"))
  }

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

  func test_gesturesReactToTheTapsThatTheyAreFor() {
    show { Pressed() }
    tap(.staticText, "Single")
    tap(.staticText, "Double")
    XCTAssertTrue(exists(.staticText, "single"))
    let double = frame(.staticText, "Double")
    device.tap(at: point(double.midX, double.midY), numberOfTaps: 2)
    XCTAssertTrue(exists(.staticText, "single,double"))
    let long = frame(.staticText, "Long")
    device.press(at: point(long.midX, long.midY), duration: 0.2)
    device.press(at: point(long.midX, long.midY), duration: 1)
    XCTAssertTrue(exists(.staticText, "single,double,long"))
    XCTAssertEqual(device.scheduler.now.offset / .milliseconds(1), 1200, accuracy: 0.001)
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

  func test_anImageIsLabelledWithItsNameUnlessItIsDecorative() {
    show {
      VStack {
        Image("logo")
        Image("cat", label: Text("A cat"))
        Image(decorative: "line")
        Image(systemName: "star")
      }
    }
    XCTAssertEqual(labels(.image), ["logo", "A cat", "star"])
    XCTAssertTrue(exists(.image, "cat"))
  }

  func test_aLabelIsAnIconAndATitle() {
    show { Label("Inbox", systemImage: "tray") }
    XCTAssertEqual(texts, ["Inbox"])
    XCTAssertEqual(count(.image), 0)
  }

  func test_progressIsAnIndicatorWithAValue() {
    show { Loading() }
    XCTAssertEqual(count(.activityIndicator), 1)
    XCTAssertEqual(device.tree.all(.init(scope: application, type: .progressIndicator)).map { device.tree.value(of: $0) }, ["25%", "75%"])
    tap(.button, "More")
    XCTAssertEqual(value(.progressIndicator, "50%"), "50%")
  }

  func test_textsCanBeFormattedAndJoined() {
    show {
      VStack {
        Text("\(2.5, specifier: "%.2f") €")
        Text(0.5, format: .number)
        Text("one").bold() + Text(" two").foregroundColor(.red)
        Text("shout").textCase(.uppercase)
      }
    }
    XCTAssertEqual(texts, ["2.50 €", "0.5", "one two", "SHOUT"])
  }
}
