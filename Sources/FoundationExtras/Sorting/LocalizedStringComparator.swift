public import Foundation

/// A comparator of texts by the rules of the current locale, for which Apple's platforms have `String.Comparator`: on Linux that knows no locale.
public struct LocalizedStringComparator: SortComparator, Codable, Sendable {
  /// The order of the texts.
  public var order: SortOrder
  let isStandard: Bool

  /// Compares two texts.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
    return isStandard ? first.localizedStandardCompare(second) : first.localizedCompare(second)
  }
}

extension SortComparator where Self == LocalizedStringComparator {
  /// Compares texts as lists of files do: without regard to case, with numbers by their values, and by the current locale's rules.
  ///
  /// [Apple: localizedStandard](https://developer.apple.com/documentation/foundation/sortcomparator/localizedstandard)
  public static var localizedStandard: LocalizedStringComparator { LocalizedStringComparator(order: .forward, isStandard: true) }

  /// Compares texts by the current locale's rules.
  public static var localized: LocalizedStringComparator { LocalizedStringComparator(order: .forward, isStandard: false) }
}

/// A text that compares with others by the current locale's rules.
private struct LocalizedText: Comparable {
  let text: String
  let comparator: LocalizedStringComparator

  static func < (first: Self, second: Self) -> Bool { first.comparator.compare(first.text, second.text) == .orderedAscending }
  static func == (first: Self, second: Self) -> Bool { first.comparator.compare(first.text, second.text) == .orderedSame }
}

extension String {
  fileprivate var standardText: LocalizedText { LocalizedText(text: self, comparator: .localizedStandard) }
  fileprivate var localizedText: LocalizedText { LocalizedText(text: self, comparator: .localized) }
}

extension SortDescriptor {
  /// Creates a descriptor that sorts by a text, as lists of files do.
  ///
  /// Its `keyPath` isn't the given one.
  ///
  /// - Parameters:
  ///   - keyPath: The text's key path.
  ///   - order: The order of the texts.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Creates a descriptor that sorts by a text, by the current locale's rules.
  ///
  /// Its `keyPath` isn't the given one.
  ///
  /// - Parameters:
  ///   - keyPath: The text's key path.
  ///   - comparator: The comparator.
  ///   - order: The order of the texts; `nil` for the comparator's.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedStringComparator, order: SortOrder? = nil) {
    let text: any KeyPath<String, LocalizedText> & Sendable = comparator.isStandard ? \.standardText : \.localizedText
    // Swift has no method that appends one path that can be sent to another and returns one.
    self.init(unsafeBitCast(keyPath.appending(path: text), to: (any KeyPath<Compared, LocalizedText> & Sendable).self), order: order ?? comparator.order)
  }
}
