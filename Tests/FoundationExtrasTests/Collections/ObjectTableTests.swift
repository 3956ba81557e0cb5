import Foundation
import FoundationExtras
import XCTest

/// Tables of objects, and index paths.
final class ObjectTableTests: XCTestCase {
  private final class Listener {}

  func test_aTableOfWeakObjectsLetsGo() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Listener()
    autoreleasepool {
      let freed = Listener()
      table.add(kept)
      table.add(kept)
      table.add(freed)
      XCTAssertEqual(table.count, 2)
      XCTAssertTrue(table.contains(freed))
    }
    XCTAssertEqual(table.allObjects.map { ObjectIdentifier($0) }, [ObjectIdentifier(kept)])
    table.remove(kept)
    XCTAssertNil(table.anyObject)
  }

  func test_aTableComparesObjectsAsItsOptionsSay() {
    let equal = NSHashTable<NSString>()
    let same = NSHashTable<NSString>(options: .objectPointerPersonality)
    for table in [equal, same] {
      table.add(NSString(string: "a long text"))
      table.add(NSString(string: "a long text"))
    }
    XCTAssertEqual(equal.count, 1)
    XCTAssertEqual(same.count, 2)
    XCTAssertTrue(equal.contains("a long text"))
    XCTAssertFalse(same.contains("a long text"))
  }

  func test_aMapLetsGoOfItsValues() {
    let map = NSMapTable<NSString, Listener>.strongToWeakObjects()
    let kept = Listener()
    autoreleasepool {
      let freed = Listener()
      map.setObject(kept, forKey: "kept")
      map.setObject(freed, forKey: "freed")
      XCTAssertTrue(map.object(forKey: "freed") === freed)
    }
    XCTAssertNil(map.object(forKey: "freed"))
    XCTAssertEqual(map.count, 1)
    XCTAssertTrue(map.objectEnumerator()?.nextObject() as AnyObject === kept)
    map.removeObject(forKey: "kept")
    XCTAssertEqual(map.count, 0)
  }

  func test_aMapLetsGoOfItsKeys() {
    let map = NSMapTable<Listener, NSString>.weakToStrongObjects()
    weak var value: NSObject?
    autoreleasepool {
      let key = Listener()
      let object = NSString(string: "a value")
      value = object
      map.setObject(object, forKey: key)
      XCTAssertEqual(map.object(forKey: key), "a value")
    }
    XCTAssertEqual(map.count, 0)
    let keys = (0..<16).map { _ in Listener() }
    for key in keys { map.setObject("other", forKey: key) }
    XCTAssertNil(value)
    XCTAssertEqual(map.count, 16)
  }

  func test_aPathHasARowAndASection() {
    var path = IndexPath(row: 2, section: 1)
    XCTAssertEqual([path.section, path.row, path.item], [1, 2, 2])
    path.row += 1
    XCTAssertEqual(path, IndexPath(item: 3, section: 1))
    XCTAssertEqual(IndexPath().section, 0)
  }

  func test_thePoolReturnsItsResultAndThrowsItsError() throws {
    XCTAssertEqual(autoreleasepool { 5 }, 5)
    XCTAssertThrowsError(try autoreleasepool { throw CocoaError(.fileNoSuchFile) })
  }
}
