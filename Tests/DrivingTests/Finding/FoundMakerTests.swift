import XCTest

@testable import Driving

/// Tests that the functions of screens that return elements are found by their symbols.
@MainActor
final class FoundMakerTests: XCTestCase {
  private func makers(_ typeName: String, _ module: String = "DrivingTests") throws -> [FoundMaker] {
    try XCTUnwrap(FoundScreen.all.first { $0.module == module && $0.typeName == typeName }).makers
  }

  private func part(_ typeName: String) throws -> String? { try XCTUnwrap(makers(typeName).first { $0.baseName == "part" }).element([.int(12)])?.id }

  /// A screen is passed in another way for each size, after the arguments.
  func test_screensOfEachSize() throws {
    XCTAssertEqual(try part("LampScreen"), "Lamp 12")
    XCTAssertEqual(try part("DeskScreen"), "\(deskScreen.title) 12")
    XCTAssertEqual(try part("AtticScreen"), "\(atticScreen.trait.id ?? "") 12")
    XCTAssertNil(try part("ShelfScreen"), "four words of a screen and one of an argument don't fit")
  }

  func test_theFunctionsOfTheExample() throws {
    let post = try XCTUnwrap(makers("FeedScreen", "NotInstagramScenarios").first { $0.baseName == "post" })
    XCTAssertEqual(post.code([.int(15)]), "post(15)")
    XCTAssertEqual(post.element([.int(15)])?.id, "Post 15")
    XCTAssertNil(post.element([.string("15")]), "the argument has another type")
    let comment = try XCTUnwrap(makers("CommentsScreen", "NotInstagramScenarios").first { $0.baseName == "comment" })
    XCTAssertEqual(comment.code([.string("Yes"), .string("Ada")]), "comment(\"Yes\", by: \"Ada\")")
    XCTAssertEqual(comment.element([.string("Yes"), .string("Ada")])?.id, "Ada: Yes")
  }
}
