import CTestProcess

/// Access to Swift Testing's current test and `Issue.record`, without linking the library.
///
/// Swift Testing is built for library evolution, so its functions pass their structs indirectly, exactly like a generic function passes
/// a value of a type parameter. Therefore the types are looked up by name and opened as type parameters, and the functions are called through thin pointers.
enum SwiftTesting {
  /// The suite and the name of the running test.
  struct CurrentTest: Equatable {
    var suite: String?
    var name: String
  }

  /// Whether the library is loaded.
  static var isLoaded: Bool { symbols != nil }

  /// Whether the current task runs a Swift Testing test.
  static var isRunningTest: Bool {
    guard let symbols else { return false }
    func isRunning<T>(_: T.Type) -> Bool { current(symbols, T.self) != nil }
    return isRunning(symbols.testType)
  }

  /// The suite and the name of the current task's test, or `nil` outside a test.
  static var currentTest: CurrentTest? {
    guard let symbols else { return nil }
    func describe<T>(_: T.Type) -> CurrentTest? { current(symbols, T.self).map { description(of: Mirror(reflecting: $0)) } }
    return describe(symbols.testType)
  }

  /// The argument values of the current parameterized test case, by parameter name.
  static var currentArguments: [String: Any] {
    guard let (type, current) = currentCase else { return [:] }
    func values<Case>(_: Case.Type) -> [String: Any] {
      guard let running = unsafeBitCast(current, to: (@convention(thin) () -> Case?).self)() else { return [:] }
      return arguments(of: Mirror(reflecting: running))
    }
    return values(type)
  }

  /// The tags of the current task's test, without leading dots.
  static var currentTags: [String] {
    guard let symbols else { return [] }
    func tags<T>(_: T.Type) -> [String] { current(symbols, T.self).map { tagsOfTraits(of: Mirror(reflecting: $0)) } ?? [] }
    return tags(symbols.testType)
  }

