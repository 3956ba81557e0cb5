import XCTest

final class PropertyMacroTests: XCTestCase {
  private func accessors(_ property: String, in context: String = "@Model class Trip {}") -> String {
    MacroRequest(macro: "PersistedPropertyMacro", role: "accessor", declaration: property, context: context).expansion
  }

  private func peer(_ property: String) -> String { MacroRequest(macro: "PersistedPropertyMacro", role: "peer", declaration: property, context: "@Model class Trip {}").expansion }

  func test_aVariableIsReadAndWrittenInTheRecord() {
    XCTAssertEqual(
      accessors("\n  @Attribute(.unique) @_PersistedProperty\n  private(set) var name: String = \"a\" // text"),
      """
      {
        @storageRestrictions(accesses: _$modelRecord, initializes: _name)
        init(initialValue) {
          _$modelRecord.setInitialValue(initialValue, forKey: \\Trip.name)
          _name = _SwiftDataNoType()
        }
        get {
          self.getValue(forKey: \\.name)
        }
        set {
          self.setValue(forKey: \\.name, to: newValue)
        }
      }
      """)
  }

  func test_aConstantIsOnlyRead() { XCTAssertFalse(accessors("let name: String").contains("set {")) }

  func test_theAccessorsOfAVariableWithObserversHaveNoBraces() {
    XCTAssertTrue(accessors("var name: String = \"\" { didSet { print(name) } }").hasPrefix("@storageRestrictions"))
  }

  func test_aNameInBackticksKeepsThem() {
    let expansion = accessors("var `default`: Int")
    XCTAssertTrue(expansion.contains("initializes: _default)"), expansion)
    XCTAssertTrue(expansion.contains("forKey: \\Trip.`default`)"), expansion)
    XCTAssertTrue(expansion.contains("self.getValue(forKey: \\.`default`)"), expansion)
    XCTAssertTrue(accessors("var `a b`: Int").contains("initializes: `_a b`)"))
  }

  func test_theRootOfTheKeyPathIsTheInnermostClass() {
    XCTAssertTrue(accessors("var a: Int", in: "\n  @Model final class Inner<T>: Base where T: Codable {}").contains("forKey: \\Inner.a)"))
  }

  func test_aPropertyWithoutAClassIsAnError() {
    let request = MacroRequest(macro: "PersistedPropertyMacro", role: "accessor", declaration: "var a: Int")
    XCTAssertFalse(request.hasExpansion)
    XCTAssertEqual(request.problems.count, 1)
  }

  func test_theStorageHasAValueIfThePropertyHasOne() {
    XCTAssertEqual(peer("var name: String"), "@Transient\nprivate var _name: _SwiftDataNoType")
    XCTAssertEqual(peer("var name: String = \"\""), "@Transient\nprivate var _name: _SwiftDataNoType = _SwiftDataNoType()")
    XCTAssertEqual(peer("var name = \"\""), "@Transient\nprivate var _name: _SwiftDataNoType = _SwiftDataNoType()")
    XCTAssertEqual(peer("var `class`: String?"), "@Transient\nprivate var _class: _SwiftDataNoType?")
    XCTAssertEqual(peer("var name: [Int?]! = nil"), "@Transient\nprivate var _name: _SwiftDataNoType! = _SwiftDataNoType()")
    XCTAssertEqual(peer("var name: Optional<Int>"), "@Transient\nprivate var _name: _SwiftDataNoType")
  }

  func test_attributesWithoutAnExpansionExpandToNothing() {
    for macro in ["AttributePropertyMacro", "RelationshipPropertyMacro", "TransientPropertyMacro", "IndexMacro", "UniqueConstraintsMacro"] {
      let request = MacroRequest(macro: macro, role: "peer", declaration: "var a: Int")
      XCTAssertEqual(request.expansion, "", macro)
      XCTAssertEqual(request.problems, [], macro)
    }
  }
}
