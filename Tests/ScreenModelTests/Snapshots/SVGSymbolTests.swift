import Foundation
import XCTest

@testable import ScreenModel

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Tests that images, tabs and buttons in a snapshot show their symbols.
final class SVGSymbolTests: XCTestCase {
  private let tree = ElementTree()
  private let size = CGSize(width: 390, height: 844)

  private func add(_ properties: ElementProperties, symbol: String? = nil, in parent: ElementID? = nil, _ frame: CGRect) {
    var properties = properties
    properties.frame = frame
    if let symbol { properties.details.symbolName = symbol }
    tree.insert(properties, into: parent ?? tree.root)
  }

  private func body(_ symbol: String, background: String = "#FFFFFF") -> String { SymbolDrawing.named(symbol).content(background: background) }

  private var snapshot: String { tree.svgSnapshot(size: size) }

  func test_anImageShowsItsSymbol() {
    var image = ElementProperties(type: .image, identifier: "Favorite", label: "Love")
    image.details = ElementDetails(imageName: "heart.fill", isSystemImage: true)
    add(image, CGRect(x: 10, y: 20, width: 24, height: 24))
    XCTAssertTrue(snapshot.contains("<g transform=\"translate(10 20)\" color=\"#000000\" \(body("heart.fill"))"), snapshot)
    XCTAssertFalse(snapshot.contains(Palette.light.image))
  }

  func test_anImageOfAnUnknownSymbolShowsLetters() {
    var image = ElementProperties(type: .image)
    image.details = ElementDetails(imageName: "box.truck", isSystemImage: true)
    add(image, CGRect(x: 10, y: 20, width: 60, height: 60))
    XCTAssertTrue(snapshot.contains(">BT</text>"), snapshot)
  }

  func test_theAppsImageIsNoSymbol() {
    var image = ElementProperties(type: .image, identifier: "star", label: "star")
    image.details = ElementDetails(imageName: "star")
    add(image, CGRect(x: 10, y: 20, width: 24, height: 24))
    XCTAssertTrue(snapshot.contains(Palette.light.image))
  }

  func test_aRecordedImageIsKnownByItsIdentifier() {
    add(ElementProperties(type: .image, identifier: "trash", label: "trash"), CGRect(x: 10, y: 20, width: 24, height: 24))
    add(ElementProperties(type: .image, identifier: "ProfilePicture"), CGRect(x: 50, y: 20, width: 24, height: 24))
    XCTAssertTrue(snapshot.contains(body("trash")))
    XCTAssertEqual(snapshot.components(separatedBy: Palette.light.image).count, 2)
  }

  func test_aTabShowsItsSymbolOverItsTitle() {
    let bar = tree.insert(ElementProperties(type: .tabBar, frame: CGRect(x: 0, y: 761, width: 390, height: 83)), into: tree.root)
    add(ElementProperties(type: .button, identifier: "Home", label: "Home", isSelected: true), symbol: "house", in: bar, CGRect(x: 2, y: 762, width: 126, height: 48))
    add(ElementProperties(type: .button, identifier: "clock", label: "Recent"), in: bar, CGRect(x: 132, y: 762, width: 126, height: 48))
    add(ElementProperties(type: .button, label: "Other"), in: bar, CGRect(x: 262, y: 762, width: 126, height: 48))
    XCTAssertTrue(snapshot.contains("color=\"\(Palette.light.tint)\" \(body("house.fill", background: Palette.light.bar))"), snapshot)
    XCTAssertTrue(snapshot.contains("color=\"\(Palette.light.secondary)\" \(body("clock.fill", background: Palette.light.bar))"), snapshot)
    XCTAssertEqual(snapshot.components(separatedBy: "<circle").count, 2, "a tab without a symbol shows a disc")
  }

  func test_aButtonShowsItsSymbolBeforeItsText() throws {
    add(ElementProperties(type: .button, label: "Send"), symbol: "paperplane", CGRect(x: 100, y: 100, width: 200, height: 44))
    let symbol = try XCTUnwrap(snapshot.range(of: body("paperplane", background: Palette.light.tintFill)))
    let text = try XCTUnwrap(snapshot.range(of: ">Send</text>"))
    XCTAssertLessThan(symbol.upperBound, text.lowerBound)
    // The symbol with a width of 22 points, a space of 6 points and the text are in the middle together.
    let width = TextWidth(of: "Send", isBold: true).ems * 17
    let start = 200 - (22 + 6 + width) / 2
    XCTAssertTrue(snapshot.contains("translate(\(Double(start).plain) 111)"), snapshot)
    XCTAssertTrue(snapshot.contains("x=\"\(SnapshotText.number(start + 28 + width / 2))\""), snapshot)
  }

