import XCTest

final class PersistentModelMacroTests: XCTestCase {
  func test_aFinalClassGetsItsRecordItsSchemaAndAnInitializer() {
    let declaration = """

      /// A trip.
      @Model
      final class Trip {
        @Attribute(.unique, originalName: "title") var name: String
        @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop]? = []
        private(set) var `default`: Double = -1
        let code: Int
        @Transient var isOpen = false
        init(name: String) { self.name = name }
      }
      """
    XCTAssertEqual(
      modelMembers(declaration),
      """
      @Transient
      private var _$modelRecord: SwiftData.ModelRecord = SwiftData.ModelRecord(for: Trip.self)

      var _$record: SwiftData.ModelRecord {
        _$modelRecord
      }

      var _$recordsOfSubclasses: [SwiftData.ModelRecord] {
        []
      }

      static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [
          SwiftData.Schema.PropertyMetadata(name: "name", keypath: \\Trip.name, defaultValue: nil, metadata: SwiftData.Schema.Attribute(.unique, originalName: "title")),
          SwiftData.Schema.PropertyMetadata(name: "stops", keypath: \\Trip.stops, defaultValue: [] as [Stop]?, metadata: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\Stop.trip)),
          SwiftData.Schema.PropertyMetadata(name: "default", keypath: \\Trip.`default`, defaultValue: (-1) as Double, metadata: nil),
          SwiftData.Schema.PropertyMetadata(name: "code", keypath: \\Trip.code, defaultValue: nil, metadata: nil),
        ]
      }

      init(backingData: any SwiftData.BackingData<Trip>) {
        _$modelRecord = backingData._record
        _name = _SwiftDataNoType()
        _stops = _SwiftDataNoType()
        _default = _SwiftDataNoType()
        _code = _SwiftDataNoType()
      }

      struct _SwiftDataNoType {
      }
      """)
  }

  func test_aPublicClassGetsPublicMembersThatSubclassesOverride() {
    let expansion = modelMembers("@Model public class Trip { public init() {} }")
    XCTAssertTrue(expansion.contains("\npublic var _$record: "), expansion)
    XCTAssertTrue(expansion.contains("\npublic var _$recordsOfSubclasses: "), expansion)
    XCTAssertTrue(expansion.contains("\npublic class var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {\n  [\n  ]\n}"), expansion)
    XCTAssertTrue(expansion.contains("\npublic required init(backingData: any SwiftData.BackingData<Trip>) {\n  _$modelRecord = backingData._record\n}"), expansion)
  }

  func test_anOpenClassGetsMembersThatOtherModulesOverride() {
    let expansion = modelMembers("@Model open class Trip { public init() {} }")
    XCTAssertTrue(expansion.contains("\nopen var _$recordsOfSubclasses: "), expansion)
    XCTAssertTrue(expansion.contains("\nopen class var schemaMetadata: "), expansion)
    XCTAssertTrue(expansion.contains("\npublic required init(backingData: "), expansion)
  }

  func test_aPackageClassGetsPackageMembers_andAPrivateOneGetsMembersWithoutAccessLevel() {
    XCTAssertTrue(modelMembers("@Model package final class Trip { init() {} }").contains("\npackage static var schemaMetadata: "))
    for level in ["fileprivate ", "private ", "internal ", ""] {
      XCTAssertTrue(modelMembers("@Model \(level)final class Trip { init() {} }").contains("\n\nstatic var schemaMetadata: "), level)
    }
  }

  func test_aSubclassAddsItsPropertiesToThoseOfItsSuperclass() {
    XCTAssertEqual(
      modelMembers("@Model final class Flight: Trip {\n  var seat: String?\n  init() { super.init(name: \"\") }\n}", conformances: []),
      """
      @Transient
      private var _$modelRecord: SwiftData.ModelRecord = SwiftData.ModelRecord(for: Flight.self)

      override var _$recordsOfSubclasses: [SwiftData.ModelRecord] {
        super._$recordsOfSubclasses + [_$modelRecord]
      }

      override class var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        var properties: [SwiftData.Schema.PropertyMetadata] = super.schemaMetadata
        properties.append(SwiftData.Schema.PropertyMetadata(name: "seat", keypath: \\Flight.seat, defaultValue: nil, metadata: nil))
        return properties
      }

      required init(backingData: any SwiftData.BackingData<Root>) {
        _$modelRecord = backingData._record
        _seat = _SwiftDataNoType()
        super.init(backingData: backingData)
      }

      struct _SwiftDataNoType {
      }
      """)
  }

