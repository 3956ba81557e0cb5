import Foundation
import XCTest

@testable import ScreenModel

/// Tests for alerts, dialogs, sheets, menus and icons in a snapshot.
final class SVGCardTests: XCTestCase {
  private func screen(_ traits: ElementLook.Traits = []) -> LookedScreen {
    let screen = LookedScreen(390, 844, traits)
    screen.add(.staticText, "Underneath", (16, 120, 100, 21))
    screen.add(.other, "", (0, 0, 390, 844))
    return screen
  }

  // MARK: Alerts

  func test_theTextsOfAnAlertAreInTheMiddle() throws {
    let screen = screen()
    let alert = screen.add(.alert, "Wrong password", (60, 340, 270, 143))
    screen.add(.staticText, "Wrong password", in: alert, (120, 360, 150, 22), traits: .header)
    screen.add(.staticText, "Check both.", in: alert, (76, 386, 238, 16)) { $0.text = TextLook(size: 13) }
    let title = try screen.drawing("StaticText “Wrong password” [header]")
    XCTAssertEqual([title.number("x"), title.number("font-size"), title.number("font-weight")], [195, 17, 600])
    let message = try screen.drawing("StaticText “Check both.”")
    XCTAssertEqual([message.number("x"), message.number("font-size"), message.number("font-weight")], [195, 13, nil])
  }

  func test_theButtonsOfAnAlertSayWhatTheyDo() throws {
    let screen = screen()
    let alert = screen.add(.alert, "Delete?", (60, 340, 270, 143))
    screen.add(.button, "No", in: alert, (60, 439, 135, 44), .automatic, [.cancel, .drawsContent])
    screen.add(.button, "Yes", in: alert, (195, 439, 135, 44), .automatic, .destructive)
    let (cancel, delete) = (try screen.drawing("Button “No”"), try screen.drawing("Button “Yes”"))
    XCTAssertEqual([cancel.number("font-size"), cancel.number("font-weight")], [17, 600])
    XCTAssertEqual(cancel.drawnTexts, ["No"], "the system draws the buttons of alerts")
    XCTAssertTrue(delete.contains("fill=\"#FF3B30\""), delete)
    XCTAssertTrue(delete.contains("<line x1=\"195\" y1=\"439\" x2=\"195\" y2=\"483\""), delete)
    XCTAssertFalse(cancel.contains("x2=\"60\""), cancel)
  }

  func test_theDrawingsOfAButtonInAnAlertAreLeftOut() {
    let screen = screen()
    let alert = screen.add(.alert, "Delete?", (60, 340, 270, 143))
    screen.add(.button, "No", in: alert, (60, 439, 270, 44), .automatic, .drawsContent) {
      $0.under = [LookedScreen.drawing(of: "Drawn", (60, 439, 270, 44))]
    }
    XCTAssertFalse(screen.picture.contains(">Drawn</text>"))
  }

  func test_theCancelButtonOfADialogIsACardOfItsOwn() throws {
    let screen = screen()
    let dialog = screen.add(.sheet, "Delete?", (8, 624, 374, 186))
    screen.add(.button, "Delete", in: dialog, (8, 639, 374, 57), .automatic, .destructive)
    screen.add(.button, "Archive", in: dialog, (8, 696, 374, 49))
    screen.add(.button, "Stay", in: dialog, (8, 753, 374, 57))
    let cards = try screen.drawing("Sheet “Delete?”")
    XCTAssertTrue(cards.contains("<rect x=\"8\" y=\"753\" width=\"374\" height=\"57\" rx=\"14\""), cards)
    XCTAssertTrue(cards.contains("<rect x=\"8\" y=\"624\" width=\"374\" height=\"121\" rx=\"14\""), cards)
    let cancel = try screen.drawing("Button “Stay”")
    XCTAssertEqual([cancel.number("font-size"), cancel.number("font-weight")], [20, 600])
    XCTAssertFalse(cancel.contains("<line"), cancel)
    XCTAssertTrue(try screen.drawing("Button “Archive”").contains("<line"))
  }

  // MARK: Sheets

  func test_aSheetHasRoundCornersAndAGrabber() throws {
    let screen = screen()
    let bar = screen.add(.navigationBar, "Bar", (0, 57, 390, 56))
    screen.add(.staticText, "New letter", in: bar, (150, 74, 90, 21), traits: .header)
    screen.add(.table, "", (0, 113, 390, 731), .insetGrouped)
    let page = "<path d=\"M0 844v-777a10 10 0 0 1 10-10h370a10 10 0 0 1 10 10v777z\" fill=\"#F2F2F7\"/>"
    XCTAssertTrue(try screen.drawing("Other").contains(page))
    let ground = try screen.drawing("NavigationBar “Bar”")
    XCTAssertTrue(ground.contains("<rect x=\"177\" y=\"62\" width=\"36\" height=\"5\" rx=\"2.5\""), ground)
    XCTAssertFalse(ground.contains("<line"), ground)
  }

