import Foundation
import XCTest

@testable import HeadlessUI

private enum Form: CaseIterable { case list, lazy, column }

private struct Chat: View {
  @State private var messages = Array(0..<200)
  let form: Form

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        switch form {
        case .list: List { rows }
        case .lazy: ScrollView { LazyVStack { rows } }
        case .column: ScrollView { VStack { rows } }
        }
        HStack {
          Button("Send") {
            messages.append(messages.count)
            proxy.scrollTo(messages.count - 1, anchor: .bottom)
          }
          Button("Middle") { withAnimation { proxy.scrollTo(100, anchor: .top) } }
          Button("Start") { proxy.scrollTo("start") }
          Button("Nowhere") { proxy.scrollTo("nowhere") }
        }
      }
    }
  }

  @ViewBuilder private var rows: some View {
    Text("Beginning").id("start")
    ForEach(messages, id: \.self) { number in Text("Message \(number)").frame(height: number.isMultiple(of: 3) ? 70 : 30) }
  }
}

@preconcurrency @MainActor
final class ScrollViewReaderTests: DeviceTestCase {
  private func isVisible(_ text: String) -> Bool { find(.staticText, text).map { device.tree.visibleFraction(of: $0) == 1 } ?? false }

  private func forEachForm(_ body: (Form) -> Void) {
    for form in Form.allCases {
      show { Chat(form: form) }
      body(form)
      device.shutDown()
    }
  }

  func test_aRowThatWasJustAddedCanBeScrolledTo() {
    forEachForm { form in
      tap(.button, "Send")
      XCTAssertTrue(isVisible("Message 200"), "\(form)")
    }
  }

  func test_aRowFarAwayCanBeScrolledToTheTopAndTheBeginningBackAgain() {
    forEachForm { form in
      XCTAssertFalse(isVisible("Message 100"), "\(form)")
      tap(.button, "Middle")
      XCTAssertTrue(isVisible("Message 100"), "\(form)")
      XCTAssertLessThan(frame(.staticText, "Message 100").minY, 110, "\(form)")
      tap(.button, "Start")
      XCTAssertTrue(isVisible("Beginning"), "\(form)")
    }
  }

  func test_anUnknownIdentityScrollsNowhere() {
    forEachForm { form in
      let before = picture
      tap(.button, "Nowhere")
      XCTAssertEqual(picture, before, "\(form)")
    }
  }
}
