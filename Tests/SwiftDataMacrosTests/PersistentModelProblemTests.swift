import XCTest

final class PersistentModelProblemTests: XCTestCase {
  func test_onlyAClassCanBeAModel() {
    XCTAssertEqual(modelProblems("\n  // A comment.\n  @Model struct Trip {\n  }"), ["@Model struct Trip {: '@Model' cannot be applied to struct type 'Trip'"])
    XCTAssertEqual(modelProblems("@Model actor Trip {}"), ["@Model actor Trip {}: '@Model' cannot be applied to actor type 'Trip'"])
    XCTAssertEqual(modelProblems("@Model protocol Trip {}"), ["@Model protocol Trip {}: '@Model' cannot be applied to protocol type 'Trip'"])
  }

  func test_theCompilerRequestsOnlyExtensionsOfAnEnumeration() {
    let request = MacroRequest(macro: "PersistentModelMacro", role: "extension", declaration: "@Model enum Trip { case a }", conformances: allConformances)
    XCTAssertEqual(request.problems, ["@Model enum Trip { case a }: '@Model' cannot be applied to enum type 'Trip'"])
    XCTAssertEqual(request.expansion, "")
    XCTAssertEqual(modelProblems("@Model enum Trip { case a }"), [])
    XCTAssertEqual(MacroRequest(macro: "PersistentModelMacro", role: "extension", declaration: "@Model struct Trip {}", conformances: allConformances).problems, [])
  }

  func test_aModelNeedsAnInitializer() {
    XCTAssertEqual(modelProblems("/// é\n@Model final class Trip {\n  var a = 1\n}"), ["@Model final class Trip {: @Model requires an initializer be provided for 'Trip'"])
    XCTAssertEqual(modelProblems("@Model class Trip { struct Stop { init() {} } }").count, 1)
    for initializer in ["init() {}", "convenience init?(a: Int) { nil }", "public required init<T>(_ a: T) {}", "#if DEBUG\n  init() {}\n  #endif"] {
      XCTAssertEqual(modelProblems("@Model class Trip {\n  \(initializer)\n}"), [], initializer)
    }
  }

  func test_aTransientPropertyNeedsAValue() {
    XCTAssertEqual(
      modelProblems("@Model class Trip {\n  init() {}\n  // é\n  @Transient private var a: Int, b: [String]\n  @SwiftData.Transient var `c`: Int { didSet {} }\n}"),
      [
        "@Transient private var a: Int, b: [String]: @Transient requires non-optional property 'a' to have a default value",
        "@Transient private var a: Int, b: [String]: @Transient requires non-optional property 'b' to have a default value",
        "@SwiftData.Transient var `c`: Int { didSet {} }: @Transient requires non-optional property 'c' to have a default value",
      ])
    for property in ["var a: Int = 1", "var a = 1", "var a: Int?", "var a: Int!", "let a: Int", "static var a: Int", "var a: Int { 1 }", "weak var a: Trip?"] {
      XCTAssertEqual(modelProblems("@Model class Trip {\n  init() {}\n  @Transient \(property)\n}"), [], property)
    }
  }

  func test_aDefaultValueNamesItsType() {
    XCTAssertEqual(
      modelProblems("@Model class Trip {\n  init() {}\n  var kind: Kind = .short\n}"), ["kind: Kind = .short: A default value requires a fully qualified domain named value"])
    XCTAssertEqual(modelProblems("@Model class Trip {\n  init() {}\n  var kind: Kind = Kind.short\n  @Transient var other: Kind = .long\n  var half: Double = 0.5\n}"), [])
  }

  func test_aLazyPropertyIsTransient() {
    let request = MacroRequest(macro: "PersistentModelMacro", role: "memberAttribute", declaration: "\n  lazy var a: Int = 1", context: "@Model class Trip {}")
    XCTAssertEqual(request.problems, ["a: Int = 1: @Model doesn't support the lazy property 'a'. Remove `lazy`, or add @Transient."])
    XCTAssertFalse(modelMembers("@Model class Trip {\n  lazy var a: Int = 1\n  init() {}\n}").contains("_a"))
    XCTAssertEqual(
      MacroRequest(macro: "PersistentModelMacro", role: "memberAttribute", declaration: "@Transient lazy var a: Int = 1", context: "@Model class Trip {}").problems, [])
  }

  func test_rolesThatAMacroLacksAreErrors() {
    for macro in ["PersistentModelMacro", "PersistedPropertyMacro", "PersistentModelActorMacro", "QueryMacro"] {
      let request = MacroRequest(macro: macro, role: "body", declaration: macro == "PersistentModelActorMacro" ? "actor A {}" : "var a: Int")
      XCTAssertFalse(request.hasExpansion)
      XCTAssertEqual(request.problems.count, 1)
      XCTAssertTrue(request.problems[0].contains("doesn't support the role body."), request.problems[0])
    }
  }
}
