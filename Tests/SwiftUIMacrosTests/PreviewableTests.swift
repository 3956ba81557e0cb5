import MacroPlugin
import XCTest

@testable import SwiftUIMacros

/// Tests of previews whose closures contain declarations with `@Previewable`.
final class PreviewableTests: XCTestCase {
  /// Returns the declared preview of an expansion.
  private func preview(_ source: String) -> String? {
    let request: JSON = .object([
      (
        "expandFreestandingMacro",
        .object([
          ("macro", .object([("typeName", .string("PreviewMacro"))])), ("macroRole", .string("declaration")), ("discriminator", .string("$s5Shelf1Af_")),
          ("syntax", .object([("source", .string(source)), ("location", .object([("fileID", .string("Shelf/A.swift")), ("line", .number("7"))]))])),
        ])
      )
    ])
    let lines = Answer.to(request)["expandMacroResult"]?["expandedSource"]?.string?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let lines, lines.count > 6 else { return nil }
    return lines[4..<(lines.count - 2)].joined(separator: "\n")
  }

  func test_thePropertiesBelongToAViewWithTheOtherStatements() {
    XCTAssertEqual(
      preview(
        """
        #Preview("Two", traits: .sample) {
          @Previewable @State var count = 3 // the count
          let name = "local"
          @Previewable
          @Query(sort: \\Item.name)
          var items: [Item]
          Stepper("\\(count) \\(name)", value: $count)
            .padding()
        }
        """),
      """
          HeadlessUI.Preview("Two", traits: .sample) {
        struct __Previewable: HeadlessUI.View {
      @Previewable @State var count = 3
      @Previewable
        @Query(sort: \\Item.name)
        var items: [Item]
          var body: some HeadlessUI.View {
      let name = "local"
      Stepper("\\(count) \\(name)", value: $count)
          .padding()
          }
        }
        return __Previewable()
      }
      """)
  }

  func test_aPropertyEndsWithItsStatement() throws {
    let expansion = try XCTUnwrap(
      preview(
        """
        #Preview {
          @Previewable @State var names = [
            "a",
            "b"
          ]
          .reversed()
          @State @Previewable var isOn = true; Toggle("On", isOn: $isOn)
        }
        """))
    XCTAssertTrue(expansion.contains("View {\n@Previewable @State var names = [\n    \"a\",\n    \"b\"\n  ]\n  .reversed()\n@State @Previewable var isOn = true\n"), expansion)
    XCTAssertTrue(expansion.contains("body: some HeadlessUI.View {\nToggle(\"On\", isOn: $isOn)\n"), expansion)
  }

  func test_aCommentIsNoPreview() {
    XCTAssertEqual(preview("//#Preview {\n//  Text(\"old\")\n//}\n/* #Preview */ #Preview { Text(\"a\") }"), "    HeadlessUI.Preview { Text(\"a\") }")
  }

  func test_aPreviewWithoutSuchAPropertyStaysAsItIs() {
    for closure in ["{ Text(\"@Previewable\") }", "{\n  // @Previewable\n  @State var count = 1\n  Text(\"a\")\n}", "(\"a\") { Group { Text(\"a\") } }"] {
      XCTAssertEqual(preview("#Preview\(closure)"), "    HeadlessUI.Preview\(closure)")
    }
  }
}