  // The list of tags is a trait. If a version of the library stores tags differently, no tags are found.
  private static func tagsOfTraits(of test: Mirror) -> [String] {
    guard let traits = test.descendant("traits") else { return [] }
    var names: [String] = []
    for trait in Mirror(reflecting: traits).children.map(\.value) where _typeName(type(of: trait), qualified: true) == "Testing.Tag.List" {
      guard let tags = Mirror(reflecting: trait).descendant("tags") else { continue }
      names += Mirror(reflecting: tags).children.map { String(String(describing: $0.value).drop { $0 == "." }) }
    }
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Records an issue for the running test, and returns whether the library is loaded.
  static func recordIssue(_ message: String, at location: SourceLocation) -> Bool {
    guard let symbols else { return false }
    func withComment<Comment>(_: Comment.Type) {
      func withLocation<Location>(_: Location.Type) {
        func withIssue<Issue>(_: Issue.Type) {
          record(symbols, message, location, Comment.self, Location.self, Issue.self)
        }
        withIssue(symbols.issueType)
      }
      withLocation(symbols.locationType)
    }
    withComment(symbols.commentType)
    return true
  }

  /// Cancels the running test, and returns whether the library supports this.
  ///
  /// The library reports the test as skipped.
  static func cancelTest(_ reason: String, at location: SourceLocation) -> Bool {
    guard let symbols, let cancel = symbols.cancelTest else { return false }
    func withComment<Comment>(_: Comment.Type) {
      func withLocation<Location>(_: Location.Type) {
        let comment = unsafeBitCast(symbols.makeComment, to: (@convention(thin) (__owned String) -> Comment).self)(reason)
        // Ignore the error, because the function throws it only to end the test's own function. The test is already canceled at that point.
        _ = try? unsafeBitCast(cancel, to: (@convention(thin) (Comment?, Location) throws -> Never).self)(comment, place(symbols, location))
      }
      withLocation(symbols.locationType)
    }
    withComment(symbols.commentType)
    return true
  }

  private struct Symbols: @unchecked Sendable {
    let testType: Any.Type
    let issueType: Any.Type
    let commentType: Any.Type
    let locationType: Any.Type
    let currentTest: UnsafeMutableRawPointer
    let makeComment: UnsafeMutableRawPointer
    let makeLocation: UnsafeMutableRawPointer
    let recordIssue: UnsafeMutableRawPointer
    let cancelTest: UnsafeMutableRawPointer?
  }

  // See `testing_types` in Interposition.def.
  private static let symbols: Symbols? = {
    // Look up the function first, because a missing function is detected quickly, but the lookup of a missing type searches all types of the process.
    guard let currentTest = Platform.symbol(stk_process_row_current_test), let testType = _typeByName("7Testing4TestV"), let issueType = _typeByName("7Testing5IssueV"),
      let commentType = _typeByName("7Testing7CommentV"),
      let locationType = _typeByName("7Testing14SourceLocationV"),
      let makeComment = Platform.symbol(stk_process_row_new_comment),
      let makeLocation = Platform.symbol(stk_process_row_new_source_location),
      let recordIssue = Platform.symbol(stk_process_row_record_issue)
    else { return nil }
    return Symbols(
      testType: testType, issueType: issueType, commentType: commentType, locationType: locationType, currentTest: currentTest, makeComment: makeComment,
      makeLocation: makeLocation, recordIssue: recordIssue,
      cancelTest: Platform.symbol(stk_process_row_cancel_test))
  }()

  /// The type of a test case and the function that returns the current test case, or `nil` if the library doesn't have them.
  private nonisolated(unsafe) static let currentCase: (type: Any.Type, function: UnsafeMutableRawPointer)? = {
    guard let function = Platform.symbol(stk_process_row_current_case), let type = _typeByName("7Testing4TestV4CaseV") else { return nil }
    return (type, function)
  }()

  private static func current<Test>(_ symbols: Symbols, _: Test.Type) -> Test? {
    unsafeBitCast(symbols.currentTest, to: (@convention(thin) () -> Test?).self)()
  }

  private static func record<Comment, Location, Issue>(
    _ symbols: Symbols, _ message: String, _ location: SourceLocation, _: Comment.Type, _: Location.Type, _: Issue.Type
  ) {
    let comment = unsafeBitCast(symbols.makeComment, to: (@convention(thin) (__owned String) -> Comment).self)(message)
    _ = unsafeBitCast(symbols.recordIssue, to: (@convention(thin) (Comment?, Location) -> Issue).self)(comment, place(symbols, location))
  }

  private static func place<Location>(_ symbols: Symbols, _ location: SourceLocation) -> Location {
    let makeLocation = unsafeBitCast(symbols.makeLocation, to: (@convention(thin) (__owned String, __owned String, Int, Int) -> Location).self)
    // Correct the values, because Swift Testing traps if a file ID has no slash, or if a line or column is below 1.
    let fileID = location.fileID.contains("/") ? location.fileID : "Unknown/" + location.fileID
    return makeLocation(fileID, location.filePath, max(1, location.line), max(1, location.column))
  }

  // A case contains its kind, and the kind contains the arguments, each with a value and a parameter. In a version with another layout, no arguments are found.
  private static func arguments(of running: Mirror) -> [String: Any] {
    guard let kind = running.descendant("_kind"), let list = Mirror(reflecting: kind).descendant("parameterized", "arguments") else { return [:] }
    var values: [String: Any] = [:]
    for argument in Mirror(reflecting: list).children.map({ Mirror(reflecting: $0.value) }) {
      guard let value = argument.descendant("value"), let first = argument.descendant("parameter", "firstName") as? String else { continue }
      values[argument.descendant("parameter", "secondName", "some") as? String ?? first] = value
    }
    return values
  }

  // See `test_details` in Interposition.def.
  private static func description(of mirror: Mirror) -> CurrentTest {
    var test = CurrentTest(suite: nil, name: "test")
    for child in mirror.children {
      switch child.label {
      case "name": test.name = child.value as? String ?? test.name
      case "containingTypeInfo":
        let text = String(describing: child.value)
        guard text.hasPrefix("Optional("), text.hasSuffix(")") else { continue }
        let qualified = text.dropFirst("Optional(".count).dropLast()
        test.suite = qualified.split(separator: ".").dropFirst().joined(separator: ".")
      default: continue
      }
    }
    return test
  }
}
