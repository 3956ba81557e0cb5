import FoundationExtras
import VirtualTime
import XCTest

/// The matches of a data detector.
///
/// [Apple: NSDataDetector](https://developer.apple.com/documentation/foundation/nsdatadetector)
final class DataDetectorTests: XCTestCase {
  // Foundation on Linux marks the types as deprecated, because its classes don't support them.
  private static let link: UInt64 = 1 << 6
  private static let phoneNumber: UInt64 = 1 << 11
  private static let date: UInt64 = 1 << 4
  private static let address: UInt64 = 1 << 5

  private func find(_ types: UInt64, in text: String) throws -> [String] {
    let range = NSRange(text.startIndex..., in: text)
    return try NSDataDetector(types: types).matches(in: text, options: [], range: range).map { match in
      "\(text[try XCTUnwrap(Range(match.range, in: text))]) → \(match.url?.absoluteString ?? match.phoneNumber ?? "nothing")"
    }
  }

  @available(*, deprecated, message: "It names the types that Foundation on Linux marks as deprecated.")
  func test_theTypesHaveFoundationsBits() {
    let types: [(NSTextCheckingResult.CheckingType, UInt64)] = [(.link, Self.link), (.phoneNumber, Self.phoneNumber), (.date, Self.date), (.address, Self.address)]
    for (type, bits) in types { XCTAssertEqual(type.rawValue, bits) }
    XCTAssertEqual(NSTextCheckingResult.CheckingType.transitInformation.rawValue, 1 << 12)
  }

  // [Detecting URLs from strings](https://zhaoxin.pro/technology/15945147473453.html): characters that aren't allowed in a URL are encoded.
  func test_linksAreFound() throws {
    let links = [
      "See https://example.com/a?b=1#c.": ["https://example.com/a?b=1#c → https://example.com/a?b=1#c"],
      "(www.example.org)": ["www.example.org → http://www.example.org"],
      "at example.com, or shop.example.co.uk/sale!": ["example.com → http://example.com", "shop.example.co.uk/sale → http://shop.example.co.uk/sale"],
      "Mail ada.l+a@example.com": ["ada.l+a@example.com → mailto:ada.l+a@example.com"],
      "https://en.wikipedia.org/wiki/Ada_(name))": ["https://en.wikipedia.org/wiki/Ada_(name) → https://en.wikipedia.org/wiki/Ada_(name)"],
      "https://zh.wikipedia.org/wiki/统一": ["https://zh.wikipedia.org/wiki/统一 → https://zh.wikipedia.org/wiki/%E7%BB%9F%E4%B8%80"],
      "👋 http://example.com:8080/x": ["http://example.com:8080/x → http://example.com:8080/x"],
      "Stop.Go to the file.txt, 3.14 or v1.2 of it": [],
    ]
    for (text, expected) in links { XCTAssertEqual(try find(Self.link, in: text), expected, text) }
  }

  // [NSHipster: NSDataDetector](http://nshipster.com/nsdatadetector/) detects (555) 555-5555.
  func test_phoneNumbersAreFound() throws {
    let numbers = [
      "123 Main St. / (555) 555-5555": ["(555) 555-5555"], "Call 555-555-5555 or +1 555.555.5556.": ["555-555-5555", "+1 555.555.5556"],
      "电话:15310547654": ["15310547654"], "Ring 555-1234": ["555-1234"],
      "+49 30 1234567, 030 1234567": ["+49 30 1234567", "030 1234567"], "+44 (0)20 7946 0958": ["+44 (0)20 7946 0958"],
      "On 2024-01-15 or 01.02.2024 at 10:00, 192.168.100.100": [], "Order 12345678901234567890": [], "3.1415926535": [], "5 of 1000000": [],
    ]
    for (text, expected) in numbers { XCTAssertEqual(try find(Self.phoneNumber, in: text), expected.map { "\($0) → \($0)" }, text) }
  }

  func test_matchesHaveTheirTypeAndTheOrderOfTheText() throws {
    let text = "Call 555-555-5555 or see tel.example.com/555-555-5555, ada@example.com"
    let detector = try NSDataDetector(types: Self.link | Self.phoneNumber)
    let range = NSRange(text.startIndex..., in: text)
    XCTAssertEqual(detector.matches(in: text, range: range).map(\.resultType.rawValue), [Self.phoneNumber, Self.link, Self.link])
    XCTAssertEqual(detector.numberOfMatches(in: text, range: range), 3)
    XCTAssertEqual(detector.firstMatch(in: text, range: range)?.phoneNumber, "555-555-5555")
    XCTAssertNil(detector.firstMatch(in: text, range: range)?.url)
    XCTAssertEqual(detector.rangeOfFirstMatch(in: text, range: NSRange(location: 18, length: 40)).location, 25)
    XCTAssertEqual(detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location, NSNotFound)
    var found: [NSRange] = []
    detector.enumerateMatches(in: text, range: range) { match, _, stop in
      found.append(match?.range(at: 0) ?? NSRange())
      stop.pointee = ObjCBool(found.count == 2)
    }
    XCTAssertEqual(found.map(\.location), [5, 25])
  }

  private final class Mistakes: @unchecked Sendable {
    var texts: [String] = []
  }

  func test_aDetectorOfWhatIsNotFoundFailsTheTest() throws {
    let heard = Mistakes()
    try UsageError.$handler.withValue(UsageError.Handler { heard.texts.append("\($0.action): \($0.reason) \($0.place?.line ?? 0)") }) {
      let detector = try NSDataDetector(types: Self.date | Self.link | Self.address)
      XCTAssertEqual(detector.numberOfMatches(in: "tomorrow at example.com", range: NSRange(location: 0, length: 23)), 1)
    }
    let line = #line - 3
    XCTAssertEqual(heard.texts, ["dates", "addresses"].map { "find \($0) with NSDataDetector: only links and phone numbers are found on the simulated device \(line)" })
  }

  // Foundation's implementation creates a result from the regular expression, so the link is lost.
  func test_theRangeOfAResultMovesWithItsText() throws {
    let link = try XCTUnwrap(NSDataDetector(types: Self.link).firstMatch(in: "example.com", options: [], range: NSRange(location: 0, length: 11)))
    XCTAssertEqual(link.adjustingRanges(offset: 5).range, NSRange(location: 5, length: 11))
  }

  func test_aDetectorOfNothingIsAnError() { XCTAssertThrowsError(try NSDataDetector(types: 0)) }
}
