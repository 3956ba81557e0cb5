import Foundation

/// A link or phone number that was found in text.
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

  // Return an expression, because Foundation's `adjustingRanges(offset:)` creates its result from it and can't be overridden. That result has the ranges, but not the link.
  override var regularExpression: NSRegularExpression? { DetectedType(rawValue: type.rawValue)?.pattern }
  override var resultType: CheckingType { type }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { index == 0 ? place : NSRange(location: NSNotFound, length: 0) }
  override func range(withName name: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}

/// The data types that Apple's detectors support, with their raw values in Foundation on Linux.
enum DetectedType: UInt64, CaseIterable {
  case link = 64
  case phoneNumber = 2048
  case date = 16
  case address = 32
  case transitInformation = 4096

  /// The plural name, for messages.
  var plural: String {
    switch self {
    case .link: "links"
    case .phoneNumber: "phone numbers"
    case .date: "dates"
    case .address: "addresses"
    case .transitInformation: "flights"
    }
  }

  /// The regular expression of the type, or `nil` if the type isn't supported.
  var pattern: NSRegularExpression? {
    switch self {
    case .link: Self.links
    case .phoneNumber: Self.phoneNumbers
    case .date, .address, .transitInformation: nil
    }
  }

  // Group 1 is a URL with a scheme, group 2 an email address, and group 3 a host name. Country domains that are English words, such as `it`, `in` and `no`, aren't included, because a space after a full stop may be missing.
  private static let links = regularExpression(
    #"(\b(?:[a-z][a-z0-9+.\-]*://|mailto:)[^\s<>"“”]+)|(\b[a-z0-9._%+\-]+@(?:LABEL\.)+[a-z]{2,}\b)|((?<![\w@.])(?:www\.(?:LABEL\.)+[a-z]{2,}|"#
      + #"(?:LABEL\.)+(?:com|org|net|edu|gov|mil|int|info|biz|io|app|dev|eu|uk|de|fr|es|nl|ch|se|pl|jp|cn|au|ca|br))(?![\w@])(?::\d+)?(?:[/?#][^\s<>"“”]*)?)"#)

  private static let phoneNumbers = regularExpression(
    #"(?<![\w.,+/@#\-])(?:\+\d{1,3}(?:[ .\-/]?\(\d{1,4}\)|[ .\-/]?\d{2,12}){1,6}|(?:1[ .\-]?)?(?:\(\d{3}\) ?|\d{3}[ .\-]?)\d{3}[ .\-]?\d{4}|\d{3}-\d{4}|"#
      + #"(?!\d{1,2}[./\-]\d{1,2}[./\-]\d{2})(?:\(0\d{1,4}\)|0\d{1,4})[ /\-]?\d{2,8}(?:[ \-]\d{2,8}){0,4})(?![\w@]|[.,/\-]\d)"#)

  private static func regularExpression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern.replacingOccurrences(of: "LABEL", with: #"[a-z0-9](?:[a-z0-9\-]*[a-z0-9])?"#), options: .caseInsensitive)
  }

  /// Returns the result for a match of the regular expression, or `nil` if the match isn't valid.
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

  /// Returns a link without the punctuation of the surrounding sentence.
  ///
  /// A closing bracket is kept if the link contains its opening bracket.
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
