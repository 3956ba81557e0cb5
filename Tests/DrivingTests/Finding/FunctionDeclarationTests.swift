import XCTest

@testable import Driving

/// Tests that functions and paths are read from readable symbols.
final class FunctionDeclarationTests: XCTestCase {
  func test_aFunctionIsRead() throws {
    let declaration = try XCTUnwrap(FunctionDeclaration("(extension in ShopTests):Shop.SessionContext.logIn(as: Swift.String, code: Swift.Int) -> ()"))
    XCTAssertEqual(declaration.path.module, "ShopTests")
    XCTAssertEqual(declaration.container, "SessionContext")
    XCTAssertEqual(declaration.baseName, "logIn")
    XCTAssertEqual(declaration.parameters, [.init(label: "as", type: .string), .init(label: "code", type: .int)])
    XCTAssertEqual(declaration.mangledContainer("_p"), "4Shop14SessionContext_p")
  }

  func test_argumentsWithoutLabels() {
    XCTAssertEqual(FunctionDeclaration("Shop.Cart.add(Swift.Int) -> ()")?.parameters, [.init(label: nil, type: .int)])
    XCTAssertEqual(FunctionDeclaration("Shop.Cart.add(Swift.Int, Swift.String) -> ()")?.parameters.map(\.label), [nil, nil])
    XCTAssertEqual(FunctionDeclaration("Shop.Cart.add(_: Swift.Int, to: Swift.String) -> ()")?.parameters.map(\.label), [nil, "to"])
    XCTAssertEqual(FunctionDeclaration("Shop.Cart.empty() -> ()")?.parameters, [])
  }

  func test_otherFunctionsAreNotRead() {
    let names = [
      "Shop.Cart.count() -> Swift.Int", "Shop.Cart.add(Swift.Bool) -> ()", "Shop.Cart.add(Swift.Int, Swift.Int, Swift.Int) -> ()", "Shop.Cart.add(inout Swift.Int) -> ()",
      "Shop.Cart.add(Swift.Int...) -> ()", "Shop.Cart.add(id: Swift.String?) -> ()", "Shop.Cart.(add in _7431D3A25C85C4BFA60FC41DB9C8E83A)(Swift.Int) -> ()",
      "static Shop.Cart.add() -> ()", "Shop.add() -> ()", "Shop.Cart.Line.add() -> ()", "(extension in Shop):Shop.Cart< where A: Shop.Base>.add() -> ()",
      "Shop.Cart.add<A>(A) -> ()", "Shop.Cart.add() throws -> ()", "Shop.Cart.+ infix(Swift.Int, Swift.Int) -> ()", "Shop.Cart.run(() -> ()) -> ()",
      "Shop.Cart.run(Swift.Int, then: () -> ()) -> ()", "add #1 () -> () in Shop.Cart.run() -> ()", ") -> ()", "",
    ]
    for name in names { XCTAssertNil(FunctionDeclaration(name), name) }
  }

  func test_aPathIsRead() throws {
    let path = try XCTUnwrap(CodePath("(extension in ShopTests):Shop.Screens.login"))
    XCTAssertEqual([path.module, path.typeModule, path.expression], ["ShopTests", "Shop", "Screens.login"])
    XCTAssertEqual(CodePath("Shop.größe2")?.expression, "größe2")
    let others = ["Shop", "Shop.", ".a", "Shop.(a in _74)", "Shop.2a", "Shop.a b", "(extension in Shop", "(extension in Shop)Shop.a", "Shop.A<B>.c"]
    for text in others { XCTAssertNil(CodePath(text), text) }
  }
}