  func test_theTextAfterASymbolStaysOnOneLineIfThereIsRoom() {
    add(ElementProperties(type: .button, label: "Send message"), symbol: "paperplane", CGRect(x: 20, y: 100, width: 350, height: 50))
    XCTAssertTrue(snapshot.contains(">Send message</text>"), snapshot)
  }

  func test_aButtonWithOnlyASymbolHasNoText() {
    add(ElementProperties(type: .button, identifier: "plus", label: "Add"), symbol: "plus", CGRect(x: 10, y: 100, width: 300, height: 44))
    let bar = tree.insert(ElementProperties(type: .navigationBar, frame: CGRect(x: 0, y: 47, width: 390, height: 44)), into: tree.root)
    // A label in a bar shows only its icon, so its button is too narrow for the title.
    add(ElementProperties(type: .button, label: "Favorites"), symbol: "heart", in: bar, CGRect(x: 330, y: 47, width: 44, height: 44))
    XCTAssertTrue(snapshot.contains(body("plus", background: Palette.light.tintFill)))
    XCTAssertTrue(snapshot.contains(body("heart", background: Palette.light.bar)))
    XCTAssertFalse(snapshot.contains("</text>"))
  }

  func test_anIdentifierLikeAWordIsNoSymbol() {
    add(ElementProperties(type: .button, identifier: "play", label: "Start the game"), CGRect(x: 10, y: 100, width: 300, height: 44))
    XCTAssertFalse(snapshot.contains("currentColor"))
    XCTAssertTrue(snapshot.contains(">Start the game</text>"))
  }

  func test_aSymbolThatIsDrawnOftenIsDefinedOnce() throws {
    for row in 0..<8 {
      add(ElementProperties(type: .image, identifier: row == 3 ? "star" : "star.fill"), CGRect(x: 10, y: CGFloat(row) * 40, width: 24, height: 24))
    }
    let drawing = snapshot
    XCTAssertEqual(drawing.components(separatedBy: "<defs><g id=\"stk-star.fill\" \(body("star.fill"))</defs>\n").count, 2, drawing)
    XCTAssertEqual(drawing.components(separatedBy: "<use href=\"#stk-star.fill\"").count, 8)
    XCTAssertEqual(drawing.components(separatedBy: body("star")).count, 2)
    XCTAssertFalse(drawing.contains("stk-star\""))
    XCTAssertTrue(drawing.contains("<title>Image (id: “star.fill”)</title><use href=\"#stk-star.fill\" transform=\"translate(10 280)\" color=\"#000000\"/></g>"), drawing)
    XCTAssertTrue(XMLParser(data: Data(drawing.utf8)).parse())
    XCTAssertLessThan(drawing.utf8.count, 2_600)
    XCTAssertEqual(drawing, snapshot)
  }

  func test_aSymbolOnTwoBackgroundsHasTwoDefinitions() {
    let bar = tree.insert(ElementProperties(type: .toolbar, frame: CGRect(x: 0, y: 761, width: 390, height: 83)), into: tree.root)
    for column in 0..<3 {
      let x = CGFloat(column) * 60
      add(ElementProperties(type: .button, identifier: "x"), symbol: "trash.fill", in: bar, CGRect(x: x, y: 762, width: 44, height: 44))
      add(ElementProperties(type: .image, identifier: "trash.fill"), CGRect(x: x, y: 100, width: 24, height: 24))
    }
    XCTAssertTrue(snapshot.contains("<g id=\"stk-trash.fill\" \(body("trash.fill"))"), snapshot)
    XCTAssertTrue(snapshot.contains("<g id=\"stk-trash.fill-F9F9F9\" \(body("trash.fill", background: Palette.light.bar))"), snapshot)
  }

  func test_aScreenWithAllSymbolsIsSmall() {
    for (index, name) in SymbolSheet.mostUsed.enumerated() {
      add(ElementProperties(type: .image, identifier: name), CGRect(x: 10 + CGFloat(index % 6) * 60, y: 10 + CGFloat(index / 6) * 60, width: 24, height: 24))
    }
    XCTAssertTrue(XMLParser(data: Data(snapshot.utf8)).parse())
    XCTAssertLessThan(snapshot.utf8.count, 26_000)
  }
}
