public import Foundation

/// A comparator of strings that uses the current locale's rules.
///
/// On Apple's platforms, this is `String.Comparator`. On Linux, `String.Comparator` doesn't support locales.
public struct LocalizedStringComparator: SortComparator, Codable, Sendable {
  /// The sort order.
  public var order: SortOrder
  let isStandard: Bool

  /// Compares two strings.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
    return isStandard ? first.localizedStandardCompare(second) : first.localizedCompare(second)
  }
}

extension SortComparator where Self == LocalizedStringComparator {
  /// A comparator for sorting like a file browser.
  ///
  /// The comparator ignores case, compares numbers by value, and uses the current locale's rules.
  ///
  /// [Apple: localizedStandard](https://developer.apple.com/documentation/foundation/sortcomparator/localizedstandard)
  public static var localizedStandard: LocalizedStringComparator { LocalizedStringComparator(order: .forward, isStandard: true) }

  /// A comparator that uses the current locale's rules.
  public static var localized: LocalizedStringComparator { LocalizedStringComparator(order: .forward, isStandard: false) }
}

/// A string that is compared by the current locale's rules.
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

/// Returns the key paths that sort descriptors have instead of the key path of a string.
package func sortKeyPaths<Root>(of keyPath: KeyPath<Root, String>) -> [AnyKeyPath] { [keyPath.appending(path: \.standardText), keyPath.appending(path: \.localizedText)] }

extension SortDescriptor {
  /// Creates a descriptor that sorts by a string, like a file browser.
  ///
  /// The descriptor's `keyPath` property isn't the given key path.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the string.
  ///   - order: The sort order.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Creates a descriptor that sorts by a string with a comparator for the current locale.
  ///
  /// The descriptor's `keyPath` property isn't the given key path.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the string.
  ///   - comparator: The comparator of the strings.
  ///   - order: The sort order, or `nil` for the comparator's order.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedStringComparator, order: SortOrder? = nil) {
    let text: any KeyPath<String, LocalizedText> & Sendable = comparator.isStandard ? \.standardText : \.localizedText
    // Cast the key path, because Swift doesn't have a function that appends two sendable key paths to a sendable key path.
    self.init(unsafeBitCast(keyPath.appending(path: text), to: (any KeyPath<Compared, LocalizedText> & Sendable).self), order: order ?? comparator.order)
  }
}
