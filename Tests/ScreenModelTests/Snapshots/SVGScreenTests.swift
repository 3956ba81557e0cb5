import Foundation
import ScreenModel
import XCTest

/// Tests for the readability of a screen's snapshot.
///
/// Each case was once wrong.
final class SVGScreenTests: XCTestCase {
  private let tree = ElementTree()
  private var window: ElementID { tree.children(of: tree.root)[0] }

  override func setUp() {
    tree.setFrame(CGRect(x: 0, y: 0, width: 390, height: 844), of: tree.root)
    add(.window, in: tree.root, 0, 0, 390, 844)
  }

  // MARK: Text

  func test_aTextIsNeverWiderThanItsFrameWhateverTheFont() throws {
    add(.staticText, "Welcome to Not Instagram", in: window, 63, 63, 264, 27)
    let text = try group("StaticText “Welcome to Not Instagram”")
    XCTAssertEqual(number("x", in: text), 195)
    XCTAssertTrue(text.contains("text-anchor=\"middle\""))
    XCTAssertTrue(text.contains("lengthAdjust=\"spacingAndGlyphs\""))
    XCTAssertLessThanOrEqual(try XCTUnwrap(number("textLength", in: text)), 264)
    XCTAssertGreaterThan(try XCTUnwrap(number("font-size", in: text)), 20)
  }

  func test_aTextOfUnknownWidthHasAWidthToo() throws {
    add(.staticText, "שלום", in: window, 16, 63, 264, 21)
    XCTAssertTrue(try group("StaticText “שלום”").contains("textLength"))
  }

  func test_aTextIsWrappedWhereItsFrameHasRoomForSeveralLines() throws {
    let alert = add(.alert, "Could not log in", in: window, 60, 351, 270, 141)
    add(.staticText, "The user name or the password is wrong.", in: alert, 91, 396, 208, 32)
    let text = try group("StaticText “The user name or the password is wrong.”")
    XCTAssertEqual(texts(in: text).joined(separator: " "), "The user name or the password is wrong.")
    XCTAssertEqual(texts(in: text).count, 2)
  }

  func test_theWheelsOfATimeShowNumbersWithoutTheirUnits() throws {
    let picker = tree.insert(ElementProperties(type: .datePicker, frame: CGRect(x: 0, y: 100, width: 300, height: 216)), into: window)
    for (x, value) in [(CGFloat(0), "9 o’clock"), (100, "41 minutes"), (200, "Tue, Jan 9")] {
      tree.insert(ElementProperties(type: .pickerWheel, value: value, frame: CGRect(x: x, y: 100, width: 100, height: 216)), into: picker)
    }
    XCTAssertEqual(try texts(in: group("PickerWheel value “9 o’clock”")), ["9"])
    XCTAssertEqual(try texts(in: group("PickerWheel value “41 minutes”")), ["41"])
    XCTAssertEqual(try texts(in: group("PickerWheel value “Tue, Jan 9”")), ["Tue, Jan 9"])
  }

  func test_theRowOfAWheelFitsIntoIt() throws {
    tree.insert(ElementProperties(type: .pickerWheel, value: "41 minutes", frame: CGRect(x: 194, y: 437, width: 89, height: 216)), into: window)
    let wheel = try group("PickerWheel value “41 minutes”")
    XCTAssertEqual(texts(in: wheel), ["41 minutes"])
    XCTAssertLessThanOrEqual(try XCTUnwrap(number("textLength", in: wheel)), 81)
  }

  // MARK: Lists

  func test_aRowThatCanBeTappedIsTextAndNoPill() throws {
    let cell = add(.cell, "Ada, First run in weeks", in: window, 0, 343, 390, 63)
    add(.button, "Ada, First run in weeks", in: cell, 16, 354, 90, 41)
    let row = try group("Button “Ada, First run in weeks”")
    XCTAssertEqual(texts(in: row), ["Ada, First run in weeks"])
    XCTAssertFalse(row.contains("<rect"))
    XCTAssertEqual(number("x", in: row), 16)
  }

  func test_aMenuPickerShowsItsValueAtTheTrailingEdge() throws {
    let cell = add(.cell, "Who can comment", in: window, 0, 481, 390, 56)
    tree.insert(ElementProperties(type: .button, label: "Who can comment", value: "Friends", frame: CGRect(x: 16, y: 492, width: 220, height: 34)), into: cell)
    let row = try group("Button “Who can comment” value “Friends”")
    XCTAssertEqual(texts(in: row), ["Who can comment", "Friends"])
    XCTAssertTrue(row.contains("<text x=\"374\""))
    XCTAssertTrue(row.contains("text-anchor=\"end\""))
  }

  func test_aButtonOutsideOfAListShowsItsValueToo() throws {
    tree.insert(ElementProperties(type: .button, label: "Sort by", value: "Date", frame: CGRect(x: 16, y: 492, width: 220, height: 34)), into: window)
    XCTAssertEqual(texts(in: try group("Button “Sort by” value “Date”")), ["Sort by: Date"])
  }

