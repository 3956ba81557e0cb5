public import Foundation
import ScreenModel
import Synchronization
import VirtualTime

// Declare these initializers again, because Foundation's are unavailable on Linux. Declarations of this module take precedence.
extension NSSortDescriptor {
  /// Creates a descriptor that sorts objects by the value of a key, such as `name` or `owner.name`.
  ///
  /// Values can be numbers, dates and strings. Keys refer to stored properties or dictionary keys. Without a key, the objects themselves are compared. Objects without a value come first.
  /// The test fails at the line of the call if an object doesn't have the key or its value can't be ordered.
  /// [Apple: init(key:ascending:)](https://developer.apple.com/documentation/foundation/nssortdescriptor/init(key:ascending:))
  public convenience init(key: String?, ascending: Bool, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    let keyed = SortKey(key, at: UsageError.Place(fileID: fileID, filePath: filePath, line: line))
    self.init(keyPath: \Any.self, ascending: ascending) { keyed.order(keyed.value(of: $0), keyed.value(of: $1)) }
  }

  /// Creates a descriptor that sorts objects by the value of a key, with a comparator closure.
  ///
  /// See `init(key:ascending:)`.
  public convenience init(
    key: String?, ascending: Bool, comparator cmptr: @escaping Comparator, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    let keyed = SortKey(key, at: UsageError.Place(fileID: fileID, filePath: filePath, line: line))
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      keyed.orderIfMissing(keyed.value(of: first), keyed.value(of: second)) ?? cmptr(keyed.value(of: first) ?? first, keyed.value(of: second) ?? second)
    }
  }
}

/// The key of a sort descriptor and its location in the app's source.
private final class SortKey: Sendable {
  private let keys: [String]
  private let place: UsageError.Place
  private let isTold: Mutex<Bool> = Mutex(false)

  init(_ key: String?, at place: UsageError.Place) {
    keys = key?.split(separator: ".").map(String.init) ?? []
    self.place = place
  }

  func value(of object: Any) -> Any? {
    PredicateKeys.unwrapped(PredicateKeys.value(of: object, for: keys) { tell("\($0.object) has no value for the key \($0.key.quoted)") })
  }

  func orderIfMissing(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    first != nil && second != nil ? nil : first == nil ? (second == nil ? .orderedSame : .orderedAscending) : .orderedDescending
  }

  func order(_ first: Any?, _ second: Any?) -> ComparisonResult {
    if let order = orderIfMissing(first, second) ?? PredicateKeys.order(first, second) { return order }
    tell("values of type \(first.map { "\(type(of: $0))" } ?? "nil") have no order")
    return .orderedSame
  }

  /// Reports a failure of the test, once per descriptor.
  private func tell(_ reason: String) {
    let isNew = isTold.withLock { isTold in
      defer { isTold = true }
      return !isTold
    }
    guard isNew else { return }
    UsageError(
      kind: "sortDescriptor.key", action: "sort by the key \(keys.joined(separator: ".").quoted)", reason: reason,
      advice: "write NSSortDescriptor(keyPath: \\Type.property, ascending: true) instead.", place: place
    ).report()
  }
}
