public import Foundation
import VirtualTime

// Foundation has these initializers on Linux, too, where they are unavailable: these here win over them.
extension NSPredicate {
  /// Creates a predicate from a format, as `NSPredicate` documents it: `NSPredicate(format: "label BEGINSWITH[c] %@", "post")`.
  ///
  /// - Comparisons: `==`, `!=`, `<`, `<=`, `>`, `>=`, `LIKE`, `MATCHES`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `IN`, `BETWEEN`, with `[c]` and `[cd]`; `ANY`, `ALL`, `NONE`.
  /// - Combined with `AND`, `OR`, `NOT`, `&&`, `||`, `!` and parentheses; `TRUEPREDICATE` and `FALSEPREDICATE`.
  /// - Values: texts in quotes, numbers, `TRUE`, `YES`, `FALSE`, `NO`, `NULL`, `nil`, lists in braces, `SELF`, and key paths.
  /// - Arguments: `%@`, `%K` for a key path, `%d`, `%i`, `%ld`, `%lu`, `%f`.
  ///
  /// The stored properties of values are found, the keys of dictionaries, and the count of lists; computed properties aren't found.
  /// Elements of XCUITest have the keys of its attributes, and `exists`, `isHittable` and `count`; an attribute of an element that doesn't exist is `nil`.
  ///
  /// A format beyond this fails the test at the line of the call, with the place of what is not understood; the predicate is true of nothing then.
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - args: The arguments, in their order.
  public convenience init(format predicateFormat: String, _ args: Any..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    let source = PredicateSource(predicateFormat, args, at: Misuse.Place(fileID: fileID, filePath: filePath, line: line))
    self.init(block: { object, _ in source.holds(for: object) })
    PredicateFormats.shared.add(source, for: self)
  }

  /// Creates a predicate from a format and a list of arguments: see `init(format:_:)`.
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - arguments: The arguments, in their order.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    let source = PredicateSource(predicateFormat, arguments ?? [], at: Misuse.Place(fileID: fileID, filePath: filePath, line: line))
    self.init(block: { object, _ in source.holds(for: object) })
    PredicateFormats.shared.add(source, for: self)
  }
}

/// The formats of predicates, which Foundation's class has no room for.
package final class PredicateFormats: @unchecked Sendable {
  package static let shared: PredicateFormats = PredicateFormats()

  private struct Entry {
    weak var predicate: NSPredicate?
    let source: PredicateSource
  }

  private let lock: NSLock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit: Int = 64

  /// Keeps the format of a predicate for as long as the predicate lives.
  func add(_ source: PredicateSource, for predicate: NSPredicate) {
    lock.withLock {
      entries[ObjectIdentifier(predicate)] = Entry(predicate: predicate, source: source)
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.predicate != nil }
      limit = max(64, entries.count * 2)
    }
  }

  /// The format of a predicate; `nil` for one that has none.
  package func format(of predicate: NSPredicate) -> String? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(predicate)], entry.predicate === predicate else { return nil }
      return entry.source.text
    }
  }
}
