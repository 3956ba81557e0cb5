import Foundation
import XCTest

@testable import ScreenModel

/// Tests for lists and their rows in a snapshot.
final class SVGListTests: XCTestCase {
  private let screen = LookedScreen()
  private lazy var list = screen.add(.table, "List", (0, 100, 390, 700), .insetGrouped)

  private func add(_ label: String, _ y: CGFloat, _ traits: ElementLook.Traits = [], change: (inout ElementLook) -> Void = { _ in }) -> ElementID {
    screen.add(.cell, label, in: list, (16, y, 358, 44), .automatic, traits, change: change)
  }

  func test_theRowsOfAGroupAreACard() throws {
    for (index, (name, traits)) in [("A", ElementLook.Traits.first), ("B", []), ("C", .last), ("D", [.first, .last])].enumerated() {
      _ = add(name, 120 + 44 * CGFloat(index), traits)
    }
    XCTAssertTrue(try screen.drawing("Table “List”").contains("fill=\"#F2F2F7\""))
    let first = try screen.drawing("Cell “A”")
    XCTAssertTrue(first.hasPrefix("<path d=\"M16 164v-34a10 10 0 0 1 10-10h338a10 10 0 0 1 10 10v34z\" fill=\"#FFFFFF\"/>"), first)
    XCTAssertTrue(first.contains("<line x1=\"32\" y1=\"163.75\" x2=\"374\""), first)
    XCTAssertTrue(try screen.drawing("Cell “B”").hasPrefix("<rect x=\"16\" y=\"164\" width=\"358\" height=\"44\" fill=\"#FFFFFF\"/><line"))
    let last = try screen.drawing("Cell “C”")
    XCTAssertTrue(last.hasPrefix("<path d=\"M16 208h358v34a10 10 0 0 1-10 10h-338a10 10 0 0 1-10-10z\" fill=\"#FFFFFF\"/>"), last)
    XCTAssertFalse(last.contains("<line"), last)
    XCTAssertTrue(try screen.drawing("Cell “D”").contains("rx=\"10\""))
  }

  func test_aPlainListHasRowsOnTheGroundOfThePage() throws {
    let plain = screen.add(.table, "Plain", (0, 100, 390, 700), .plain)
    screen.add(.cell, "Row", in: plain, (0, 100, 390, 44), .automatic, [.first, .last])
    screen.add(.cell, "Other", in: plain, (0, 144, 390, 44), .automatic, .noSeparator)
    XCTAssertTrue(try screen.drawing("Table “Plain”").contains("fill=\"#FFFFFF\""))
    XCTAssertTrue(try screen.drawing("Cell “Row”").contains("<rect x=\"0\" y=\"100\" width=\"390\" height=\"44\" fill=\"#FFFFFF\"/><line"))
    XCTAssertFalse(try screen.drawing("Cell “Other”").contains("<line"))
  }

  func test_theLineBelowARowStartsAtItsText() throws {
    let row = add("", 120)
    screen.add(.image, "", in: row, (32, 131, 22, 22))
    screen.add(.staticText, "Text", in: row, (66, 131, 40, 21))
    XCTAssertEqual(try screen.drawing("Cell").number("x1"), 66)
    let drawn = add("Drawn", 164)
    screen.add(.button, "Drawn", in: drawn, (32, 175, 326, 21)) { $0.under = [LookedScreen.drawing(of: "Drawn", (72, 175, 58, 21))] }
    XCTAssertEqual(try screen.drawing("Cell “Drawn”").number("x1"), 72)
  }

  func test_aRowCanHaveItsOwnColorAndBeSelected() throws {
    _ = add("Yellow", 120) { $0.background = Paint(0xFFCC00, opacity: 0.5) }
    XCTAssertTrue(try screen.drawing("Cell “Yellow”").contains("fill=\"#FFCC00\" fill-opacity=\"0.5\""))
    screen.add(.cell, "Selected", in: list, (16, 164, 358, 44), selected: true)
    XCTAssertTrue(try screen.drawing("Cell “Selected” [selected]").contains("fill=\"#E3E3E8\""))
  }

