import Foundation

/// A link or a phone number in a text.
final class DataCheckingResult: NSTextCheckingResult {
  let link: URL?
  let phone: String?
  private let place: NSRange
  private let type: CheckingType

  init(_ type: DetectedType, range: NSRange, link: URL? = nil, phone: String? = nil) {
    (self.link, self.phone, self.type) = (link, phone, CheckingType(rawValue: type.rawValue))
    place = range
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  // Foundation's `adjustingRanges(offset:)` can't be overridden, and makes a result of this: one with the ranges, and without the link.
  override var regularExpression: NSRegularExpression? { DetectedType(rawValue: type.rawValue)?.pattern }
  override var resultType: CheckingType { type }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { index == 0 ? place : NSRange(location: NSNotFound, length: 0) }
  override func range(withName name: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}

/// The types of data that Apple's detectors know, with the bits that Foundation on Linux gives them.
enum DetectedType: UInt64, CaseIterable {
  case link = 64
  case phoneNumber = 2048
  case date = 16
  case address = 32
  case transitInformation = 4096

  /// The name of several, for messages.
  var plural: String {
    switch self {
    case .link: "links"
    case .phoneNumber: "phone numbers"
    case .date: "dates"
    case .address: "addresses"
    case .transitInformation: "flights"
    }
  }

  /// The regular expression of the type; `nil` if it isn't found.
  var pattern: NSRegularExpression? {
    switch self {
    case .link: Self.links
    case .phoneNumber: Self.phoneNumbers
    case .date, .address, .transitInformation: nil
    }
  }

  // Groups: 1 has a scheme, 2 is an email address, 3 a host. Words after a full stop without a space are no hosts, so countries such as `it`, `in` and `no` are missing.
  private static let links = regularExpression(
    #"(\b(?:[a-z][a-z0-9+.\-]*://|mailto:)[^\s<>"“”]+)|(\b[a-z0-9._%+\-]+@(?:LABEL\.)+[a-z]{2,}\b)|((?<![\w@.])(?:www\.(?:LABEL\.)+[a-z]{2,}|"#
      + #"(?:LABEL\.)+(?:com|org|net|edu|gov|mil|int|info|biz|io|app|dev|eu|uk|de|fr|es|nl|ch|se|pl|jp|cn|au|ca|br))(?![\w@])(?::\d+)?(?:[/?#][^\s<>"“”]*)?)"#)

  private static let phoneNumbers = regularExpression(
    #"(?<![\w.,+/@#\-])(?:\+\d{1,3}(?:[ .\-/]?\(\d{1,4}\)|[ .\-/]?\d{2,12}){1,6}|(?:1[ .\-]?)?(?:\(\d{3}\) ?|\d{3}[ .\-]?)\d{3}[ .\-]?\d{4}|\d{3}-\d{4}|"#
      + #"(?!\d{1,2}[./\-]\d{1,2}[./\-]\d{2})(?:\(0\d{1,4}\)|0\d{1,4})[ /\-]?\d{2,8}(?:[ \-]\d{2,8}){0,4})(?![\w@]|[.,/\-]\d)"#)

  private static func regularExpression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern.replacingOccurrences(of: "LABEL", with: #"[a-z0-9](?:[a-z0-9\-]*[a-z0-9])?"#), options: .caseInsensitive)
  }

  /// The result for a match of the regular expression; `nil` if it is no such data after all.
  func result(of match: NSTextCheckingResult, in text: NSString) -> DataCheckingResult? {
    let found = text.substring(with: match.range)
    guard self == .link else {
      let digits = found.count(where: \.isNumber)
      let isNational = found.first { $0.isNumber || $0 == "+" } == "0"
      return (isNational ? 9...12 : 7...15).contains(digits) ? DataCheckingResult(self, range: match.range, phone: found) : nil
    }
    let link = Self.withoutPunctuation(found)
    let scheme = match.range(at: 1).length > 0 ? "" : match.range(at: 2).length > 0 ? "mailto:" : "http://"
    return URL(string: scheme + link).map { DataCheckingResult(self, range: NSRange(location: match.range.location, length: link.utf16.count), link: $0) }
  }

  /// The link without the punctuation of the sentence around it: a closing bracket stays if it was opened in the link.
  private static func withoutPunctuation(_ link: String) -> String {
    let brackets: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    var link = link
    while let last = link.last {
      if let opening = brackets[last] {
        guard link.count(where: { $0 == last }) > link.count(where: { $0 == opening }) else { break }
      } else if !".,;:!?'’*_~".contains(last) {
        break
      }
      link.removeLast()
    }
    return link
  }
}