  func test_aSwipedRowKeepsItsText() throws {
    for type in [ElementType.staticText, .button] {
      let cell = add(.cell, "Cell", in: window, 0, 209, 390, 44)
      add(type, "First", in: cell, -58, 220, 50, 21)
      add(.button, "Delete", in: cell, 316, 209, 74, 44)
      let row = try group("\(type.name) “First”")
      XCTAssertEqual(number("x", in: row), 16)
      XCTAssertEqual(texts(in: row), ["First"])
      XCTAssertTrue(try group("Button “Delete”").contains("<rect x=\"316\""))
      tree.remove(cell)
    }
  }

  func test_aPictureInAGridHasItsNameInTheMiddle() throws {
    let cell = add(.cell, "Picture by Katherine", in: window, 0, 259, 124, 110)
    add(.button, "Picture by Katherine", in: cell, 7, 259, 110, 110)
    let picture = try group("Button “Picture by Katherine”")
    XCTAssertEqual(texts(in: picture), ["Picture by", "Katherine"])
    XCTAssertEqual(number("x", in: picture[(try XCTUnwrap(picture.range(of: "<text"))).lowerBound...]), 62)
  }

  // MARK: Controls

  func test_theButtonsOfAStepperAreSigns() throws {
    let stepper = add(.stepper, "Days", in: window, 16, 199, 358, 32)
    add(.staticText, "Keep posts for 7 days", in: stepper, 16, 204, 179, 21)
    add(.button, "Decrement", in: stepper, 280, 199, 47, 32)
    add(.button, "Increment", in: stepper, 327, 199, 47, 32)
    XCTAssertEqual(texts(in: try group("Button “Decrement”")), ["−"])
    XCTAssertEqual(texts(in: try group("Button “Increment”")), ["+"])
    let ground = try group("Stepper “Days”")
    XCTAssertTrue(ground.contains("<rect x=\"280\" y=\"199\" width=\"94\" height=\"32\" rx=\"8\""), ground)
    XCTAssertEqual(texts(in: ground), [])
  }

  func test_theNamesOfKeysStayInsideOfThem() throws {
    let keyboard = add(.keyboard, "", in: window, 0, 553, 390, 291)
    add(.key, "numbers", in: keyboard, 0, 745, 58, 64)
    add(.button, "Continue", in: keyboard, 331, 745, 58, 64)
    for name in ["Key “numbers”", "Button “Continue”"] {
      XCTAssertLessThanOrEqual(try XCTUnwrap(number("textLength", in: try group(name))), 46, name)
      XCTAssertTrue(try group(name).contains("#ABB0BA"), name)
    }
  }

  func test_theKeysForShiftAndDeleteAreSymbols() throws {
    let keyboard = add(.keyboard, "", in: window, 0, 553, 390, 291)
    add(.key, "delete", in: keyboard, 331, 681, 58, 64)
    add(.button, "shift", in: keyboard, 0, 681, 58, 64)
    for name in ["Key “delete”", "Button “shift”"] {
      XCTAssertEqual(texts(in: try group(name)), [], name)
      XCTAssertTrue(try group(name).contains("<path"), name)
    }
  }

  func test_aButtonInAFieldIsACross() throws {
    let field = add(.searchField, "", in: window, 16, 100, 290, 34)
    add(.button, "Clear text", in: field, 274, 100, 32, 34)
    XCTAssertEqual(texts(in: try group("Button “Clear text”")), [])
  }

  // MARK: What lies over the screen

  func test_aSheetHidesTheRowsUnderIt() throws {
    add(.staticText, "Underneath", in: window, 16, 520, 100, 21)
    add(.other, "", in: window, 0, 0, 390, 844)
    add(.navigationBar, "New post", in: window, 0, 57, 390, 44)
    let page = try XCTUnwrap(snapshot.range(of: "<path d=\"M0 844v-777a10 10 0 0 1 10-10h370a10 10 0 0 1 10 10v777z\" fill=\"#FFFFFF\"/>"))
    XCTAssertLessThan(try XCTUnwrap(snapshot.range(of: ">Underneath<")).lowerBound, page.lowerBound)
    XCTAssertGreaterThan(try XCTUnwrap(snapshot.range(of: ">New post<")).lowerBound, page.lowerBound)
  }

  func test_theBarAboveTheKeysHidesTheRowsUnderIt() throws {
    tree.insert(ElementProperties(type: .other, identifier: "Typing Predictions", frame: CGRect(x: 0, y: 508, width: 390, height: 45)), into: window)
    XCTAssertTrue(try group("Other (id: “Typing Predictions”)").contains("fill=\"#D1D3D9\""))
  }