  func test_aSheetInTheDarkIsLighterThanAPage() throws {
    let screen = screen(.dark)
    screen.add(.navigationBar, "Bar", (0, 57, 390, 56))
    let list = screen.add(.table, "List", (0, 113, 390, 731), .insetGrouped)
    screen.add(.cell, "Row", in: list, (16, 130, 358, 44), .automatic, [.first, .last])
    XCTAssertTrue(try screen.drawing("Table “List”").contains("fill=\"#1C1C1E\""))
    XCTAssertTrue(try screen.drawing("Cell “Row”").contains("fill=\"#2C2C2E\""))
  }

  func test_aPageThatCoversTheScreenIsNoSheet() throws {
    let screen = screen(.dark)
    screen.add(.navigationBar, "Bar", (0, 47, 390, 44))
    screen.add(.table, "List", (0, 91, 390, 753), .insetGrouped)
    XCTAssertEqual(try screen.drawing("Other"), "<rect x=\"0\" y=\"0\" width=\"390\" height=\"844\" fill=\"#000000\"/>")
    XCTAssertTrue(try screen.drawing("Table “List”").contains("fill=\"#000000\""))
    XCTAssertTrue(try screen.drawing("NavigationBar “Bar”").contains("<line"))
  }

  // MARK: Menus and popovers

  func test_anItemOfAMenuHasItsSymbolAtTheEnd() throws {
    let screen = screen()
    screen.add(.other, "dismiss popup", (0, 0, 390, 844))
    let menu = screen.add(.collectionView, "Menu", (132, 95, 250, 88))
    for (index, (name, traits)) in [("Share", ElementLook.Traits.drawsContent), ("Report", [.destructive, .rightToLeft])].enumerated() {
      let y = 95 + 44 * CGFloat(index)
      let cell = screen.add(.cell, name, in: menu, (132, y, 250, 44))
      screen.add(.button, name, in: cell, (148, y + 11, 90, 21), selected: index == 0, symbol: "flag", .automatic, traits)
    }
    XCTAssertTrue(try screen.drawing("Cell “Share”").contains("<line"))
    XCTAssertEqual(try screen.drawing("Cell “Share”").components(separatedBy: "<rect").count, 1)
    XCTAssertFalse(screen.picture.contains("<title>Cell “Report”</title>"), "nothing is below the last item")
    let share = try screen.drawing("Button “Share” [selected]")
    XCTAssertTrue(share.contains("translate(346 107)"), share)
    XCTAssertTrue(share.contains(SymbolDrawing.named("checkmark").content(background: Palette.light.menu)), share)
    XCTAssertTrue(share.contains("<text x=\"168\""), share)
    let report = try screen.drawing("Button “Report”")
    XCTAssertTrue(report.contains("translate(148 151)"), report)
    XCTAssertTrue(report.contains("<text x=\"366\""), report)
    XCTAssertTrue(report.contains("fill=\"#FF3B30\""), report)
  }

  func test_aPopoverHasAShadowAndDoesNotDimTheScreen() throws {
    let screen = LookedScreen()
    screen.add(.popover, "Help", (40, 400, 300, 120))
    let card = try screen.drawing("Popover “Help”")
    XCTAssertTrue(card.contains("fill-opacity=\"0.02\""), card)
    XCTAssertFalse(card.contains("fill-opacity=\"0.3\""), card)
  }

  // MARK: Texts and icons

  func test_aTextHasTheFontOfItsLookOnAllLinesOfItsFrame() throws {
    let screen = LookedScreen()
    screen.add(.staticText, "A text that is on two lines", (16, 100, 130, 42)) {
      $0.text = TextLook(size: 17, weight: 500, isItalic: true, alignment: .center, paint: Paint(0x34C759))
    }
    let text = try screen.drawing("StaticText “A text that is on two lines”")
    XCTAssertEqual(text.drawnTexts, ["A text that is", "on two lines"])
    XCTAssertEqual([text.number("x"), text.number("font-size"), text.number("font-weight")], [81, 17, 500])
    XCTAssertTrue(text.contains("fill=\"#34C759\"") && text.contains("font-style=\"italic\""), text)
  }

  func test_aTextThatIsTooLongIsTruncatedInItsFont() throws {
    let screen = LookedScreen()
    let label = String(repeating: "long ", count: 30)
    screen.add(.staticText, label, (16, 100, 130, 42)) { $0.text = TextLook() }
    let text = try screen.drawing("StaticText “\(label)”")
    XCTAssertEqual(text.drawnTexts.count, 2)
    XCTAssertEqual(text.drawnTexts.last?.last, "…")
    XCTAssertEqual(text.components(separatedBy: "font-size=\"17\"").count, 3)
    for part in text.components(separatedBy: "<text").dropFirst() { XCTAssertLessThanOrEqual(try XCTUnwrap(part.number("textLength")), 130) }
  }