  func test_aClassWithAnotherSuperclassOrAConformanceOfItsOwnIsARoot() {
    XCTAssertTrue(modelMembers("@Model class Trip: Base, Codable { init() {} }").contains("var _$record: "))
    XCTAssertTrue(modelMembers("@Model class Trip: PersistentModel { init() {} }", conformances: ["Sendable"]).contains("var _$record: "))
    XCTAssertTrue(modelMembers("@Model class Trip: SwiftData.PersistentModel { init() {} }", conformances: ["Sendable"]).contains("var _$record: "))
    XCTAssertFalse(modelMembers("@Model class Trip: Base, Codable { init() {} }", conformances: ["Sendable"]).contains("var _$record: "))
  }

  func test_indicesAndUniqueValuesAreInTheSchema() {
    let expansion = modelMembers(
      "@Model final class Trip {\n  #Index<Trip>(.binary([\\.name]), .rtree([\\.x, \\.y]))\n  #SwiftData.Unique<Trip>([\\.name], [\\.x, \\.y])\n  #warning(\"later\")\n  init() {}\n}"
    )
    XCTAssertTrue(
      expansion.contains(
        """
          [
            SwiftData.Schema.PropertyMetadata(name: "SwiftData.Schema.Index", keypath: \\SwiftData.Schema.encodingVersion, defaultValue: nil, metadata: SwiftData.Schema.Index<Trip>(.binary([\\.name]), .rtree([\\.x, \\.y]))),
            SwiftData.Schema.PropertyMetadata(name: "SwiftData.Schema.Unique", keypath: \\SwiftData.Schema.encodingVersion, defaultValue: nil, metadata: SwiftData.Schema.Unique<Trip>([\\.name], [\\.x, \\.y])),
          ]
        """), expansion)
  }

  func test_conditionalPropertiesStayConditional() {
    let expansion = modelMembers(
      "@Model final class Trip {\n  var name = \"a\"\n  #if DEBUG && os(Linux)\n  var log: [String] = []\n  #else\n  func log() {}\n  #endif\n  #Index<Trip>([\\.name])\n  init() {}\n}"
    )
    XCTAssertTrue(
      expansion.contains(
        """
        {
          var properties: [SwiftData.Schema.PropertyMetadata] = []
          properties.append(SwiftData.Schema.PropertyMetadata(name: "name", keypath: \\Trip.name, defaultValue: "a", metadata: nil))
          #if DEBUG && os(Linux)
          properties.append(SwiftData.Schema.PropertyMetadata(name: "log", keypath: \\Trip.log, defaultValue: [] as [String], metadata: nil))
          #else
          #endif
          properties.append(SwiftData.Schema.PropertyMetadata(name: "SwiftData.Schema.Index", keypath: \\SwiftData.Schema.encodingVersion, defaultValue: nil, metadata: SwiftData.Schema.Index<Trip>([\\.name])))
          return properties
        }
        """), expansion)
    XCTAssertTrue(expansion.contains("  _name = _SwiftDataNoType()\n  #if DEBUG && os(Linux)\n  _log = _SwiftDataNoType()\n  #else\n  #endif\n}"), expansion)
  }

  func test_conditionalConstraintsStayConditional() {
    let expansion = modelMembers("@Model final class Trip {\n  var code = \"a\"\n  #if UNIQUE\n  #Unique<Trip>([\\.code])\n  #endif\n  init() {}\n}")
    XCTAssertTrue(expansion.contains("  #if UNIQUE\n  properties.append(SwiftData.Schema.PropertyMetadata(name: \"SwiftData.Schema.Unique\""), expansion)
    XCTAssertTrue(expansion.contains("_code = _SwiftDataNoType()\n  #if UNIQUE\n  #endif\n}"), expansion)
  }

  func test_aModelThatNamesItsConformancesIsARoot() {
    let expansion = modelMembers("@Model final class Trip: PersistentModel, CustomStringConvertible {\n  var name = \"a\"\n  init() {}\n}", conformances: [])
    XCTAssertFalse(expansion.contains("override"), expansion)
  }

