import Foundation
import XCTest

@testable import HeadlessUI

/// Values formatted with a style in the environment's locale.
final class FormattedTextTests: DeviceTestCase {
  func test_aValueIsWrittenInTheEnvironmentsLocale() {
    show {
      VStack {
        Text(1234.5, format: .number)
        Text("Price: \(1234.5, format: .currency(code: "EUR"))")
        Text(Date(timeIntervalSince1970: 0), format: .dateTime.year().month(.wide))
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
    }
    XCTAssertEqual(texts, ["1.234,5", "Price: 1.234,50\u{a0}€", "Januar 1970"])
  }

  func test_aLocaleOfTheStylesOwnStays() {
    show { Text(1234.5, format: .number.locale(Locale(identifier: "de_DE"))).environment(\.locale, Locale(identifier: "en_US")) }
    XCTAssertEqual(texts, ["1.234,5"])
  }

  func test_theDevicesLocaleIsTheOneOfAView() {
    show { Text(1234.5, format: .number) }
    XCTAssertEqual(texts, ["1,234.5"])
  }

  func test_textsCanBeFormattedAndJoined() {
    show {
      VStack {
        Text("\(2.5, specifier: "%.2f") €")
        Text(0.5, format: .number)
        Text("one").bold() + Text(" two").foregroundColor(.red)
        Text("shout").textCase(.uppercase)
      }
    }
    XCTAssertEqual(texts, ["2.50 €", "0.5", "one two", "SHOUT"])
  }
}
