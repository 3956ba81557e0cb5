import MacroPlugin
import XCTest

@testable import SwiftUIMacros

final class AnswerTests: XCTestCase {
  private func answer(_ message: String) -> String { Answer.to(JSON(parsing: Array(message.utf8)) ?? .null).text }

  func test_thePluginSaysWhichProtocolItSpeaks() {
    XCTAssertEqual(answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#), #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  }

  func test_aPreviewExpandsToATypeByWhichItIsFound() {
    let syntax =
      ##"{"source":"@available(iOS 17, *)\n#Preview(\"Dark\") { Text(\"a\") }","location":{"fileID":"Shelf/A.swift","fileName":"/a/A.swift","offset":1,"line":7,"column":1}}"##
    let message = ##"{"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"},"macroRole":"declaration","discriminator":"$s5Shelf1Af_","syntax":"## + syntax + "}}"
    XCTAssertEqual(
      Answer.to(JSON(parsing: Array(message.utf8)) ?? .null)["expandMacroResult"]?["expandedSource"]?.string,
      """
      struct $s5Shelf1Af_7PreviewfMu_: HeadlessUI.PreviewRegistry {
        static var fileID: String { "Shelf/A.swift" }
        static var line: Int { 7 }
        @MainActor static func makePreview() -> HeadlessUI.Preview {
          HeadlessUI.Preview("Dark") { Text("a") }
        }
      }
      """)
  }

  func test_aPreviewWithoutAPlaceExpandsToNothing() {
    XCTAssertEqual(
      answer(#"{"expandFreestandingMacro":{"macro":{"moduleName":"SwiftUIMacros","name":"Preview","typeName":"PreviewMacro"},"macroRole":"declaration"}}"#),
      #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
    XCTAssertEqual(
      answer(#"{"expandAttachedMacro":{"macro":{"typeName":"PreviewableMacro"},"macroRole":"peer"}}"#), #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
  }

  func test_aProblemIsAnErrorAtTheMacro() {
    XCTAssertEqual(
      answer(#"{"expandFreestandingMacro":{"macro":{"typeName":"OtherMacro"},"syntax":{"location":{"fileName":"A.swift","offset":7}}}}"#),
      #"{"expandMacroResult":{"expandedSource":null,"diagnostics":[{"message":"SwiftUIMacros has no macro OtherMacro.","severity":"error","#
        + #""position":{"fileName":"A.swift","offset":7},"highlights":[],"notes":[],"fixIts":[]}]}}"#)
  }

  func test_aMessageThatIsNotKnownGetsAnAnswerToo() {
    for message in ["", "null", "[]", "{", "{}", #"{"other":{}}"#, #"{"expandAttachedMacro":3}"#, #"{"expandFreestandingMacro":{"macro":null}}"#, "\"\\ud83d\""] {
      XCTAssertTrue(answer(message).contains(#""severity":"error""#), message)
    }
  }

  func test_textSurvivesTheWayThroughJSON() {
    let text = "quote \" backslash \\ line\n tab\t bell\u{7} é 😀"
    XCTAssertEqual(JSON(parsing: Array(JSON.string(text).text.utf8))?.string, text)
    XCTAssertEqual(JSON(parsing: Array(#""\u00e9\ud83d\ude00\/""#.utf8))?.string, "é😀/")
  }
}
