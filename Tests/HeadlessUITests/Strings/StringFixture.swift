import Foundation
import VirtualTime

@testable import HeadlessUI

/// Resource folders in SwiftPM's layout, for the whole process.
enum StringFixture {
  static let shop: URL = write(
    "Shop_HeadlessUITests.resources",
    [
      "Info.plist": "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>",
      "en.lproj/Localizable.strings": #""shop.hello" = "Hello!"; "shop.only" = "Only English";"#,
      "de.lproj/Localizable.strings": #""shop.hello" = "Hallo!"; "Good **day**, %@" = "Guten **Tag**, %@"; "%@ has %lld" = "%2$lld hat %1$@"; "Buy %lld%%" = "Kaufe %lld %%";"#,
      "words.txt": "garden pocket",
      "de.lproj/Other.strings": #""shop.hello" = "Hallo aus der anderen";"#,
      "pt-BR.lproj/Localizable.strings": #""shop.hello" = "Oi!";"#,
      "de.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict><key>%lld items</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>Du hast %#@items@</string>
        <key>items</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>nichts</string><key>one</key><string>ein Ding</string><key>other</key><string>%lld Dinge</string>
        </dict></dict></dict></plist>
      """,
      "Catalog.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Bye": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Tschüss"}}}},
        "%lld days": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "%lld day"}}, "other": {"stringUnit": {"state": "new", "value": "%lld days"}}}}},
          "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld dzień"}}, "few": {"stringUnit": {"value": "%lld dni"}}, "many": {"stringUnit": {"value": "%lld dni!"}}}}}}},
        "%@ saw %lld birds and %lld cats": {"localizations": {"en": {
          "stringUnit": {"value": "%@ saw %#@birds@ and %#@cats@"},
          "substitutions": {
            "birds": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
            "cats": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "a cat"}}, "other": {"stringUnit": {"value": "%arg cats"}}}}}}}}},
        "Untranslated": {}
      }}
      """,
    ])

  static let module: URL = write("Shop_Zoo.resources", ["de.lproj/Localizable.strings": #""shop.hello" = "Hallo aus dem Korb";"#])

  private static func write(_ name: String, _ files: [String: String]) -> URL {
    // The folder must not be in the home folder of the app whose view happens to access it first.
    let folder = VirtualScheduler.outsideOfSchedulers { FileManager.default.temporaryDirectory }.appendingPathComponent("HeadlessUITests-\(UUID().uuidString)")
    let bundle = folder.appendingPathComponent(name)
    for (path, text) in files {
      let file = bundle.appendingPathComponent(path)
      try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: file)
    }
    ResourceBundles.shared.add(folder)
    return bundle
  }
}
