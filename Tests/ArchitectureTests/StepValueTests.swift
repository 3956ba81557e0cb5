import XCTest

/// Tests that the functions of the contexts pass their arguments to the sentence of the step.
final class StepValueTests: XCTestCase {
  /// The functions that pass nothing, each with the reason.
  private static let exceptions = [
    "type(of value: Value)": "It only stands for Swift's own function.",
    "see(_ text: String) {}": "It can't be called.",
    "doNotSee(_ text: String) {}": "It can't be called.",
  ]

  func test_everyFunctionWithArgumentsPassesThem() {
    let files = SourceTree().swiftFiles(in: "Sources/Screens/Contexts")
    let silent = files.flatMap { Self.silentFunctions(in: $0.text) }
    for function in silent where !Self.exceptions.keys.contains(where: { Self.declaration(function).hasPrefix($0) }) {
      XCTFail("\(function) has arguments. Call StepArguments.note first, so the log shows their values.")
    }
    XCTAssertEqual(silent.count, Self.exceptions.count, "Remove the functions that are no longer there from the list.")
  }

  func test_aFunctionThatPassesNothingIsFound() {
    let place = "fileID: String = #fileID, filePath: String = #filePath, line: Int = #line"
    XCTAssertEqual(Self.silentFunctions(in: "  public func a(\n    _ b: Int, \(place)\n  ) {\n    b.run()\n  }\n").count, 1)
    XCTAssertEqual(Self.silentFunctions(in: "  public func a(_ b: Int, \(place)) {\n    StepArguments.note(\"a\")\n  }\n"), [])
    XCTAssertEqual(Self.silentFunctions(in: "  public func a() {}\n  public func b(\(place)) {\n  }\n"), [])
  }

  /// Returns the public functions with arguments besides the place that don't pass them, each with its source.
  private static func silentFunctions(in source: String) -> [String] {
    source.components(separatedBy: "public func ").dropFirst().compactMap { rest in
      // A function ends before the next one or at the closing brace in its column.
      let function = rest.components(separatedBy: "\n  }\n")[0]
      let first = function.drop { $0 != "(" }.dropFirst().drop { $0 == " " || $0 == "\n" }
      if first.hasPrefix(")") || first.hasPrefix("fileID:") || function.contains("StepArguments.note(") { return nil }
      return function.components(separatedBy: "\n\n")[0]
    }
  }

  /// Returns a function's source without its generic parameters.
  private static func declaration(_ function: String) -> String {
    String(function.prefix { $0 != "<" && $0 != "(" }) + String(function.drop { $0 != "(" })
  }
}
