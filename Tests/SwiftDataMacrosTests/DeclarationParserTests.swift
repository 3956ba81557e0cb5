import MacroPlugin
import XCTest

/// Tests that the parser finds the variables of a type in source code, and nothing else.
final class DeclarationParserTests: XCTestCase {
  /// Returns the variables of a type, each with its modifiers, type, value and accessors.
  private func variables(_ members: String) -> [String] {
    let declaration = TypeDeclaration("@Model final class Trip {\n\(members)\n}")
    return (declaration?.members ?? []).flatMap { member in
      guard case .variable(let variable) = member else { return [String]() }
      let introducer = (variable.introducer.modifiers + [variable.introducer.keyword]).joined(separator: " ")
      return variable.bindings.map { binding in
        let accessors = binding.accessors == .none ? "" : " {\(binding.accessors)}"
        return "\(introducer) \(binding.name ?? "?")\(binding.type.map { ": \($0)" } ?? "")\(binding.value.map { " = \($0)" } ?? "")\(accessors)"
      }
    }
  }

  func test_eachBindingHasItsTypeAndValue() {
    XCTAssertEqual(
      variables("var a: Int, b = 1, c: Dictionary<String, [Int]> = [:], d: (Int, Int)?"),
      ["var a: Int", "var b = 1", "var c: Dictionary<String, [Int]> = [:]", "var d: (Int, Int)?"])
    XCTAssertEqual(variables("var (a, b) = (1, 2), c = 3"), ["var ? = (1, 2)", "var c = 3"])
    XCTAssertEqual(variables("let _ = 1; var b = 2"), ["let ? = 1", "var b = 2"])
    XCTAssertEqual(
      variables("var a: @Sendable (Int) -> Dictionary<Int, Array<Int>>\nvar b: any A & B\nvar c: Int?=1, d:Int!"),
      [
        "var a: @Sendable (Int) -> Dictionary<Int, Array<Int>>", "var b: any A & B", "var c: Int? = 1", "var d: Int!",
      ])
  }

  func test_aCommaInGenericArgumentsSeparatesNoBindings() {
    XCTAssertEqual(variables("var a = Dictionary<String, Int>(), b = 1"), ["var a = Dictionary<String, Int>()", "var b = 1"])
    XCTAssertEqual(variables("var a = Pair<A, B, C<D>>.self, b = 1"), ["var a = Pair<A, B, C<D>>.self", "var b = 1"])
    XCTAssertEqual(variables("var a = 1 < 2, b = 3 > 2"), ["var a = 1 < 2", "var b = 3 > 2"])
    XCTAssertEqual(variables("var a = x<y, b = 1\nvar c: Array<Int>"), ["var a = x<y", "var b = 1", "var c: Array<Int>"])
  }

  func test_attributesAndModifiersPrecedeTheVariable() {
    XCTAssertEqual(
      variables(
        "@Attribute(.unique, originalName: \"a\\\")(\") @Other<Int>(1)\n  public private(set) var a: Int\n@available(*, deprecated) nonisolated(unsafe) static let b = 1\nclass var c: Int { 1 }"
      ),
      ["public private(set) var a: Int", "nonisolated(unsafe) static let b = 1", "class var c: Int {computed}"])
    let attribute = Variable("@Attribute(.unique,\n  originalName: \"a)\") var a: Int")?.introducer.attributes.first
    XCTAssertEqual(attribute?.name, "Attribute")
    XCTAssertEqual(attribute?.arguments, ".unique,\n  originalName: \"a)\"")
    XCTAssertNil(Variable("@Attribute var a: Int")?.introducer.attributes.first?.arguments)
    XCTAssertEqual(Variable("@SwiftData.Attribute (.unique) var a: Int")?.introducer.attributes.map(\.name), ["SwiftData.Attribute"])
    for name in ["Transient", "SwiftData.Transient", "SwiftData::Transient", "`Transient`"] {
      XCTAssertEqual(Variable("@\(name) var a: Int")?.introducer.attributes.first?.isNamed("Transient", in: "SwiftData"), true, name)
    }
    XCTAssertEqual(Variable("@Other.Transient var a: Int")?.introducer.attributes.first?.isNamed("Transient", in: "SwiftData"), false)
  }

  func test_accessorsAreObserversOrComputed() {
    XCTAssertEqual(
      variables(
        """
        var a: Int { 1 }
        var b: Int {
          get throws { 1 }
        }
        var c: Int = 1 { didSet { print(oldValue) } }
        var d = [1].map { $0 } { willSet(new) { print(new) } didSet {} }
        var e: Int
        { @inlinable get { 1 } nonmutating set { } }
        var f: Int { didSet {} }, g = 2
        """),
      [
        "var a: Int {computed}", "var b: Int {computed}", "var c: Int = 1 {observers}", "var d = [1].map { $0 } {observers}", "var e: Int {computed}", "var f: Int {observers}",
        "var g = 2",
      ])
  }

