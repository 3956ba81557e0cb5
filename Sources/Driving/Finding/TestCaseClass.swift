import CTestProcess

/// The classes of XCTest's test cases, which this module doesn't import.
enum TestCaseClass {
  /// Returns whether a class inherits from `XCTestCase`.
  static func isTestCase(_ type: AnyClass) -> Bool {
    guard let base = stk_process_address_of_row(stk_process_row_test_case_class) else { return false }
    return superclasses(of: type).contains { address(of: $0) == base }
  }

  /// Returns whether a class inherits from `ScreenTestCase`, or is the class itself.
  static func isScreenTestCase(_ type: AnyClass) -> Bool { superclasses(of: type).contains { String(reflecting: $0) == "ScreenTestKit.ScreenTestCase" } }

  /// Creates a test case of a class, with a test function that does nothing.
  ///
  /// XCTest doesn't run it.
  /// - Parameter type: A class that inherits from `XCTestCase`.
  static func makeTestCase(_ type: AnyClass) -> AnyObject? {
    let metadata = address(of: type)
    guard let initializer = stk_process_test_case_initializer(metadata) else { return nil }
    // The two words are a literal, which is never freed, because the initializer consumes them.
    let name = unsafeBitCast("screentest.drive", to: (UInt, UInt).self)
    // This is safe, because the class's table of functions has the initializer of the class at the place where XCTestCase's table has its own. So the properties of the
    // class are initialized. The test that proves it: `FoundFunctionTests.test_aTestCaseHasItsProperties`.
    guard let testCase = stk_process_make_test_case(initializer, name.0, name.1, metadata) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(testCase).takeRetainedValue()
  }

  private static func address(of type: AnyClass) -> UnsafeMutableRawPointer { unsafeBitCast(type, to: UnsafeMutableRawPointer.self) }

  private static func superclasses(of type: AnyClass) -> some Sequence<AnyClass> { sequence(first: type) { _getSuperclass($0) } }
}
