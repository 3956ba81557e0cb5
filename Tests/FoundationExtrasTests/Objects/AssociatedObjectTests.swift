import FoundationExtras
import XCTest

/// Values that are associated with objects.
///
/// [Apple: objc_setAssociatedObject](https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:))
final class AssociatedObjectTests: XCTestCase {
  private class Owner {}

  private final class Value: NSObject {
    let atEnd: () -> Void
    init(atEnd: @escaping () -> Void = {}) { self.atEnd = atEnd }
    deinit { atEnd() }
  }

  // An app uses the addresses of variables. The memory isn't read.
  private let first = UnsafeRawPointer(bitPattern: 64)!
  private let second = UnsafeRawPointer(bitPattern: 65)!

  func test_eachObjectHasItsValues() {
    let (one, other) = (Owner(), NSObject())
    objc_setAssociatedObject(one, first, "first", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(one, second, 2, .OBJC_ASSOCIATION_COPY)
    objc_setAssociatedObject(other, first, "other", objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN)
    XCTAssertEqual(objc_getAssociatedObject(one, first) as? String, "first")
    XCTAssertEqual(objc_getAssociatedObject(one, second) as? Int, 2)
    XCTAssertEqual(objc_getAssociatedObject(other, first) as? String, "other")
    XCTAssertNil(objc_getAssociatedObject(other, second))
    objc_setAssociatedObject(one, first, nil, .OBJC_ASSOCIATION_RETAIN)
    XCTAssertNil(objc_getAssociatedObject(one, first))
    objc_removeAssociatedObjects(one)
    XCTAssertNil(objc_getAssociatedObject(one, second))
    XCTAssertEqual(objc_getAssociatedObject(other, first) as? String, "other")
  }

  func test_thePolicySaysWhoKeepsTheValue() {
    let owner = Owner()
    var value: Value? = Value()
    objc_setAssociatedObject(owner, first, value, .OBJC_ASSOCIATION_ASSIGN)
    XCTAssertTrue(objc_getAssociatedObject(owner, first) as? Value === value)
    value = nil
    XCTAssertNil(objc_getAssociatedObject(owner, first))
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, first, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(owner, second, text, .OBJC_ASSOCIATION_RETAIN)
    text.append("b")
    XCTAssertEqual(objc_getAssociatedObject(owner, first) as? String, "a")
    XCTAssertEqual(objc_getAssociatedObject(owner, second) as? String, "ab")
  }

  func test_valuesAreReleasedAfterTheirObjectAndNotBefore() {
    var ended: [String] = []
    weak var freed: Owner?
    let table = AssociatedObjects.shared
    table.releaseValuesOfFreedObjects()
    let before = table.count
    do {
      let (owner, inner) = (Owner(), Value { ended.append("inner") })
      let value = Value { ended.append("value") }
      objc_setAssociatedObject(inner, first, Value { ended.append("of inner") }, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, first, inner, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, second, value, .OBJC_ASSOCIATION_RETAIN)
      table.releaseValuesOfFreedObjects()
      freed = owner
      XCTAssertEqual(table.count, before + 2)
    }
    XCTAssertNil(freed, "The table doesn't keep the object.")
    XCTAssertEqual(ended, [])
    objc_setAssociatedObject(self, first, 1, .OBJC_ASSOCIATION_RETAIN)
    XCTAssertEqual(ended.sorted(), ["inner", "of inner", "value"])
    objc_removeAssociatedObjects(self)
    XCTAssertEqual(table.count, before)
  }

  // A value that is released inside the lock could deadlock by using the table.
  func test_aValueMayUseTheTableWhenItEnds() {
    let owner = Owner()
    var found: Any? = 1
    objc_setAssociatedObject(owner, first, Value { [unowned owner, first] in found = objc_getAssociatedObject(owner, first) }, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, first, nil, .OBJC_ASSOCIATION_RETAIN)
    XCTAssertNil(found)
  }

  // A class with a different size, so the address of a freed owner isn't reused.
  private final class LargeOwner: Owner {
    let room = (0, 0, 0, 0, 0, 0, 0, 0)
  }

  func test_valuesOfManyFreedObjectsAreReleasedWhileMoreAreAssociated() {
    let table = AssociatedObjects.shared
    table.releaseValuesOfFreedObjects()
    let before = table.count
    for owner in (0..<1000).map({ _ in Owner() }) { objc_setAssociatedObject(owner, first, 1, .OBJC_ASSOCIATION_RETAIN) }
    let kept = (0..<1000).map { _ in LargeOwner() }
    for owner in kept { objc_setAssociatedObject(owner, first, 1, .OBJC_ASSOCIATION_RETAIN) }
    XCTAssertLessThan(table.count, before + 1500)
    XCTAssertEqual(kept.compactMap { objc_getAssociatedObject($0, first) as? Int }.count, 1000)
    for owner in kept { objc_removeAssociatedObjects(owner) }
  }

  func test_manyThreadsMayUseTheTable() {
    AssociatedObjects.shared.releaseValuesOfFreedObjects()
    let before = AssociatedObjects.shared.count
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      let first = UnsafeRawPointer(bitPattern: 64)!
      for round in 0..<200 {
        let owner = Owner()
        objc_setAssociatedObject(owner, first, [number, round], .OBJC_ASSOCIATION_RETAIN)
        XCTAssertEqual(objc_getAssociatedObject(owner, first) as? [Int], [number, round])
      }
    }
    AssociatedObjects.shared.releaseValuesOfFreedObjects()
    XCTAssertLessThanOrEqual(AssociatedObjects.shared.count, before)
  }
}