  func test_aValueCanHaveSeveralLines() {
    XCTAssertEqual(
      variables(
        """
        var a = [
          1, // }
          2,
        ]
        var b: Int =
          1 +
          2
          + 3
        var c = "a"
          .uppercased()
          /* . */ .lowercased()
        var d = x
          ? 1
          : 2
        var e = {
          let value = 1
          return value
        }()
        var f = list.filter { $0 > 1 }
          .map { item in item }
        var g = try? make()
        let h = value!
        var i = kind as? Int
        var j = if x { 1 } else { 2 }
        var k = 1
        """),
      [
        "var a = [\n  1, // }\n  2,\n]", "var b: Int = 1 +\n  2\n  + 3", "var c = \"a\"\n  .uppercased()\n  /* . */ .lowercased()", "var d = x\n  ? 1\n  : 2",
        "var e = {\n  let value = 1\n  return value\n}()", "var f = list.filter { $0 > 1 }\n  .map { item in item }", "var g = try? make()", "let h = value!",
        "var i = kind as? Int",
        "var j = if x { 1 } else { 2 }", "var k = 1",
      ])
  }

  func test_aNameThatIsAKeywordElsewhereEndsAValue() throws {
    for word in ["any", "some", "each", "in", "is", "copy", "repeat"] {
      let type = try XCTUnwrap(TypeDeclaration("class Rule {\n  var match = Match.\(word)\n  var name: String\n}"))
      let names = type.members.compactMap { if case .variable(let variable) = $0 { variable.bindings.first } else { nil } }
      XCTAssertEqual(names.map(\.name), ["match", "name"])
      XCTAssertEqual(names.first?.value, "Match.\(word)")
    }
  }

  func test_aClosureThatStartsWithANameOfAnAccessorIsAValue() {
    XCTAssertEqual(variables("var a = make { get() }\nvar b = make { set in set }"), ["var a = make { get() }", "var b = make { set in set }"])
  }

  func test_codeInTextsCommentsAndExpressionsIsSkipped() {
    XCTAssertEqual(
      variables(
        """
        // var a = 1 {
        /* var b /* { */ = 1 } */
        var c = "} \\("\\(1)" + name("{")) {"
        var d = #"" \\(x) } \\#(name("}")) "#
        var e = \"""
          var f = 1 }
          \\(g) " "
          \"""
        var h = /"}{/
        var i = #/ " } / /#
        func j() { let k = 1 / 2; let l = [reduce(0, /), 3 / 1]; if k < l { } }
        var m = "last"
        """
      ).map { String($0.prefix(5)) }, ["var c", "var d", "var e", "var h", "var i", "var m"])
  }

  func test_otherMembersAreSkipped() {
    XCTAssertEqual(
      variables(
        """
        struct A { var a = 1 }
        final class B: C { var b = 1; class D { var d = 1 } }
        enum E: String, Codable { case one = "1", two; var e: Int { 1 } }
        indirect enum F { case a(F) }
        actor G { var g = 1 }
        typealias H = (Int) ->
          Void
        static func == (a: Trip, b: Trip) -> Bool { var x = 1; return true }
        func name<T: Comparable>(_ a: T, f: () -> Void = { var x = 1 }) async throws -> some Collection<Int>
          where T: Hashable {
          var local = 1
        }
        subscript(i: Int) -> Int { get { var x = i; return x } }
        convenience init?(a: Int) { var x = 1 }
        deinit { var x = 1 }
        #warning("var x = 1")
        #Index<Trip>([\\.a], [\\.b])
        #make("a") { var x = 1 } other: { var y = 2 }
        @discardableResult func last() -> Int { 1 }
        prefix static func - (a: Trip) -> Int { 1 }
        var found = 1
        """), ["var found = 1"])
  }

  func test_membersThatAreNoVariables() throws {
    let declaration = try XCTUnwrap(
      TypeDeclaration(
        "public final class Outer<T: A>: Base<Int, T>, B & C, @unchecked Sendable where T: D {\n  init(a: Int, _ b: @escaping () -> Void = {}, `in` c: Int...) {}\n  #if os(iOS) &&\n    DEBUG\n  #elseif X\n  #endif\n  #SwiftData.Unique<T>([\\.a])\n}"
      ))
    XCTAssertEqual(declaration.name, "Outer")
    XCTAssertEqual(declaration.introducer.modifiers, ["public", "final"])
    XCTAssertEqual(declaration.inheritedTypes, ["Base<Int, T>", "B & C", "@unchecked Sendable"])
    XCTAssertEqual(
      declaration.members.map { "\($0)" },
      [
        "initializer(labels: [\"a\", \"_\", \"in\"])", "directive(\"#if os(iOS) &&\\n    DEBUG\")", "directive(\"#elseif X\")", "directive(\"#endif\")",
        "macro(name: \"SwiftData.Unique\", genericArguments: \"<T>\", arguments: \"[\\\\.a]\")",
      ])
    XCTAssertEqual(TypeDeclaration("extension Schema.V1 {}")?.name, "Schema.V1")
    XCTAssertNil(TypeDeclaration("func a() {}"))
  }

  func test_codeThatIsIncompleteEnds() {
    for source in [
      "class", "class A", "class A {", "class A { var", "class A { var a", "class A { var a:", "class A { var a =", "class A { var a: Int {", "class A { @", "class A { @A(",
      "class A { #", "class A { #A<",
      "class A { init", "class A { init(a", "class A { init(a: Int =", "class A { func", "class A { \"", "class A { \"\\(", "class A { \"\"\"", "class A { #\"", "class A { /a",
      "class A { `a", "class A { /*", "class A { ) ] } {",
      "class A: ", "class A<", "@", "@A.", "@A::", "private(", "var", "var (", "}", "",
    ] {
      _ = TypeDeclaration(source)?.members.count
      _ = Variable(source)?.bindings.count
      _ = Introducer(source)
    }
    XCTAssertEqual(variables("var a: Int = (").count, 1)
  }
}
