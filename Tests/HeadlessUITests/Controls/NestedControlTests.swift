import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Controls in the label of another control.
///
/// The inner control receives its own touches, and has its own element and texts.
final class NestedControlTests: DeviceTestCase {
  private struct Articles: View {
    @State private var isRead = false
    @State private var likes = 0

    var body: some View {
      NavigationStack {
        List {
          NavigationLink(value: 1) {
            HStack {
              Text("Article")
              Spacer()
              Toggle("Read", isOn: $isRead).labelsHidden()
              Button("Like") { likes += 1 }.buttonStyle(.borderless)
            }
          }
          Text("\(likes) likes")
        }
        .navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
    }
  }

  func test_aButtonAndASwitchInALinkTakeTheirTaps() {
    show { Articles() }
    XCTAssertEqual(find(.button, "Article").map(device.tree.children(of:))?.map(device.tree.label(of:)), ["Article", "Read", "Like"])
    tap(.button, "Like")
    tap(.button, "Like")
    tap(.switch, "Read")
    XCTAssertTrue(exists(.staticText, "2 likes"))
    XCTAssertEqual(find(.switch, "Read").map(device.tree.value(of:)), "1")
    let link = device.tree.frame(of: find(.button, "Article")!)
    device.tap(at: CGPoint(x: link.minX + 10, y: link.midY))
    XCTAssertTrue(exists(.staticText, "Page 1"))
  }

  private struct Nested: View {
    @State private var taps: [String] = []

    var body: some View {
      Button {
        taps.append("outer")
      } label: {
        HStack {
          Text("Outer")
          Button("Inner") { taps.append("inner") }
        }
      }
      Text(taps.joined(separator: ", "))
    }
  }

  func test_aButtonInAButtonActsAlone() {
    show { Nested() }
    tap(.button, "Inner")
    let outer = device.tree.frame(of: find(.button, "Outer")!)
    device.tap(at: CGPoint(x: outer.minX + 5, y: outer.midY))
    XCTAssertTrue(exists(.staticText, "inner, outer"))
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  }

  // A button that a style uses for its appearance isn't a separate control.
  func test_aStyleWithAButtonOfItsOwnIsOneControl() {
    show { Button("Styled") {}.buttonStyle(Twice()) }
    XCTAssertEqual(find(.button, "Styled").map(device.tree.children(of:)), [])
  }
}
