import FoundationExtras
import Synchronization
import VirtualTime
import XCTest

/// Predicates with a format and sort descriptors with a key, in the style of an app.
///
/// [Apple: NSPredicate](https://developer.apple.com/documentation/foundation/nspredicate)
final class KeyTests: XCTestCase {
  private class Person: NSObject {
    let name: String
    let age: Int?
    let address: [String: Any]

    init(_ name: String, age: Int?, city: String = "London") { (self.name, self.age, address) = (name, age, ["city": city]) }
  }

  private let people = [Person("Grace", age: 45, city: "New York"), Person("Ada", age: 36), Person("Alan", age: nil)]

  private final class Heard: Sendable {
    private let stored: Mutex<[String]> = Mutex([])
    var texts: [String] { stored.withLock { $0 } }
    func add(_ text: String) { stored.withLock { $0.append(text) } }
  }

  private func mistakes(_ body: () -> Void) -> [String] {
    let heard = Heard()
    UsageError.$handler.withValue(UsageError.Handler { heard.add("\($0.action): \($0.reason)") }, operation: body)
    return heard.texts
  }

  private func names(_ predicate: NSPredicate) -> [String] { (people as NSArray).filtered(using: predicate).compactMap { ($0 as? Person)?.name } }

  private func names(_ descriptors: NSSortDescriptor...) -> [String] { (people as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? Person)?.name } }

  func test_aFormatFiltersObjectsByTheirProperties() {
    XCTAssertEqual(names(NSPredicate(format: "name BEGINSWITH[c] %@ AND age != nil", "a")), ["Ada"])
    XCTAssertEqual(names(NSPredicate(format: "%K == %@ OR age > %d", "address.city", "London", 40)), ["Grace", "Ada", "Alan"])
    XCTAssertEqual(names(NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(format: "age >= 36"))), ["Alan"])
    XCTAssertTrue(NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[a-z.]+").evaluate(with: "ada@example.com"))
  }

  func test_aKeySortsObjectsByTheirProperties() {
    XCTAssertEqual(names(NSSortDescriptor(key: "name", ascending: true)), ["Ada", "Alan", "Grace"])
    XCTAssertEqual(names(NSSortDescriptor(key: "age", ascending: true)), ["Alan", "Ada", "Grace"])
    XCTAssertEqual(names(NSSortDescriptor(key: "address.city", ascending: false), NSSortDescriptor(key: "name", ascending: false)), ["Grace", "Alan", "Ada"])
    XCTAssertEqual(NSSortDescriptor(key: nil, ascending: false).compare(1, to: 2), .orderedDescending)
    let byLength = NSSortDescriptor(key: "name", ascending: true) { ($0 as? String ?? "").count < ($1 as? String ?? "").count ? .orderedAscending : .orderedDescending }
    XCTAssertEqual(names(byLength), ["Ada", "Alan", "Grace"])
    XCTAssertEqual((NSSortDescriptor(key: "name", ascending: true).reversedSortDescriptor as? NSSortDescriptor).map { names($0) }, ["Grace", "Alan", "Ada"])
  }

  func test_aKeyThatObjectsDoNotHaveFailsTheTest() {
    XCTAssertEqual(
      mistakes { _ = names(NSSortDescriptor(key: "height", ascending: true)) }, ["sort by the key “height”: a value of type Person has no value for the key “height”"])
    XCTAssertEqual(
      mistakes { _ = names(NSSortDescriptor(key: "address", ascending: true)) }, ["sort by the key “address”: values of type Dictionary<String, Any> have no order"])
    XCTAssertEqual(mistakes { _ = names(NSPredicate(format: "height > 3")) }, ["evaluate the predicate “height > 3”: a value of type Person has no value for the key “height”"])
  }
}
