public import Foundation
import VirtualTime

/// The types of data that a detector looks for, as bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// A finder of links and phone numbers in texts.
///
/// - Links: an address with a scheme, an email address, and a host name that begins with `www.` or ends with a common domain such as `com`, `org` or `de`.
/// - Phone numbers: numbers with a country code, with ten digits as in North America, with seven digits as `555-1234`, and with an area code that begins with 0.
///
/// Dates, addresses and flights aren't found: a detector for them fails the test where it is created.
/// It is no `NSRegularExpression` as on Apple's platforms, where its methods are those of its base class.
/// [Apple: NSDataDetector](https://developer.apple.com/documentation/foundation/nsdatadetector)
public final class NSDataDetector: NSObject, Sendable {
  /// The types that the detector looks for.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector for types of data: `NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)`.
  ///
  /// It throws an error if none of the types is one of a detector. For dates, addresses and flights it fails the test at the line of the call, and finds only the other types.
  public init(types checkingTypes: NSTextCheckingTypes, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) throws {
    let types = DetectedType.allCases.filter { checkingTypes & $0.rawValue != 0 }
    guard !types.isEmpty else { throw CocoaError(.featureUnsupported) }
    self.checkingTypes = checkingTypes
    super.init()
    for type in types where type.pattern == nil {
      Misuse(
        kind: "dataDetector.type", action: "find \(type.plural) with NSDataDetector", reason: "only links and phone numbers are found on the simulated device",
        advice: "leave the type out, or give the code under test what it would find.", place: Misuse.Place(fileID: fileID, filePath: filePath, line: line)
      ).report()
    }
  }

  /// Calls a closure with each match in a range of a text, in the order of the text, until the closure sets its last argument to `true`.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
    if options.contains(.reportCompletion) { block(nil, .completed, &stop) }
  }

  /// Returns the matches in a range of a text, in the order of the text.
  public func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
    let text = string as NSString
    let options = options.subtracting([.reportProgress, .reportCompletion])
    var found: [DataCheckingResult] = []
    for type in DetectedType.allCases where checkingTypes & type.rawValue != 0 {
      for match in type.pattern?.matches(in: string, options: options, range: range) ?? [] {
        guard let result = type.result(of: match, in: text), !found.contains(where: { NSIntersectionRange($0.range, result.range).length > 0 }) else { continue }
        found.append(result)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Returns the first match in a range of a text; `nil` if there is none.
  public func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the number of matches in a range of a text.
  public func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Returns the range of the first match; its location is `NSNotFound` if there is none.
  public func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}

extension NSTextCheckingResult {
  /// The address of a link; `nil` for other results.
  ///
  /// A host name has the scheme `http`, and an email address the scheme `mailto`.
  public var url: URL? { (self as? DataCheckingResult)?.link }

  /// The text of a phone number; `nil` for other results.
  public var phoneNumber: String? { (self as? DataCheckingResult)?.phone }

  /// The date that was found: `nil`, because dates aren't found.
  public var date: Date? { nil }

  /// The time zone of a date: `nil`, because dates aren't found.
  public var timeZone: TimeZone? { nil }

  /// The duration from a date, in seconds: 0, because dates aren't found.
  public var duration: TimeInterval { 0 }

  /// The parts of an address: `nil`, because addresses aren't found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }

  /// The parts of an address or a flight: `nil`, because neither is found.
  public var components: [NSTextCheckingKey: String]? { nil }
}
