import Foundation
import XCTest

@testable import ScreenModel

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class SymbolDrawingTests: XCTestCase {
  private let box = CGRect(x: 16, y: 700.5, width: 17, height: 17)

  private func svg(_ name: String) -> String { SymbolDrawing.named(name).svg(in: box, color: "#007AFF") }

  private func groups(_ name: String) -> [SymbolDrawing.Group] { SymbolDrawing.named(name).groups }

  func test_theSixtyMostUsedSymbolsAreDrawnDifferently() {
    XCTAssertEqual(SymbolSheet.mostUsed.count, 60)
    XCTAssertEqual(SymbolSheet.mostUsed.filter { !SymbolDrawing.named($0).isKnown }, [])
    // Two names mean the same symbol in a language that's written from left to right.
    XCTAssertEqual(svg("chevron.forward"), svg("chevron.right"))
    XCTAssertEqual(Set(SymbolSheet.mostUsed.map(svg)).count, 59)
  }

  func test_allDrawingsAreValidAndSmall() {
    for name in SymbolSheet.mostUsed + SymbolSheet.variants + SymbolSheet.unknown + SymbolStrokes.all.keys {
      let drawing = svg(name)
      let parser = XMLParser(data: Data(drawing.utf8))
      XCTAssertTrue(parser.parse(), "\(name): \(drawing)")
      XCTAssertLessThan(drawing.utf8.count, name.contains("badge") || name.contains(".on.") ? 1_600 : 820, name)
      XCTAssertFalse(drawing.contains("nan") || drawing.contains("inf\""), drawing)
    }
    let bytes = SymbolSheet.mostUsed.reduce(0) { $0 + svg($1).utf8.count }
    XCTAssertLessThan(bytes / SymbolSheet.mostUsed.count, 350, "bytes for a symbol on average")
  }

  func test_allPathsStayOnTheGrid() {
    for (name, strokes) in SymbolStrokes.all {
      for path in [strokes.area, strokes.detail, strokes.lines, strokes.dots] where !path.isEmpty {
        let box = PathBounds(path)
        XCTAssertTrue(box.isValid, "\(name): \(path)")
        XCTAssertGreaterThanOrEqual(min(box.minX, box.minY), 0.9, name)
        XCTAssertLessThanOrEqual(max(box.maxX, box.maxY), 23.1, name)
      }
    }
  }

  func test_theSameNameGivesTheSameDrawing() {
    for name in SymbolSheet.mostUsed + SymbolSheet.variants { XCTAssertEqual(svg(name), svg(name)) }
  }

  func test_aFilledSymbolFillsItsOutlineAndCutsOutItsDetails() {
    XCTAssertFalse(svg("calendar").contains("fill=\"currentColor\""))
    XCTAssertTrue(svg("calendar.fill").contains("fill=\"currentColor\""))
    let dark = SymbolDrawing.named("calendar.fill").svg(in: box, color: "#FFFFFF", background: "#1C1C1E")
    XCTAssertTrue(dark.contains("stroke=\"#1C1C1E\""), dark)
    XCTAssertFalse(SymbolDrawing.named("fill").isKnown)
    XCTAssertFalse(SymbolDrawing.named("star.fill.fill").isKnown)
  }

  func test_aContainerSurroundsASmallerSymbol() throws {
    let plain = groups("star.circle")
    XCTAssertEqual(plain.map(\.scale), [1, 0.54])
    XCTAssertEqual(plain.first, groups("circle").first)
    let filled = groups("star.circle.fill")
    XCTAssertEqual(filled.first, groups("circle.fill").first)
    XCTAssertEqual(filled.last?.parts.map(\.ink), [.background])
    // The line of the symbol is as wide as the line of the container.
    XCTAssertTrue(svg("plus.circle").contains("scale(0.54)\" stroke-width=\"3.333\""), svg("plus.circle"))
    XCTAssertEqual(groups("arrow.up.forward.square").first, groups("square").first)
  }

  func test_aSlashIsDrawnOverASymbolWithAGapBesideIt() {
    XCTAssertEqual(groups("bell.slash").first, groups("bell").first)
    XCTAssertEqual(groups("bell.slash.fill").first, groups("bell.fill").first)
    XCTAssertEqual(groups("bell.slash").last?.parts.map(\.ink), [.background, .color])
  }

  func test_aBadgeIsADiscAtTheCornerOfASmallerSymbol() {
    let badged = groups("person.crop.circle.badge.xmark")
    XCTAssertEqual(badged.map(\.scale), [0.86, 1, 0.27])
    XCTAssertEqual(badged.first?.parts, groups("person.crop.circle").first?.parts)
    XCTAssertEqual(badged.last?.parts.map(\.ink), [.background])
    XCTAssertNotEqual(svg("person.fill.badge.plus"), svg("person.badge.plus"))
    XCTAssertEqual(svg("person.badge.birdhouse"), svg("person"), "a badge that isn't drawn is left out")
    XCTAssertEqual(groups("bell.badge").first, groups("bell").first)
    XCTAssertEqual(groups("bell.badge").count, 2)
  }

  func test_aSymbolCanLieOnAnother() {
    XCTAssertEqual(groups("plus.square.on.square").map(\.scale).count, 3)
    XCTAssertEqual(groups("photo.on.rectangle.angled"), groups("photo.on.rectangle"))
    XCTAssertFalse(SymbolDrawing.named("bird.on.square").isKnown)
  }

  func test_aDigitOrLetterIsDrawnInAContainerOnly() {
    XCTAssertTrue(svg("1.circle").contains(">1</text>"))
    XCTAssertTrue(svg("a.square.fill").contains("fill=\"#FFFFFF\" stroke=\"none\">A</text>"))
    XCTAssertFalse(SymbolDrawing.named("1").isKnown)
    XCTAssertFalse(SymbolDrawing.named("<.circle").isKnown)
  }

  func test_anUnknownNameIsASquareWithTheFirstLettersOfItsWords() {
    for (name, letters) in [("bird", "B"), ("box.truck", "BT"), ("box.truck.fill", "BT"), ("dot.radiowaves.left", "DR"), ("Łódź", "Ł"), ("100m", "1")] {
      XCTAssertFalse(SymbolDrawing.named(name).isKnown, name)
      XCTAssertTrue(svg(name).contains(">\(letters)</text>"), svg(name))
    }
    XCTAssertFalse(svg("").contains("<text"))
  }

  func test_anyTextCanBeAName() {
    let long = String(repeating: "star.slash.circle.on.", count: 5_000)
    for name in [
      "", ".", "..", "a\u{FFFE}.b\u{1}", "<script>", "&amp;.circle", "]]>", "star.", ".fill", "e\u{301}\u{200D}.x", "badge", "on", "slash", "x.on.badge.slash.fill", long,
      "bird." + String(repeating: "circle.", count: 12),
    ] {
      let parser = XMLParser(data: Data(svg(name).utf8))
      XCTAssertTrue(parser.parse(), svg(name))
    }
  }

  func test_theDrawingFillsTheShorterSideOfItsRectangle() {
    let wide = SymbolDrawing.named("plus").svg(in: CGRect(x: 0, y: 0, width: 100, height: 48), color: "#000000")
    XCTAssertTrue(wide.hasPrefix("<g transform=\"translate(26 0)scale(2)\" color=\"#000000\""), wide)
    XCTAssertTrue(SymbolDrawing.named("plus").svg(in: CGRect(x: 1, y: 2, width: 24, height: 24), color: "#000000").hasPrefix("<g transform=\"translate(1 2)\""))
    XCTAssertTrue(SymbolDrawing.named("plus").svg(in: box, color: "#000000", weight: 2.6).contains("stroke-width=\"2.6\""))
    for empty in [CGRect.zero, .null, .infinite] { XCTAssertEqual(SymbolDrawing.named("plus").svg(in: empty, color: "#000000"), "") }
  }

  func test_theSheetOfAllSymbolsIsAPage() throws {
    let page = SymbolSheet.page
    XCTAssertTrue(XMLParser(data: Data(page.utf8)).parse())
    for name in SymbolSheet.mostUsed + SymbolSheet.variants { XCTAssertTrue(page.contains(">\(name)</text>"), name) }
    // The page is written to look at the drawings in a browser, and isn't a part of the documentation.
    guard ProcessInfo.processInfo.environment["SCREENTEST_WRITE_PAGES"] != nil else { return }
    let folder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }.appendingPathComponent(".build")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try page.write(to: folder.appendingPathComponent("symbols.xhtml"), atomically: true, encoding: .utf8)
  }
}

