import XCTest

@testable import SourceRewriter

/// The names are from `GeneratedAssetSymbols.swift` files by Xcode 15 and 16 in public repositories.
final class AssetSymbolTests: XCTestCase {
  private func assertSymbols(_ symbols: KeyValuePairs<String, String>, line: UInt = #line) {
    for (name, symbol) in symbols { XCTAssertEqual(AssetSymbol(asset: name)?.text, symbol, name, line: line) }
  }

  func test_aNameBeginsSmall() {
    assertSymbols([
      "Star": "star", "WiFi": "wiFi", "theme_text_dark2": "themeTextDark2", "bank-logo": "bankLogo", "Request Money to Bank": "requestMoneyToBank", "addFPop": "addFPop",
      "custom.cloud.badge.play": "customCloudBadgePlay", "logo_bbbBlue": "logoBbbBlue", "orbita+": "orbita", "CristoPose2 (1)": "cristoPose21",
    ])
  }

  func test_capitalsAtTheBeginningAreOneWord() {
    assertSymbols([
      "GPS-Tracking": "gpsTracking", "UPIPayment": "upiPayment", "DSAction": "dsAction", "TLSold": "tlSold", "BGColorOne": "bgColorOne", "M-stadt": "mStadt",
      "DeRegister UPI": "deRegisterUPI", "icon_ID": "iconID", "AppIcon-iOS-Dark-1024x1024": "appIconIOSDark1024X1024",
    ])
  }

  func test_aNameInCapitalsKeepsThem() {
    assertSymbols([
      "AC": "AC", "M": "M", "TLS2016": "TLS_2016", "A-1-1-0": "A_1_1_0", "FFE05D": "FFE_05_D", "CLR_LABEL_TEXT_WHITE": "CLR_LABEL_TEXT_WHITE",
      "CLR_LAUNCH_SCREEN_COLOR": "CLR_LAUNCH_SCREEN",
    ])
  }

  func test_aDigitIsAWordAndNeverTheFirstCharacter() {
    assertSymbols([
      "10_back_arm": "_10BackArm", "035-bank 1": "_035Bank1", "121212": "_121212", "292C38": "_292_C_38", "c50000": "c50000", "color_24292B": "color24292B",
      "sy_head_10@2x": "syHead102X", "AppIcon-83.5x83.5": "appIcon835X835",
    ])
  }

  func test_imageAndColorAreDroppedAtTheEnd() {
    assertSymbols([
      "AccentColor": "accent", "black-color": "black", "Hero image": "hero", "offer_Image": "offer", "UPIIconIImage": "upiIconI", "AttachImageColor": "attach",
      // The kind of asset has no effect.
      "text_color": "text", "Image": "image", "Color": "color", "image1": "image1", "colorEE": "colorEE", "LabelColors": "labelColors",
    ])
  }

  func test_aReservedWordIsInBackticks() {
    assertSymbols(["default": "`default`", "Default": "`default`", "switch": "`switch`", "extension": "`extension`", "as": "`as`", "subscript": "`subscript`", "type": "type"])
  }

  func test_otherAlphabetsHaveNames() { assertSymbols(["été bleu": "étéBleu", "图标": "图标"]) }

  func test_aNameWithoutLettersAndDigitsHasNone() { for name in ["+", "", "_", "🎉"] { XCTAssertNil(AssetSymbol(asset: name), name) } }

  func test_aFolderBeginsWithACapital() {
    for (name, symbol) in ["iconPreviews": "IconPreviews", "GameUI": "GameUI", "AppIcon": "AppIcon", "Tab Bar": "TabBar", "UI": "UI", "2x": "_2X", "any": "Any".quoted] {
      XCTAssertEqual(AssetSymbol(namespace: name)?.text, symbol)
    }
    XCTAssertNil(AssetSymbol(namespace: "Type"))
    XCTAssertNil(AssetSymbol(namespace: "protocol"))
  }
}

extension String { fileprivate var quoted: String { "`\(self)`" } }
