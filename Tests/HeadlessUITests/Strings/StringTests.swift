import Foundation
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

private struct Shop: View {
  let log: Log
  var items = 1

  var body: some View {
    VStack {
      Text("shop.hello")
      Text("Good **day**, \("**you**")")
      Text("\(items) items")
      Button("shop.hello") {
        log.note(String(localized: "shop.hello"))
        log.note(NSLocalizedString("shop.hello", comment: ""))
        log.note(NSLocalizedString("shop.none", value: "default", comment: ""))
        log.note(NSLocalizedString("shop.hello", tableName: "Other", bundle: Bundle(url: StringFixture.shop) ?? .main, comment: ""))
        log.note(Bundle(url: StringFixture.module)?.localizedString(forKey: "shop.hello", value: nil, table: nil) ?? "none")
      }
      TextField("shop.hello", text: .constant(""))
    }
    .navigationTitle("shop.hello")
  }
}

private struct Greeting: View {
  var body: some View { Text("shop.hello") }
}

@preconcurrency @MainActor
final class StringTests: DeviceTestCase {
  private func launch<Content: View>(_ language: String, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) {
    _ = StringFixture.shop
    show(content)
    device.launch("com.example.Sample", options: LaunchOptions(arguments: ["-AppleLanguages", "(\(language))"]))
  }

  private func texts(in language: String, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> some View) -> [String] {
    launch(language, content)
    return texts
  }

  func test_theLanguageOfTheLaunchChoosesTheTexts() {
    let log = Log()
    launch("de") { [log] in NavigationStack { Shop(log: log) } }
    XCTAssertEqual(texts, ["Hallo!", "Hallo!", "Guten Tag, **you**", "Du hast ein Ding"])
    XCTAssertEqual(find(.textField).map { device.tree.placeholder(of: $0) }, "Hallo!")
    tap(.button, "Hallo!")
    XCTAssertEqual(log.take(), ["Hallo!", "Hallo!", "default", "Hallo aus der anderen", "Hallo aus dem Korb"])
    device.launch("com.example.Sample")
    XCTAssertEqual(texts, ["Hello!", "Hello!", "Good day, **you**", "1 items"])
    tap(.button, "Hello!")
    XCTAssertEqual(log.take().first, "Hello!")
  }

  func test_theLanguageOfTheDeviceChoosesWithoutALaunchArgument() {
    _ = StringFixture.shop
    show { Greeting() }
    XCTAssertEqual(texts, ["Hello!"])
    device.perform(cause: "the test") { device.settings.locale = Locale(identifier: "de_AT") }
    XCTAssertEqual(texts, ["Hallo!"])
  }

  func test_aViewShowsTextsInTheLocaleThatIsSetAroundIt() {
    XCTAssertEqual(
      texts(in: "en") {
        Text("shop.hello")
        Text("shop.hello").environment(\.locale, Locale(identifier: "de"))
        Text("shop.hello").environment(\.locale, Locale(identifier: "pt_PT"))
        Text("shop.hello").environment(\.locale, Locale(identifier: "fr"))
      }, ["Hello!", "Hallo!", "Oi!", "Hello!"])
  }

  func test_tablesAndBundlesThatAreNamed() {
    let bundle = Bundle(url: StringFixture.module)
    XCTAssertEqual(
      texts(in: "de") {
        Text("shop.hello", tableName: "Other")
        Text("shop.hello", bundle: bundle)
        Text("Bye", tableName: "Catalog")
        Text("Untranslated", tableName: "Catalog")
        Text("shop.only")
        Text(verbatim: "shop.hello")
        Text(LocalizedStringResource("shop.hello", table: "Other"))
        Text(LocalizedStringResource("shop.hello", bundle: .atURL(StringFixture.module)))
      },
      ["Hallo aus der anderen", "Hallo aus dem Korb", "Tschüss", "Untranslated", "Only English", "shop.hello", "Hallo aus der anderen", "Hallo aus dem Korb"])
  }

