import Foundation
import FoundationExtras
import XCTest

/// Lists and names of people as text.
final class ListAndNameTests: XCTestCase {
  func test_aListHasTheWordsOfItsLanguage() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    XCTAssertEqual(formatter.string(from: ["bread", "milk", "eggs"]), "bread, milk, and eggs")
    formatter.locale = Locale(identifier: "de_DE")
    XCTAssertEqual(formatter.string(from: ["Brot 🍞", "Käse"]), "Brot 🍞 und Käse")
    XCTAssertEqual(formatter.string(from: []), "")
    XCTAssertNil(formatter.string(for: "Brot"))
  }

  func test_itemsAreFormatted() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    XCTAssertEqual(formatter.string(from: [1, 2]), "1 and 2")
    let numbers = NumberFormatter()
    numbers.locale = formatter.locale
    numbers.minimumFractionDigits = 1
    formatter.itemFormatter = numbers
    XCTAssertEqual(formatter.string(from: [1, 2]), "1.0 and 2.0")
    XCTAssertNil(formatter.string(from: ["one"]))
  }

  // https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle/style-swift.property
  func test_aNameHasTheTextsOfApplesPage() {
    let name = PersonNameComponents(namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark", nameSuffix: "Esq.", nickname: "Tom")
    func text(_ style: PersonNameComponents.FormatStyle.Style, _ locale: String = "en_US") -> String { name.formatted(.name(style: style).locale(Locale(identifier: locale))) }
    XCTAssertEqual(text(.long), "Dr. Thomas Louis Clark Esq.")
    XCTAssertEqual(text(.medium), "Thomas Clark")
    XCTAssertEqual(text(.short), "Tom")
    XCTAssertEqual(text(.abbreviated), "TC")
    // https://ampersandsoftworks.com/posts/formatstyle/style-deep-dives/personnamecomponents/
    XCTAssertEqual(text(.long, "zh_CN"), "Dr. Clark Thomas Louis Esq.")
    XCTAssertEqual(text(.abbreviated, "zh_CN"), "CT")
  }

  func test_aChineseNameHasNoSpaces() {
    XCTAssertEqual(PersonNameComponents(givenName: "振宁", familyName: "杨").formatted(), "杨振宁")
    XCTAssertEqual(PersonNameComponents().formatted(), "")
  }
}