  func test_theChevronOfARowIsAtItsTrailingEdge() throws {
    _ = add("Next", 120, .chevron)
    XCTAssertTrue(try screen.drawing("Cell “Next”").contains("d=\"M352 136.5L358 142L352 147.5\""))
    _ = add("Mirrored", 164, [.chevron, .rightToLeft])
    let mirrored = try screen.drawing("Cell “Mirrored”")
    XCTAssertTrue(mirrored.contains("d=\"M38 180.5L32 186L38 191.5\""), mirrored)
    XCTAssertTrue(mirrored.contains("<line x1=\"358\" y1=\"207.75\" x2=\"16\""), mirrored)
    XCTAssertTrue(mirrored.contains("text-anchor=\"end\""), mirrored)
  }

  func test_aSelectedRowHasACheckMark() throws {
    let row = add("", 120)
    screen.add(.button, "Medium", in: row, (32, 131, 326, 21), selected: true, .plain)
    let button = try screen.drawing("Button “Medium” [selected]")
    XCTAssertEqual(button.drawnTexts, ["Medium"])
    XCTAssertTrue(button.contains("<text x=\"32\""), button)
    XCTAssertTrue(button.contains("color=\"#007AFF\" \(SymbolDrawing.named("checkmark").content(background: Palette.light.surface))"), button)
  }

  func test_headersAndFootersAreSmallAndGray() throws {
    for (style, name) in [(ElementLook.Style.header, "GENERAL"), (.footer, "Since today")] {
      screen.add(.staticText, name, in: list, (32, 120, 100, 16), style)
      let text = try screen.drawing("StaticText “\(name)”")
      XCTAssertEqual(text.number("font-size"), 13)
      XCTAssertTrue(text.contains("fill=\"#6C6C70\""), text)
    }
  }

  // MARK: Editing and swiping

  func test_aRowInEditModeHasADeleteButtonAndAHandle() throws {
    let row = add("", 120)
    screen.add(.button, "Delete Milk", in: row, (16, 120, 44, 44))
    screen.add(.button, "Reorder Milk", in: row, (330, 120, 44, 44))
    let button = try screen.drawing("Button “Delete Milk”")
    XCTAssertTrue(button.hasPrefix("<circle cx=\"38\" cy=\"142\" r=\"11\" fill=\"#FF3B30\"/><line"), button)
    let handle = try screen.drawing("Button “Reorder Milk”")
    XCTAssertEqual(handle.components(separatedBy: "<line").count, 4, handle)
    XCTAssertEqual(button.drawnTexts + handle.drawnTexts, [])
  }

  func test_theButtonsBesideASwipedRowAreFilled() throws {
    let row = add("Row", 120)
    screen.add(.staticText, "Text", in: row, (-116, 131, 40, 21))
    screen.add(.button, "Flag", in: row, (226, 120, 74, 44)) { $0.tint = Paint(0xFF9500) }
    screen.add(.button, "More", in: row, (152, 120, 74, 44))
    screen.add(.button, "Delete", in: row, (300, 120, 74, 44), symbol: "trash", .automatic, .destructive)
    for (name, color) in [("Flag", "#FF9500"), ("More", "#8E8E93"), ("Delete", "#FF3B30")] {
      let button = try screen.drawing("Button “\(name)”")
      XCTAssertTrue(button.contains("width=\"74\" height=\"44\" fill=\"\(color)\"/>"), button)
      XCTAssertTrue(button.contains("#FFFFFF"), button)
    }
  }

  func test_theTextOfASwipedRowIsBesideTheButtonsInBothDirections() throws {
    let directions: [(traits: ElementLook.Traits, x: Double, text: CGFloat, buttons: [CGFloat])] = [([], 32, -128, [214, 294]), (.rightToLeft, 358, 458, [16, 96])]
    for (traits, x, text, buttons) in directions {
      let screen = LookedScreen(390, 844, traits)
      let table = screen.add(.table, "", (16, 100, 358, 400), .automatic, traits)
      let cell = screen.add(.cell, "Row", in: table, (16, 100, 358, 44), .automatic, traits)
      screen.add(.staticText, "Text", in: cell, (text, 112, 60, 20), .automatic, traits)
      for (index, button) in buttons.enumerated() { screen.add(.button, "Button \(index)", in: cell, (button, 100, 80, 44), .automatic, traits) }
      let drawn = try screen.drawing("StaticText “Text”")
      XCTAssertEqual(drawn.number("x"), x, drawn)
    }
  }
}
