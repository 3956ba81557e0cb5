import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Tests that texts look like their modifiers say, and that changes of their look are cheap.
final class TextLookTests: LookTestCase {
  private struct Switching: View {
    @State private var isOn = false
    @State private var isLarge = false

    var body: some View {
      Text("Shown").font(isLarge ? .title : .body.weight(isOn ? .heavy : .light)).bold(isOn).foregroundColor(isOn ? .red : .blue)
      Text("Inherited").font(.body.weight(isOn ? .heavy : .light))
      Text(verbatim: "Outer").environment(\.font, Font.body.weight(isOn ? .heavy : .light))
      TextField("Name", text: .constant("")).environment(\.font, Font.body.weight(isOn ? .heavy : .light))
      Button("Switch") { isOn.toggle() }
      Button("Enlarge") { isLarge.toggle() }
    }
  }

  private func measurements(_ type: ElementType, _ label: String) throws -> UInt32 {
    try XCTUnwrap(find(type, label).flatMap { device.frontHost?.node(for: $0) }).sizeCache.generation
  }

  func test_aTextThatOnlyLooksDifferentIsNotMeasuredAgain() throws {
    show { Switching() }
    let elements: [(ElementType, String)] = [(.staticText, "Shown"), (.staticText, "Inherited"), (.staticText, "Outer"), (.textField, "Name")]
    let before = try elements.map(measurements)
    let picturesBefore = device.pictureChangeCount
    XCTAssertEqual(try text("Shown"), TextLook(size: 17, weight: 300, paint: Paint(hex: "#007AFF")))
    tap(.button, "Switch")
    XCTAssertEqual(try elements.map(measurements), before)
    XCTAssertGreaterThan(device.pictureChangeCount, picturesBefore)
    XCTAssertEqual(try text("Shown"), TextLook(size: 17, weight: 700, paint: Paint(hex: "#FF3B30")))
    XCTAssertEqual(try text("Outer").weight, 800)
  }

  func test_aTextInALargerFontIsMeasuredAgain() throws {
    show { Switching() }
    XCTAssertEqual(device.tree.frame(of: try element(.staticText, "Shown")).width, 43)
    tap(.button, "Enlarge")
    XCTAssertEqual(device.tree.frame(of: try element(.staticText, "Shown")).width, 70)
  }

  func test_aSumHasTheFontOfItsFirstTextThatIsNotEmpty() {
    show { [Text(verbatim: "Sum").font(.title), Text(verbatim: " of texts")].reduce(Text(verbatim: ""), +) }
    let sum = frame(.staticText, "Sum of texts").width
    show { Text(verbatim: "Sum of texts").font(.title) }
    XCTAssertEqual(sum, frame(.staticText, "Sum of texts").width)
  }

  func test_aSumOfTextsHasTheLookThatTheTextsHaveInCommon() throws {
    show {
      VStack {
        Text("Red ").bold().foregroundColor(.red) + Text("bold").foregroundColor(.red).fontWeight(.thin).fontWeight(.bold)
        Text("Name ").bold().underline() + Text("plain").underline()
        Text("") + Text("Sum ").italic() + Text("of three").italic().strikethrough() + Text("")
      }
    }
    XCTAssertEqual(try text("Red bold"), TextLook(size: 17, weight: 700, paint: Paint(hex: "#FF3B30")))
    XCTAssertEqual(try text("Name plain"), TextLook(size: 17, isUnderlined: true))
    XCTAssertEqual(try text("Sum of three"), TextLook(size: 17, isItalic: true))
  }
}
