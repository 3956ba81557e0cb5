import UIKit
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

private struct SettingsReader: View {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var direction
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.sizeCategory) private var category

  var body: some View {
    Text("\(size) \(colorScheme) \(direction) \(width == .compact ? "compact" : "regular") \(category)")
    Text("Body").font(.body)
    Text("Footnote").font(.footnote)
    Text("Fixed").font(.system(size: 17))
  }
}

private struct SheetOverView: View {
  @State private var isShown = true

  var body: some View {
    Text("Under").sheet(isPresented: $isShown) { Text("Sheet") }
  }
}

@preconcurrency @MainActor
final class DeviceSettingsTests: DeviceTestCase {
  private func launch(_ arguments: [String]) { device.launch("com.example.Sample", options: LaunchOptions(arguments: arguments)) }

  private func height(_ text: String) -> CGFloat { find(.staticText, text).map { device.tree.frame(of: $0).height } ?? 0 }

  func test_aTestSetsTheSettingsWhileTheAppRuns() {
    show { SettingsReader() }
    XCTAssertTrue(exists(.staticText, "large light leftToRight compact large"))
    device.perform(cause: "the test") {
      device.settings.dynamicTypeSize = .accessibility3
      device.settings.isDark = true
      device.settings.layoutDirection = .rightToLeft
    }
    XCTAssertTrue(exists(.staticText, "accessibility3 dark rightToLeft compact accessibilityExtraLarge"), device.tree.textSnapshot())
    device.perform(cause: "the test") { device.settings.dynamicTypeSize = .xSmall }
    XCTAssertTrue(exists(.staticText, "xSmall dark rightToLeft compact extraSmall"))
  }

  func test_settingsBeforeTheLaunchAreThoseOfTheApp() {
    show { SettingsReader() }
    device.terminate("com.example.Sample")
    device.settings.dynamicTypeSize = .xxLarge
    device.settings.isDark = true
    device.screenSize = CGSize(width: 1_024, height: 768)
    XCTAssertEqual(device.screenSize, CGSize(width: 768, height: 1_024))
    device.launch("com.example.Sample")
    XCTAssertTrue(exists(.staticText, "xxLarge dark leftToRight regular extraExtraLarge"), device.tree.textSnapshot())
  }

  func test_launchArgumentsGoBeforeTheSettings() {
    show { SettingsReader() }
    launch(["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL", "-AppleInterfaceStyle", "Dark", "-AppleTextDirection", "YES"])
    XCTAssertTrue(exists(.staticText, "accessibility5 dark rightToLeft compact accessibilityExtraExtraExtraLarge"), device.tree.textSnapshot())
    device.perform(cause: "the test") {
      device.settings.dynamicTypeSize = .small
      device.settings.layoutDirection = .leftToRight
    }
    XCTAssertTrue(exists(.staticText, "accessibility5 dark rightToLeft compact accessibilityExtraExtraExtraLarge"))
    launch(["-UIPreferredContentSizeCategoryName", "Huge", "-AppleInterfaceStyle", "Light"])
    XCTAssertTrue(exists(.staticText, "small light leftToRight compact small"), device.tree.textSnapshot())
  }

  func test_textsGrowWithTheSizeOfText() {
    show { SettingsReader() }
    XCTAssertEqual([height("Body"), height("Footnote"), height("Fixed")], [21, 16, 21])
    device.perform(cause: "the test") { device.settings.dynamicTypeSize = .accessibility5 }
    XCTAssertEqual([height("Body"), height("Footnote"), height("Fixed")], [64, 53, 21])
    device.perform(cause: "the test") { device.settings.dynamicTypeSize = .xSmall }
    XCTAssertEqual([height("Body"), height("Footnote"), height("Fixed")], [17, 15, 21])
  }

  func test_aViewSetsAndLimitsTheSizeOfTextForWhatIsInIt() {
    show {
      VStack {
        Text("Own").dynamicTypeSize(.accessibility5)
        Text("Limited").dynamicTypeSize(...DynamicTypeSize.xLarge)
        Text("Old").environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
        Text("Custom").font(.custom("Avenir", size: 34))
        Text("Fixed custom").font(.custom("Avenir", fixedSize: 34))
      }
    }
    XCTAssertEqual([height("Own"), height("Limited"), height("Old"), height("Custom"), height("Fixed custom")], [64, 21, 64, 41, 41])
    device.perform(cause: "the test") { device.settings.dynamicTypeSize = .accessibility5 }
    XCTAssertEqual([height("Own"), height("Limited"), height("Old"), height("Custom"), height("Fixed custom")], [64, 23, 64, 128, 41])
  }

  func test_whatIsPresentedGrowsToo() {
    show { SheetOverView() }
    XCTAssertEqual(height("Sheet"), 21)
    device.perform(cause: "the test") { device.settings.dynamicTypeSize = .accessibility5 }
    XCTAssertEqual(height("Sheet"), 64)
  }

  func test_aSmallerScreenLaysTheAppOutAgain() {
    show { Text("Middle") }
    let before = find(.staticText, "Middle").map { device.tree.frame(of: $0).midX }
    device.screenSize = CGSize(width: 320, height: 568)
    XCTAssertEqual(before, 194.5)
    XCTAssertEqual(find(.staticText, "Middle").map { device.tree.frame(of: $0) }?.midX, 159.5)
    // The text is below the status bar of a phone with a Home button.
    XCTAssertEqual(find(.staticText, "Middle").map { device.tree.frame(of: $0) }?.midY ?? 0, 294, accuracy: 1)
    device.orientation = .landscapeLeft
    XCTAssertEqual(device.screen, CGRect(x: 0, y: 0, width: 568, height: 320))
    device.screenSize = CGSize(width: 402, height: 874)
    XCTAssertEqual(device.screen, CGRect(x: 0, y: 0, width: 874, height: 402))
  }

  func test_aFreshDeviceHasTheSettingsThatPhonesAreDeliveredWith() {
    show { SettingsReader() }
    device.settings.dynamicTypeSize = .accessibility5
    device.screenSize = CGSize(width: 320, height: 568)
    show { SettingsReader() }
    XCTAssertTrue(exists(.staticText, "large light leftToRight compact large"))
    XCTAssertEqual(device.screenSize, CGSize(width: 390, height: 844))
  }

  func test_sizesOfUIKitAndSwiftUIAreTheSame() {
    for size in DynamicTypeSize.allCases { XCTAssertEqual(DynamicTypeSize(UIContentSizeCategory(size)), size) }
    XCTAssertNil(DynamicTypeSize(.unspecified))
    XCTAssertEqual(UIContentSizeCategory(nil as DynamicTypeSize?), .unspecified)
    XCTAssertEqual(ContentSizeCategory(.accessibilityMedium), .accessibilityMedium)
    XCTAssertTrue(ContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    XCTAssertEqual(ColorScheme(UIUserInterfaceStyle.dark), .dark)
    XCTAssertEqual(UIUserInterfaceStyle(ColorScheme.dark), .dark)
  }
}
