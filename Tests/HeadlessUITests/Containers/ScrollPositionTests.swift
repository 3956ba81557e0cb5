import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

final class ScrollPositionTests: DeviceTestCase {
  private struct Rows: View {
    @State private var id: Int?
    var isAligned = false

    var body: some View {
      Text("At \(id.map { "\($0)" } ?? "none")")
      Button("To 20") { id = 20 }
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<50) { Text("Row \($0)").frame(height: 50) } }.scrollTargetLayout()
      }
      .scrollPosition(id: $id)
      .modifier(Aligning(isActive: isAligned))
    }
  }

  private struct Aligning: ViewModifier {
    let isActive: Bool
    func body(content: Content) -> some View { if isActive { content.scrollTargetBehavior(.viewAligned) } else { content } }
  }

  func test_theBindingScrollsToAView() {
    show { Rows() }
    tap(.button, "To 20")
    XCTAssertEqual(frame(.staticText, "Row 20").minY, frame(.scrollView).minY + 14, accuracy: 15)
    XCTAssertFalse(exists(.staticText, "Row 0"))
  }

  func test_theBindingFollowsTheUser() {
    show { Rows() }
    scrollDown(by: 120)
    XCTAssertTrue(exists(.staticText, "At 2"), picture)
  }

  func test_contentComesToRestWhereAViewBegins() {
    show { Rows(isAligned: true) }
    scrollDown(by: 110)
    XCTAssertEqual(frame(.staticText, "Row 2").midY - 25, frame(.scrollView).minY, accuracy: 1)
  }

  func test_theDefaultAnchorShowsTheEnd() {
    show { ScrollView { VStack { ForEach(0..<50) { Text("Row \($0)") } } }.defaultScrollAnchor(.bottom) }
    XCTAssertLessThanOrEqual(frame(.staticText, "Row 49").maxY, frame(.scrollView).maxY + 1)
  }

  private struct Form: View {
    let mode: ScrollDismissesKeyboardMode
    @State private var text = ""

    var body: some View {
      ScrollView {
        VStack {
          TextField("Name", text: $text)
          ForEach(0..<50) { Text("Row \($0)") }
        }
      }.scrollDismissesKeyboard(mode)
    }
  }

  func test_scrollingDismissesTheKeyboardIfItIsAskedTo() {
    for (mode, isKept) in [(ScrollDismissesKeyboardMode.never, true), (.immediately, false), (.interactively, false)] {
      show { Form(mode: mode) }
      tap(.textField, "Name")
      device.drag(from: point(195, 350), to: point(195, 250))
      XCTAssertEqual(device.focusedElement != nil, isKept, "\(mode)")
    }
  }
}
