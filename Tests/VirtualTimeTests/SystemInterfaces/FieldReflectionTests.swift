@testable import VirtualTime
import Foundation
import FoundationNetworking
import XCTest

/// Tests that a build without the standard library's list of fields finds the same fields.
final class FieldReflectionTests: XCTestCase {
  private struct Field: Equatable {
    let name: String
    let offset: Int
    let type: ObjectIdentifier
    let kind: TypeKind
  }

  private struct Generic<Value> {
    var isSet: Bool
    var value: Value
    var optional: Value?
    let action: () -> Void
    weak var object: Fields?
    let pair: (Int8, Value)
    let any: any Equatable
  }

  private enum Choice { case first, second }

  private class Fields {
    let number = 1.5
    let choice = Choice.first
    let name: String? = nil
  }

  private func fields(_ list: ((UnsafePointer<CChar>, Int, Any.Type, TypeKind) -> Bool) -> Bool) -> [Field]? {
    var fields: [Field] = []
    let areKnown = list { name, offset, type, kind in
      fields.append(Field(name: String(cString: name), offset: offset, type: ObjectIdentifier(type), kind: kind))
      return true
    }
    return areKnown ? fields : nil
  }

  func test_theFallbackFindsTheSameFields() {
    let types: [(type: Any.Type, isClass: Bool, count: Int)] = [
      (Generic<String>.self, false, 7), (Generic<Int>.self, false, 7), (Fields.self, true, 3), ((Int8, String).self, false, 2), (Thread.self, true, 1), (URLProtocol.self, true, 1),
    ]
    for (type, isClass, count) in types {
      let known = fields { FieldReflection.forEachField(of: type, isClass: isClass, $0) }
      XCTAssertGreaterThanOrEqual(known?.count ?? 0, count, "\(type)")
      XCTAssertEqual(fields { RuntimeFields.forEachField(of: type, isClass: isClass, $0) }, known, "\(type)")
    }
  }

  func test_theFieldsHaveTheirPlacesAndKinds() throws {
    let fields = try XCTUnwrap(fields { RuntimeFields.forEachField(of: Generic<String>.self, isClass: false, $0) })
    XCTAssertEqual(fields.map(\.name), ["isSet", "value", "optional", "action", "object", "pair", "any"])
    XCTAssertEqual(fields.filter { $0.name != "object" }.map(\.kind), [.struct, .struct, .optional, .other, .tuple, .other])
    XCTAssertEqual(fields[1].offset, MemoryLayout<Generic<String>>.offset(of: \.value))
    XCTAssertEqual(fields[2].offset, MemoryLayout<Generic<String>>.offset(of: \.optional))
    XCTAssertEqual(fields[1].type, ObjectIdentifier(String.self))
  }

  func test_aClassIsListedOnlyAsAClass() {
    for (type, isClass) in [(Fields.self as Any.Type, false), (Choice.self, true)] {
      XCTAssertNil(fields { FieldReflection.forEachField(of: type, isClass: isClass, $0) }, "\(type)")
      XCTAssertNil(fields { RuntimeFields.forEachField(of: type, isClass: isClass, $0) }, "\(type)")
    }
  }

  func test_theListEndsIfTheClosureReturnsFalse() {
    var names: [String] = []
    let isComplete = RuntimeFields.forEachField(of: Generic<Int>.self, isClass: false) { name, _, _, _ in
      names.append(String(cString: name))
      return names.count < 2
    }
    XCTAssertFalse(isComplete)
    XCTAssertEqual(names, ["isSet", "value"])
  }
}