  func test_conditionsWithoutPropertiesAreLeftOut() {
    XCTAssertFalse(modelMembers("@Model final class Trip {\n  #if DEBUG\n  func log() {}\n  #endif\n  var name = \"a\"\n  init() {}\n}").contains("#if"))
  }

  func test_defaultValuesHaveTheTypesOfTheirProperties() {
    func value(_ property: String) -> String {
      let expansion = modelMembers("@Model final class Trip {\n  \(property)\n  init() {}\n}")
      return String(expansion.components(separatedBy: "defaultValue: ").dropFirst().first?.components(separatedBy: ", metadata:").first ?? "")
    }
    XCTAssertEqual(value("var a: Double = 1"), "1 as Double")
    XCTAssertEqual(value("var a: Int? = nil"), "nil as Int?")
    XCTAssertEqual(value("var a: Int! = 2"), "2 as Int?")
    XCTAssertEqual(value("var a: Int?=3"), "3 as Int?")
    XCTAssertEqual(value("var a: Date = Date.now"), "Date.now as Date")
    XCTAssertEqual(value("var a: Date = Date(timeIntervalSince1970: 1 + 2).advanced(by: 1)"), "Date(timeIntervalSince1970: 1 + 2).advanced(by: 1) as Date")
    XCTAssertEqual(value("var a: Double = 1 + 2"), "(1 + 2) as Double")
    XCTAssertEqual(value("var a: [Int] = { [1] }()"), "({ [1] }()) as [Int]")
    XCTAssertEqual(value("var a: [Int] = [1].map { $0 } // a comment"), "([1].map { $0 }) as [Int]")
    XCTAssertEqual(value("var a = 1 + 2"), "1 + 2")
    XCTAssertEqual(value("var a: Int"), "nil")
  }

  func test_aGenericClassOrAClassInsideAnotherTypeIsNamedByItsSimpleName() {
    let expansion = modelMembers("@Model final class Box<Value: Codable> where Value: Hashable {\n  var value: Value\n  init(value: Value) { self.value = value }\n}")
    XCTAssertTrue(expansion.contains("keypath: \\Box.value"), expansion)
    XCTAssertTrue(expansion.contains("init(backingData: any SwiftData.BackingData<Box>)"), expansion)
  }

  func test_persistedPropertiesGetAnAttribute() {
    func attributes(_ member: String, in type: String = "@Model class Trip {}") -> String {
      MacroRequest(macro: "PersistentModelMacro", role: "memberAttribute", declaration: member, context: type).expansion
    }
    for member in [
      "var a: Int", "\n  /// Text.\n  @Attribute(.unique) public private(set) var a = 1 // text", "let a: Int", "var a: Int = 1 { didSet { print(a) } }", "@Other var a = 1",
    ] {
      XCTAssertEqual(attributes(member), "@_PersistedProperty", member)
    }
    for member in [
      "@Transient var a = 1", "@SwiftData.Transient var a = 1", "@SwiftData::Transient var a = 1", "var a: Int { 1 }", "var a: Int { get { 1 } set {} }", "static var a = 1",
      "class var a: Int { 1 }", "private static let a = 1", "func a() {}", "init() {}", "var (a, b) = (1, 2)", "#Index<Trip>([\\.a])", "struct A { var a = 1 }",
      "class A { var a = 1 }", "",
    ] { XCTAssertEqual(attributes(member), "", member) }
    for type in ["@Model struct Trip {}", "@Model enum Trip {}", "@Model actor Trip {}"] { XCTAssertEqual(attributes("var a = 1", in: type), "", type) }
  }

  func test_theExtensionsAreThoseThatTheCompilerRequests() {
    func extensions(_ conformances: String...) -> String {
      MacroRequest(macro: "PersistentModelMacro", role: "extension", declaration: "@Model class Trip {}", conformances: conformances).expansion
    }
    XCTAssertEqual(
      extensions("Observation.Observable", "SwiftData.PersistentModel", "Swift.Sendable"),
      """
      extension Trip: nonisolated SwiftData.PersistentModel {
      }

      extension Trip: nonisolated Observation.Observable {
      }

      @available(*, unavailable, message: "PersistentModels are not Sendable, use Trip's persistentModelID or a ModelActor instead")
      extension Trip: Sendable {
      }
      """)
    XCTAssertEqual(extensions("Observable"), "extension Trip: nonisolated Observation.Observable {\n}")
    XCTAssertEqual(extensions(), "")
  }
}
