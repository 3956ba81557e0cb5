import XCTest

@testable import ScreentestCommands

/// Tests of the names that a type can have, and of the messages for invalid names.
final class SwiftNameTests: XCTestCase {
  func test_aNameBeginsWithACapitalLetter() throws {
    for (written, name) in [("Login", "Login"), ("login", "Login"), ("newPost2", "NewPost2"), ("_Login", "_Login"), ("Über", "Über"), ("日本", "日本"), ("a_b", "A_b")] {
      XCTAssertEqual(try SwiftName(written).text, name)
    }
  }

  func test_whatIsNoNameIsRefusedWithTheReason() {
    for (written, message) in [
      ("", "“” cannot be the name of a type in Swift: it is empty."),
      ("1st", "“1st” cannot be the name of a type in Swift: it begins with a digit."),
      ("my screen", "“my screen” cannot be the name of a type in Swift: it has a space; letters, digits and underscores are allowed."),
      ("log-in", "“log-in” cannot be the name of a type in Swift: it has the character “-”; letters, digits and underscores are allowed."),
      ("../Login", "“../Login” cannot be the name of a type in Swift: it has the character “.”; letters, digits and underscores are allowed."),
      ("a\u{1B}b", "“a\u{1B}b” cannot be the name of a type in Swift: it has an invisible character; letters, digits and underscores are allowed."),
      ("___", "“___” cannot be the name of a type in Swift: it must contain at least one letter or digit."),
      ("class", "“class” cannot be the name of a type in Swift: Swift reserves the word."),
      ("Self", "“Self” cannot be the name of a type in Swift: Swift reserves the word."),
      ("type", "“type” cannot be the name of a type in Swift: Swift reserves the word “Type”."),
    ] {
      XCTAssertThrowsError(try SwiftName(written), written) { XCTAssertEqual(($0 as? NewProblem)?.message, message) }
    }
  }

  func test_aConstantBeginsWithASmallLetter() {
    for (type, constant) in [
      ("LoginScreen", "loginScreen"), ("FAQScreen", "faqScreen"), ("URLListScreen", "urlListScreen"), ("HTTP2Screen", "http2Screen"), ("A", "a"), ("FAQ", "faq"),
      ("_LoginScreen", "_LoginScreen"), ("AScreen", "aScreen"),
    ] {
      XCTAssertEqual(SwiftName.constant(for: type), constant)
    }
  }

  func test_anEndIsLeftOut() throws {
    XCTAssertEqual(try SwiftName("LoginScreen").without(["Screen"]), "Login")
    XCTAssertEqual(try SwiftName("LoginTestCase").without(["Tests", "TestCase", "Test"]), "Login")
    XCTAssertEqual(try SwiftName("Login").without(["Screen"]), "Login")
    XCTAssertNil(try SwiftName("Screen").without(["Screen"]))
  }
}
