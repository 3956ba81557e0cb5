public import Foundation
import VirtualTime

// Declare these initializers again, because Foundation's are unavailable on Linux. Declarations of this module take precedence.
extension NSPredicate {
  /// Creates a predicate from a format string: `NSPredicate(format: "label BEGINSWITH[c] %@", "post")`.
  ///
  /// - Comparisons: `==`, `!=`, `<`, `<=`, `>`, `>=`, `LIKE`, `MATCHES`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `IN`, `BETWEEN`, with `[c]` and `[cd]`; `ANY`, `ALL`, `NONE`.
  /// - Logic: `AND`, `OR`, `NOT`, `&&`, `||`, `!` and parentheses, and `TRUEPREDICATE` and `FALSEPREDICATE`.
  /// - Values: quoted strings, numbers, `TRUE`, `YES`, `FALSE`, `NO`, `NULL`, `nil`, lists in braces, `SELF`, and key paths.
  /// - Arguments: `%@`, `%K` for a key path, `%d`, `%i`, `%ld`, `%lu`, `%f`.
  ///
  /// Keys can refer to stored properties of values, keys of dictionaries, and the count of lists, but not to computed properties.
  /// XCUITest elements have keys for their attributes and for `exists`, `isHittable` and `count`. An attribute of an element that doesn't exist is `nil`.
  ///
  /// An unsupported format fails the test at the line of the call and reports the position of the error. The predicate then matches nothing.
  /// - Parameters:
  ///   - predicateFormat: The format string.
  ///   - args: The arguments, in order.
  public convenience init(format predicateFormat: String, _ args: Any..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    let source = PredicateSource(predicateFormat, args, at: UsageError.Place(fileID: fileID, filePath: filePath, line: line))
    self.init(block: { object, _ in source.holds(for: object) })
    PredicateFormats.shared.add(source, for: self)
  }

  /// Creates a predicate from a format string and an array of arguments.
  ///
  /// See `init(format:_:)`.
  /// - Parameters:
  ///   - predicateFormat: The format string.
  ///   - arguments: The arguments, in order.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    let source = PredicateSource(predicateFormat, arguments ?? [], at: UsageError.Place(fileID: fileID, filePath: filePath, line: line))
    self.init(block: { object, _ in source.holds(for: object) })
    PredicateFormats.shared.add(source, for: self)
  }
}

/// The formats of predicates, which are stored here because `NSPredicate` can't store them.
package final class PredicateFormats: @unchecked Sendable {
  package static let shared: PredicateFormats = PredicateFormats()

  private struct Entry {
    weak var predicate: NSPredicate?
    let source: PredicateSource
  }

  private let lock: NSLock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit: Int = 64

  /// Stores the format of a predicate as long as the predicate exists.
  func add(_ source: PredicateSource, for predicate: NSPredicate) {
    lock.withLock {
      entries[ObjectIdentifier(predicate)] = Entry(predicate: predicate, source: source)
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.predicate != nil }
      limit = max(64, entries.count * 2)
    }
  }

  /// Returns the format of a predicate, or `nil` if it wasn't created from a format.
  package func format(of predicate: NSPredicate) -> String? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(predicate)], entry.predicate === predicate else { return nil }
      return entry.source.text
    }
  }
}