/// The bounds of the points of a path, without the bulges of its curves.
private struct PathBounds {
  private(set) var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
  private(set) var isValid = true

  init(_ path: String) {
    var numbers: [Double] = []
    var (x, y, startX, startY) = (0.0, 0.0, 0.0, 0.0)
    var command: Character = "M"
    func flush() {
      let count = ["M": 2, "L": 2, "H": 1, "V": 1, "S": 4, "C": 6, "A": 7, "Z": 0][command.uppercased()] ?? -1
      guard count > 0 || count == 0 && numbers.isEmpty, count == 0 || !numbers.isEmpty && numbers.count % count == 0 else { return isValid = false }
      let isRelative = command.isLowercase
      for start in stride(from: 0, to: numbers.count, by: max(1, count)) {
        let end = Array(numbers[start..<(start + count)].suffix(2))
        switch command.uppercased() {
        case "H": x = end[0] + (isRelative ? x : 0)
        case "V": y = end[0] + (isRelative ? y : 0)
        default: (x, y) = (end[0] + (isRelative ? x : 0), end[1] + (isRelative ? y : 0))
        }
        if command.uppercased() == "M" && start == 0 { (startX, startY) = (x, y) }
        (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
      }
      if count == 0 { (x, y) = (startX, startY) }
      numbers = []
    }
    var text = ""
    func endNumber() {
      if text.isEmpty { return }
      if let number = Double(text) { numbers.append(number) } else { isValid = false }
      text = ""
    }
    for (index, character) in path.enumerated() {
      switch character {
      case "0"..."9": text.append(character)
      case ".":
        if text.contains(".") { endNumber() }
        text.append(character)
      case "-", " ":
        endNumber()
        if character == "-" { text = "-" }
      default:
        endNumber()
        if index > 0 { flush() }
        command = character
      }
    }
    endNumber()
    flush()
  }
}