  func test_aTextThatDrawingsShowIsNotDrawnAgain() {
    let screen = LookedScreen()
    screen.add(.staticText, "Text", (16, 100, 130, 42), .automatic, .drawsContent)
    screen.add(.other, "Other", (16, 200, 130, 42), .automatic, .drawsContent)
    screen.add(.cell, "Row", (16, 300, 130, 42), .automatic, .drawsContent)
    XCTAssertEqual(screen.picture.drawnTexts, [])
  }

  func test_aSymbolHasItsTint() throws {
    let screen = LookedScreen()
    screen.add(.image, "Star", (16, 100, 24, 24), symbol: "star") { $0.tint = Paint(0xFF9500) }
    XCTAssertTrue(try screen.drawing("Image “Star”").contains("color=\"#FF9500\""))
  }

  func test_anElementAndItsDrawingsHaveTheirOpacity() throws {
    let screen = LookedScreen()
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    screen.add(.button, "Send", (16, 100, 90, 40), .bordered) {
      $0.opacity = 0.3
      let marks = [ScreenDrawing.Mark(.symbol("star", in: box), Paint(0xFF9500)), ScreenDrawing.Mark(.image(box), Paint(0))]
      $0.under = [ScreenDrawing(frame: box.offsetBy(dx: 16, dy: 110), marks: marks).opacity(0.4)]
    }
    screen.add(.image, "Faint", (16, 200, 24, 24), symbol: "heart") { $0.tint = Paint(0xFF9500, opacity: 0.6) }
    screen.add(.staticText, "Gone", (16, 300, 90, 20)) { $0.opacity = 0 }
    let button = try screen.drawing("Button “Send”")
    XCTAssertTrue(button.hasPrefix("<g opacity=\"0.3\"><rect"), button)
    XCTAssertTrue(button.contains("<g opacity=\"0.4\"><g"), button)
    XCTAssertTrue(button.contains("fill=\"\(Palette.light.image)\" fill-opacity=\"0.4\""), button)
    XCTAssertTrue(try screen.drawing("Image “Faint”").hasPrefix("<g opacity=\"0.6\">"))
    XCTAssertEqual(screen.picture.drawnTexts, ["Send"])
  }

  func test_anElementAndItsDrawingsHaveTheirTransform() throws {
    let screen = LookedScreen()
    screen.add(.button, "Send", (16, 100, 90, 40), .bordered) {
      $0.transform = [0.707107, 0.707107, -0.707107, 0.707107, 102.7, -8]
      $0.under = [LookedScreen.drawing(of: "Text", (16, 100, 90, 40)).transformed(by: [-1, 0, 0, 1, 122, 0])]
    }
    let button = try screen.drawing("Button “Send”")
    XCTAssertTrue(button.hasPrefix("<g transform=\"matrix(0.70711 0.70711 -0.70711 0.70711 102.7 -8)\"><rect"), button)
    XCTAssertTrue(button.contains("</g><g transform=\"matrix(-1 0 0 1 122 0)\"><text"), button)
  }

  func test_aShadowIsSoftAndBesideItsShape() throws {
    let screen = LookedScreen()
    let path = [ScreenDrawing.Segment("M", CGPoint(x: 0, y: 0)), ScreenDrawing.Segment("L", CGPoint(x: 90, y: 0)), ScreenDrawing.Segment("L", CGPoint(x: 90, y: 40))]
    func card(_ shadow: ScreenDrawing.Shadow) throws -> [String] {
      screen.add(.other, "Card \(shadow.radius)", (16, 100, 90, 40)) {
        let marks = [ScreenDrawing.Mark(.fill(path, isEvenOdd: false), Paint(0xFFFFFF, opacity: 0.5))]
        $0.under = [ScreenDrawing(frame: CGRect(x: 16, y: 100, width: 90, height: 40), marks: marks, shadow: shadow)]
      }
      return try screen.drawing("Other “Card \(shadow.radius)”").components(separatedBy: "<path ").dropFirst().map { String($0) }
    }
    let soft = try card(ScreenDrawing.Shadow(Paint(0x112233, opacity: 0.8), radius: 5, x: 1, y: 2))
    XCTAssertEqual(soft.map { $0.hasPrefix("d=\"M 17 102 L") }, [true, true, true, false])
    XCTAssertEqual(soft.map { $0.number("stroke-width") }, [12, 6, nil, nil])
    XCTAssertEqual(soft.map { $0.number("opacity") }, [0.12, 0.14, 0.16, 0.5])
    let sharp = try card(ScreenDrawing.Shadow(Paint(0x112233), radius: 0, x: 1, y: 2))
    XCTAssertEqual(sharp.map { $0.contains("fill=\"#112233\" opacity=\"0.5\"") }, [true, false])
  }

  func test_anIconIsASquareWithItsNameBelow() throws {
    let screen = LookedScreen()
    screen.add(.icon, "Mail", (20, 70, 76, 92), .automatic, .drawsContent)
    let icon = try screen.drawing("Icon “Mail”")
    XCTAssertEqual(icon.drawnTexts, ["M", "Mail"])
    XCTAssertTrue(icon.contains("<rect x=\"26\" y=\"70\" width=\"64\" height=\"64\" rx=\"14.4\""), icon)
  }
}
