public import Foundation
import VirtualTime

/// The types of data that a detector finds, as raw values of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// A detector of links and phone numbers in text.
///
/// - Links: a URL with a scheme, an email address, or a host name that starts with `www.` or ends with a common domain such as `com`, `org` or `de`.
/// - Phone numbers: numbers with a country code, North American numbers with ten digits, numbers with seven digits such as `555-1234`, and numbers with an area code that starts with 0.
///
/// Dates, addresses and flights aren't supported. The test fails if a detector for them is created.
/// Unlike on Apple's platforms, the class doesn't inherit from `NSRegularExpression`, but it has the same methods.
/// [Apple: NSDataDetector](https://developer.apple.com/documentation/foundation/nsdatadetector)
public final class NSDataDetector: NSObject, Sendable {
  /// The types that the detector finds.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector for types of data.
  ///
  /// For example, to find links: `NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)`.
  ///
  /// Throws an error if Apple's detectors don't support any of the types. The test fails at the line of the call if the types include dates, addresses or flights. The detector finds only the other types.
  public init(types checkingTypes: NSTextCheckingTypes, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) throws {
    let types = DetectedType.allCases.filter { checkingTypes & $0.rawValue != 0 }
    guard !types.isEmpty else { throw CocoaError(.featureUnsupported) }
    self.checkingTypes = checkingTypes
    super.init()
    for type in types where type.pattern == nil {
      UsageError(
        kind: "dataDetector.type", action: "find \(type.plural) with NSDataDetector", reason: "only links and phone numbers are found on the simulated device",
        advice: "leave the type out, or pass the expected results to the code under test.", place: UsageError.Place(fileID: fileID, filePath: filePath, line: line)
      ).report()
    }
  }

  /// Calls a closure with each match in a range of a string, in order.
  ///
  /// The enumeration stops when the closure sets its last argument to `true`.
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

  /// Returns the matches in a range of a string, in order.
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

  /// Returns the first match in a range of a string, or `nil` if there isn't one.
  public func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the number of matches in a range of a string.
  public func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Returns the range of the first match.
  ///
  /// The location of the range is `NSNotFound` if there isn't a match.
  public func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}

extension NSTextCheckingResult {
  /// The URL of a link, or `nil` for other results.
  ///
  /// A host name gets the scheme `http`, and an email address the scheme `mailto`.
  public var url: URL? { (self as? DataCheckingResult)?.link }

  /// The phone number as text, or `nil` for other results.
  public var phoneNumber: String? { (self as? DataCheckingResult)?.phone }

  /// The detected date.
  ///
  /// Always `nil`, because dates aren't supported.
  public var date: Date? { nil }

  /// The time zone of a detected date.
  ///
  /// Always `nil`, because dates aren't supported.
  public var timeZone: TimeZone? { nil }

  /// The duration of a detected date, in seconds.
  ///
  /// Always 0, because dates aren't supported.
  public var duration: TimeInterval { 0 }

  /// The components of a detected address.
  ///
  /// Always `nil`, because addresses aren't supported.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }

  /// The components of a detected address or flight.
  ///
  /// Always `nil`, because addresses and flights aren't supported.
  public var components: [NSTextCheckingKey: String]? { nil }
}