  func test_anAlertDimsTheScreenOnce() {
    add(.staticText, "Underneath", in: window, 16, 520, 100, 21)
    add(.other, "", in: window, 0, 0, 390, 844)
    add(.alert, "Wrong password", in: window, 60, 340, 270, 140)
    XCTAssertEqual(snapshot.components(separatedBy: "fill-opacity=\"0.3\"").count, 2)
    XCTAssertFalse(snapshot.contains("rx=\"10\""))
  }

  func test_theButtonsOfAnAlertAreDrawnOverATextThatIsTooLongForIt() throws {
    let alert = add(.alert, "Terms", in: window, 60, 47, 270, 763)
    add(.staticText, String(repeating: "long ", count: 300), in: alert, 76, 90, 238, 1_200)
    for (index, name) in ["Agree", "Cancel"].enumerated() {
      let y = CGFloat(722 + 44 * index)
      add(.button, name, in: alert, 60, y, 270, 44)
      let button = try group("Button “\(name)”")
      XCTAssertTrue(button.hasPrefix("<rect x=\"60\" y=\"\(Int(y))\" width=\"270\" height=\"44\" fill=\"#F9F9F9\"/>"), button)
      XCTAssertEqual(texts(in: button), [name])
    }
  }

  func test_theButtonsOfAnAlertAreTextsOnTheCard() throws {
    let alert = add(.alert, "Wrong password", in: window, 60, 340, 270, 140)
    add(.staticText, "Wrong password", in: alert, 76, 360, 238, 22)
    for (x, name) in [(60, "Cancel"), (195, "Try again")] {
      add(.button, name, in: alert, CGFloat(x), 436, 135, 44)
      let button = try group("Button “\(name)”")
      XCTAssertEqual(texts(in: button), [name])
      XCTAssertFalse(button.contains("<rect"), button)
    }
  }

  func test_theNameOfABarIsNotDrawnOverTheBackButton() throws {
    let bar = add(.navigationBar, "A page whose name is rather long", in: window, 0, 47, 390, 44)
    add(.button, "Everything before", in: bar, 0, 47, 128, 44)
    let drawing = try group("NavigationBar “A page whose name is rather long”")
    let text = drawing[(try XCTUnwrap(drawing.range(of: "<text"))).lowerBound...]
    let (middle, length) = (try XCTUnwrap(number("x", in: text)), try XCTUnwrap(number("textLength", in: text)))
    XCTAssertGreaterThanOrEqual(middle - length / 2, 128)
    XCTAssertLessThanOrEqual(middle + length / 2, 390)
  }

  func test_aMenuNeitherDimsTheScreenNorShowsTheRegionThatClosesIt() throws {
    add(.staticText, "Underneath", in: window, 16, 520, 100, 21)
    add(.other, "", in: window, 0, 0, 390, 844)
    add(.other, "dismiss popup", in: window, 0, 0, 390, 844)
    add(.collectionView, "", in: window, 132, 87, 250, 88)
    XCTAssertFalse(snapshot.contains("fill-opacity=\"0.3\""))
    XCTAssertFalse(snapshot.contains(">dismiss popup<"))
    XCTAssertTrue(try group("CollectionView").contains("<rect x=\"132\" y=\"87\" width=\"250\" height=\"88\" rx=\"12\" fill=\"#FBFBFB\"/>"))
  }

  func test_aShareSheetHasABackground() throws {
    let sheet = tree.insert(
      ElementProperties(type: .other, identifier: "ActivityListView", traits: .isModal, frame: CGRect(x: 0, y: 428, width: 390, height: 382)), into: window)
    add(.button, "Close", in: sheet, 344, 441, 30, 30)
    XCTAssertTrue(try group("Other (id: “ActivityListView”) [modal]").contains("fill=\"#FFFFFF\""))
    XCTAssertEqual(texts(in: try group("Button “Close”")), [])
  }

  // MARK: Support

  private var snapshot: String { tree.svgSnapshot(size: CGSize(width: 390, height: 844)) }

  /// Returns the drawing of the element with this summary, without its title.
  private func group(_ summary: String, line: UInt = #line) throws -> String {
    let parts = snapshot.components(separatedBy: "<title>\(summary)</title>")
    XCTAssertEqual(parts.count, 2, "drawings of \(summary)", line: line)
    return try XCTUnwrap(parts.last?.components(separatedBy: "</g>").first)
  }

  private func texts(in group: some StringProtocol) -> [String] {
    group.components(separatedBy: "xml:space=\"preserve\">").dropFirst().compactMap { $0.components(separatedBy: "<").first }
  }

  private func number(_ attribute: String, in group: some StringProtocol) -> Double? {
    let parts = group.components(separatedBy: " \(attribute)=\"")
    return parts.count < 2 ? nil : parts[1].components(separatedBy: "\"").first.flatMap(Double.init)
  }

  @discardableResult
  private func add(
    _ type: ElementType, _ label: String = "", in parent: ElementID, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> ElementID {
    tree.insert(ElementProperties(type: type, label: label, frame: CGRect(x: x, y: y, width: width, height: height)), into: parent)
  }
}
