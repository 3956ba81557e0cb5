import Foundation
import XCTest

@testable import ScenarioKit

/// Tests that functions of this package are recognized by their names.
final class OwnModulesTests: XCTestCase {
  /// Returns whether a name belongs to the package, and whether its demangled name was needed.
  private func judge(_ mangledName: String, _ name: String) -> (isOwn: Bool, isAsked: Bool) {
    var isAsked = false
    let isOwn = OwnModules.declare(mangledName) {
      isAsked = true
      return name
    }
    return (isOwn, isAsked)
  }

  func test_aFunctionOfAModuleIsTheModules() {
    XCTAssertTrue(judge("$s7Screens6ButtonV3tapyyF", "Screens.Button.tap() -> ()") == (true, false))
    XCTAssertTrue(judge("$s10ShopScreens6ButtonV3tapyyF", "ShopScreen.Button.tap() -> ()") == (false, false))
    XCTAssertTrue(judge("$s9ShopTests0A4CaseC8test_buyyyF", "ShopTests.ShopCase.test_buy() -> ()") == (false, false))
    XCTAssertTrue(judge("main", "main") == (false, false))
    XCTAssertTrue(judge("$sIeg_ytIegr_TR", "reabstraction thunk helper") == (false, false))
  }

  func test_anExtensionIsItsModulesWhoseverTypeItExtends() {
    XCTAssertTrue(judge("$s7Screens6ButtonV9ShopTestsE9doubleTapyyF", "(extension in ShopTests):Screens.Button.doubleTap() -> ()") == (false, true))
    XCTAssertTrue(judge("$s7Screens8TappablePAAE3tapyyF", "(extension in Screens):Screens.Tappable.tap() -> ()") == (true, true))
    XCTAssertTrue(judge("$sSS7ScreensE5shortSSvg", "(extension in Screens):Swift.String.short.getter : Swift.String") == (true, true))
    XCTAssertTrue(judge("$sSS9ShopTestsE5shortSSvg", "(extension in ShopTests):Swift.String.short.getter : Swift.String") == (false, true))
  }

  func test_theModulesAreThoseOfTheSources() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { !$0.hasPrefix(".") }
    XCTAssertEqual(OwnModules.names.sorted(), folders.map { $0.replacingOccurrences(of: "-", with: "_") }.sorted())
  }
}
