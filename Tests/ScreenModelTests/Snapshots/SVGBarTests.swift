import Foundation
import XCTest

@testable import ScreenModel

/// Tests for the screen's edges and bars in a snapshot.
final class SVGBarTests: XCTestCase {
  // MARK: Screen

  func test_aScreenWithRoundCornersHasAStatusBarAndAHomeIndicator() throws {
    let screen = LookedScreen(390, 844, [.roundCorners, .homeIndicator], time: "9:41")
    let picture = screen.picture
    XCTAssertTrue(picture.contains("<clipPath id=\"stk-screen-390x844\"><rect x=\"0\" y=\"0\" width=\"390\" height=\"844\" rx=\"47\""), picture)
    XCTAssertTrue(picture.contains("<g clip-path=\"url(#stk-screen-390x844)\">"), picture)
    let bar = try screen.drawing("Status bar")
    XCTAssertEqual(bar.drawnTexts, ["9:41"])
    XCTAssertEqual(bar.number("font-size"), 17)
    XCTAssertTrue(bar.contains("rx=\"16\" fill=\"#000000\""), bar)
    XCTAssertTrue(picture.contains("y=\"831\" width=\"140.4\" height=\"5\" rx=\"2.5\""), picture)
    XCTAssertTrue(picture.hasSuffix("rx=\"46.5\" fill=\"none\" stroke=\"#C6C6C8\" stroke-width=\"1\"/>\n</svg>\n"), picture)
  }

  func test_aScreenWithStraightCornersHasASmallTimeInTheMiddle() throws {
    let screen = LookedScreen(375, 667, time: "9:41")
    let bar = try screen.drawing("Status bar")
    XCTAssertEqual(bar.number("font-size"), 12)
    XCTAssertEqual(bar.number("x"), 187.5)
    XCTAssertFalse(bar.contains("rx=\"16\""), bar)
    XCTAssertFalse(screen.picture.contains("clipPath"))
  }

  func test_aPhoneOnItsSideAndAScreenWithoutATimeHaveNoStatusBar() {
    XCTAssertFalse(LookedScreen(844, 390, .roundCorners, time: "9:41").picture.contains("Status bar"))
    XCTAssertFalse(LookedScreen(390, 844, .roundCorners).picture.contains("Status bar"))
  }

  func test_anElementIsDrawnWithoutTheScreensEdges() {
    let screen = LookedScreen(390, 844, [.roundCorners, .homeIndicator], time: "9:41")
    let button = screen.add(.button, "Log in", (16, 100, 358, 44))
    let picture = screen.picture(of: button)
    XCTAssertTrue(picture.contains(">Log in</text>"), picture)
    XCTAssertFalse(picture.contains("Status bar") || picture.contains("clipPath") || picture.contains("rx=\"2.5\""), picture)
  }

  func test_theTimeOfARightToLeftScreenIsAtTheRight() throws {
    let bar = try LookedScreen(390, 844, [.roundCorners, .rightToLeft], time: "9:41").drawing("Status bar")
    XCTAssertEqual(bar.components(separatedBy: "<text").last?.number("x"), 318)
    XCTAssertTrue(bar.contains("translate(31 19)"), bar)
  }

  func test_aDarkScreenHasNoLightColors() {
    let screen = LookedScreen(390, 844, [.roundCorners, .homeIndicator, .dark], time: "9:41")
    let bar = screen.add(.navigationBar, "Inbox", (0, 47, 390, 44))
    screen.add(.button, "Edit", in: bar, (332, 52, 42, 34))
    let list = screen.add(.table, "", (0, 91, 390, 670), .insetGrouped)
    screen.add(.cell, "Row", in: list, (16, 110, 358, 44), .automatic, .chevron)
    screen.add(.tabBar, "", (0, 761, 390, 83))
    let light = Palette.light
    for color in [light.page, light.bar, light.separator, light.tint, light.secondary, light.faint, light.track] { XCTAssertFalse(screen.picture.contains(color), color) }
  }

  // MARK: Navigation bars

  func test_aLargeTitleIsBoldAndItsBarHasTheColorOfThePage() throws {
    let screen = LookedScreen(390, 844)
    let bar = screen.add(.navigationBar, "Bar", (0, 47, 390, 96))
    screen.add(.staticText, "Settings", in: bar, (16, 95, 130, 41), traits: .header, .largeTitle)
    screen.add(.table, "", (0, 0, 390, 844), .insetGrouped)
    let ground = try screen.drawing("NavigationBar “Bar”")
    XCTAssertEqual(ground, "<rect x=\"0\" y=\"0\" width=\"390\" height=\"143\" fill=\"#F2F2F7\"/>")
    let title = try screen.drawing("StaticText “Settings” [header]")
    XCTAssertEqual([title.number("x"), title.number("font-size"), title.number("font-weight")], [16, 34, 700])
    XCTAssertFalse(title.contains("text-anchor"), title)
  }

