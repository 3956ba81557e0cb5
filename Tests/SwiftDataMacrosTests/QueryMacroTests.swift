import XCTest

final class QueryMacroTests: XCTestCase {
  private func query(_ attribute: String, _ variable: String, role: String, in context: String? = "struct TripList: View {}") -> MacroRequest {
    MacroRequest(macro: "QueryMacro", role: role, declaration: "\(attribute) \(variable)", attribute: attribute, context: context)
  }

  func test_theVariableReadsTheQuery() {
    XCTAssertEqual(query("@Query", "private var trips: [Trip]", role: "accessor").expansion, "{\n  get {\n    _trips.wrappedValue\n  }\n}")
  }

  func test_theQueryHasTheArgumentsOfTheMacro() {
    XCTAssertEqual(
      query("\n  /// Text.\n  @Query(filter: #Predicate<Trip> { $0.name == \"a)\" }, sort: \\Trip.name, order: .reverse)", "private var trips: [Trip]", role: "peer").expansion,
      "private(set) var _trips: SwiftData.Query<[Trip].Element, [Trip]> = .init(filter: #Predicate<Trip> { $0.name == \"a)\" }, sort: \\Trip.name, order: .reverse)")
    XCTAssertEqual(query("@Query", "var trips: Array<Trip>", role: "peer").expansion, "private(set) var _trips: SwiftData.Query<Array<Trip>.Element, Array<Trip>> = .init()")
    XCTAssertEqual(query("@SwiftData.Query()", "var `class`: [Trip]", role: "peer").expansion, "private(set) var _class: SwiftData.Query<[Trip].Element, [Trip]> = .init()")
  }

  func test_whatCannotBeAQueryIsSaidOnce() {
    func problems(_ variable: String) -> [String] { ["accessor", "peer"].flatMap { query("@Query", variable, role: $0).problems } }
    XCTAssertEqual(problems("var trips = [1]"), ["trips = [1]: @Query requires a type: write `@Query var trips: [Item]`."])
    XCTAssertEqual(problems("let trips: [Trip]"), ["@Query let trips: [Trip]: @Query can be used on one variable: write `@Query var items: [Item]`."])
    XCTAssertEqual(problems("var (a, b): ([Trip], Int)"), ["@Query var (a, b): ([Trip], Int): @Query can be used on one variable: write `@Query var items: [Item]`."])
    XCTAssertEqual(problems("var trips: [Trip] { [] }"), ["trips: [Trip] { [] }: @Query can be used on a variable without accessors: write `@Query var trips: [Item]`."])
  }

  func test_aLocalVariableCannotBeAQuery() {
    for context in [nil, "func makeList() {}", "{ () -> Int in }"] {
      XCTAssertEqual(
        query("@Query", "var trips: [Trip]", role: "accessor", in: context).problems,
        ["@Query var trips: [Trip]: @Query can be used on a property: declare a view with `@Query var trips: [Item]`."])
      XCTAssertEqual(query("@Query", "var trips: [Trip]", role: "peer", in: context).expansion, "")
    }
  }
}
