import CTestProcess

/// The function of an XCTest test case, which has no public API.
package enum XCTestFunction {
  /// Returns the function of a test case, or `nil` if it isn't found.
  ///
  /// Call the function with any test case of the same class.
  package static func of(_ testCase: AnyObject) -> ((AnyObject) throws -> Void)? {
    var mirror: Mirror? = Mirror(reflecting: testCase)
    while let current = mirror {
      // See `test_closure` in Interposition.def.
      if let closure = current.descendant("testClosure") { return callable(closure) }
      mirror = current.superclassMirror
    }
    return nil
  }

  // Read the function and its context from the closure's memory, because the closure must not be called through its type. The mirror returns the closure as it's stored, with a
  // function that takes its argument directly, but functions of the closure's type take the argument by reference.
  private static func callable(_ closure: Any) -> ((AnyObject) throws -> Void)? {
    guard "\(type(of: closure))" == "(XCTestCase) throws -> ()" else { return nil }
    return { testCase in
      let (function, context) = withUnsafeBytes(of: closure) { $0.loadUnaligned(as: (UnsafeMutableRawPointer, UnsafeMutableRawPointer?).self) }
      let error = withExtendedLifetime((closure, testCase)) {
        stk_process_call_closure(function, Unmanaged.passUnretained(testCase).toOpaque(), context)
      }
      if let error { throw unsafeBitCast(error, to: (any Error).self) }
    }
  }
}