  func test_aSmallTitleIsInTheMiddleOverALine() throws {
    let screen = LookedScreen(390, 844)
    let bar = screen.add(.navigationBar, "Bar", (0, 47, 390, 44))
    screen.add(.staticText, "Settings", in: bar, (155, 58, 80, 21), traits: .header)
    let ground = try screen.drawing("NavigationBar “Bar”")
    XCTAssertTrue(ground.hasPrefix("<rect x=\"0\" y=\"0\" width=\"390\" height=\"91\" fill=\"#F9F9F9\"/><line"), ground)
    let title = try screen.drawing("StaticText “Settings” [header]")
    XCTAssertEqual([title.number("x"), title.number("font-size"), title.number("font-weight")], [195, 17, 600])
  }

  private func backButton(_ label: String, width: CGFloat, title: CGFloat = 200, _ traits: ElementLook.Traits = []) throws -> String {
    let screen = LookedScreen(390, 844)
    let bar = screen.add(.navigationBar, "Bar", (0, 47, 390, 44))
    let isMirrored = traits.contains(.rightToLeft)
    screen.add(.button, label, in: bar, (isMirrored ? 390 - width : 0, 47, width, 44), .automatic, traits)
    screen.add(.staticText, "Title", in: bar, (title, 58, 40, 21), traits: .header)
    return try screen.drawing("Button “\(label)”")
  }

  func test_theTextOfABackButtonIsShortenedToItsRoom() throws {
    XCTAssertEqual(try backButton("Albums", width: 90).drawnTexts, ["Albums"])
    XCTAssertEqual(try backButton("Albums of the family", width: 128).drawnTexts, ["Back"])
    XCTAssertEqual(try backButton("Albums", width: 90, title: 70).drawnTexts, ["Back"])
    XCTAssertEqual(try backButton("Albums", width: 90, title: 50).drawnTexts, [])
    XCTAssertEqual(try backButton("صور العائلة من الرحلة الطويلة", width: 128).drawnTexts, [], "“Back” is only the English text")
  }

  func test_aBackButtonStartsWithAChevron() throws {
    XCTAssertTrue(try backButton("Albums", width: 90).contains("d=\"M19 60L9 69L19 78\""))
    let mirrored = try backButton("Albums", width: 90, .rightToLeft)
    XCTAssertTrue(mirrored.contains("d=\"M371 60L381 69L371 78\""), mirrored)
    XCTAssertTrue(mirrored.contains("text-anchor=\"end\""), mirrored)
  }

  func test_anItemHasItsTint() throws {
    let screen = LookedScreen(390, 844)
    let bar = screen.add(.navigationBar, "Bar", (0, 47, 390, 44))
    screen.add(.button, "Edit", in: bar, (332, 52, 42, 34)) { $0.tint = Paint(0xAF52DE) }
    screen.add(.button, "Drawn", in: bar, (280, 52, 42, 34), .automatic, .drawsContent)
    XCTAssertTrue(try screen.drawing("Button “Edit”").contains("fill=\"#AF52DE\""))
    XCTAssertFalse(screen.picture.contains(">Drawn</text>"))
  }

  // MARK: Bars at the bottom

  func test_aTabBarReachesTheEdgeOfTheScreen() throws {
    let screen = LookedScreen(390, 844)
    screen.add(.tabBar, "Tab Bar", (0, 761, 390, 49))
    XCTAssertTrue(try screen.drawing("TabBar “Tab Bar”").hasPrefix("<rect x=\"0\" y=\"761\" width=\"390\" height=\"83\" fill=\"#F9F9F9\"/><line"))
  }

  func test_theBadgeOfATabIsInACapsule() throws {
    let screen = LookedScreen(390, 844)
    let bar = screen.add(.tabBar, "Tab Bar", (0, 761, 390, 83))
    screen.add(.button, "Home", in: bar, (2, 762, 193, 48), selected: true, symbol: "house") { ($0.note, $0.tint) = ("3", Paint(0xAF52DE)) }
    screen.add(.button, "Search", in: bar, (197, 762, 193, 48), symbol: "magnifyingglass")
    let home = try screen.drawing("Button “Home” [selected]")
    XCTAssertEqual(home.drawnTexts, ["Home", "3"])
    XCTAssertTrue(home.contains("font-weight=\"500\""), home)
    XCTAssertTrue(home.contains("width=\"18\" height=\"18\" rx=\"9\" fill=\"#FF3B30\""), home)
    XCTAssertTrue(home.contains("color=\"#AF52DE\" \(SymbolDrawing.named("house.fill").content(background: Palette.light.bar))"), home)
    XCTAssertEqual(try screen.drawing("Button “Search”").drawnTexts, ["Search"])
  }
}