  func test_valuesGoWhereTheTranslationHasThem() {
    XCTAssertEqual(
      texts(in: "de") {
        Text("\("Ada") has \(12_345)")
        Text("Buy \(5)%")
        Text("\(0) items")
        Text("\(3) items")
        Text("Nothing \(1_234) known")
      }, ["12.345 hat Ada", "Kaufe 5 %", "Du hast nichts", "Du hast 3 Dinge", "Nothing 1.234 known"])
  }

  func test_pluralsOfCatalogs() {
    XCTAssertEqual(
      texts(in: "pl") {
        ForEach([1, 2, 5, 22], id: \.self) { Text("\($0) days", tableName: "Catalog") }
      }, ["1 dzień", "2 dni", "5 dni!", "22 dni"])
    XCTAssertEqual(
      texts(in: "en") {
        Text("\(1) days", tableName: "Catalog")
        Text("\("Ada") saw \(1) birds and \(2) cats", tableName: "Catalog")
        Text("\("Ada") saw \(4) birds and \(1) cats", tableName: "Catalog")
      }, ["1 day", "Ada saw 1 bird and 2 cats", "Ada saw 4 birds and a cat"])
  }

  func test_stringsThatCodeLooksUp() {
    launch("de") { Greeting() }
    let strings = Device.withCurrent(device) {
      [
        String(localized: "shop.hello"), String(localized: "shop.hello", table: "Other"), String(localized: "\("Ada") has \(3)"),
        String(localized: "\(3) items", comment: "How many"), String(localized: "shop.none", defaultValue: "None \(3)"),
        String(localized: "shop.hello", defaultValue: "Hi"), String(localized: "shop.hello", bundle: Bundle(url: StringFixture.module)),
        String(localized: LocalizedStringResource("shop.hello")), String(AttributedString(localized: "Good **day**, \("you")").characters),
      ]
    }
    XCTAssertEqual(
      strings, ["Hallo!", "Hallo aus der anderen", "3 hat Ada", "Du hast 3 Dinge", "None 3", "Hallo!", "Hallo aus dem Korb", "Hallo!", "Guten Tag, you"])
  }

  func test_outsideOfAnAppTheDevelopmentLanguageCounts() {
    _ = StringFixture.shop
    XCTAssertEqual(String(localized: "shop.hello", bundle: Bundle(url: StringFixture.shop)), "Hello!")
    XCTAssertEqual(String(localized: "not there \(1_234)"), "not there 1,234")
  }
}

final class LanguageChoiceTests: XCTestCase {
  func test_thePreferenceThatCanBeMetBest() {
    let available = ["en", "de", "pt-BR", "zh-Hans", "zh-Hant", "en-GB"]
    let choices = [["de-CH"], ["de_AT", "en"], ["pt_PT"], ["pt"], ["zh-CN"], ["zh_TW"], ["zh-Hant-HK"], ["en_GB"], ["en_US"], ["fr", "de"], ["fr"], []]
    XCTAssertEqual(
      choices.map { LanguageChoice.best(of: available, for: $0) }, ["de", "de", "pt-BR", "pt-BR", "zh-Hans", "zh-Hant", "zh-Hant", "en-GB", "en", "de", nil, nil])
  }

  func test_formsOfNumbers() {
    func forms(_ language: String, _ numbers: [Double]) -> [String] { numbers.map { PluralCategory(of: $0, in: language).rawValue } }
    XCTAssertEqual(forms("en", [0, 1, 2, 1.5]), ["other", "one", "other", "other"])
    XCTAssertEqual(forms("fr_FR", [0, 1, 2]), ["one", "one", "other"])
    XCTAssertEqual(forms("ru", [1, 3, 5, 11, 21, 112]), ["one", "few", "many", "many", "one", "many"])
    XCTAssertEqual(forms("ar", [0, 1, 2, 3, 11, 100]), ["zero", "one", "two", "few", "many", "other"])
    XCTAssertEqual(forms("ja", [1, 2]), ["other", "other"])
  }
}
