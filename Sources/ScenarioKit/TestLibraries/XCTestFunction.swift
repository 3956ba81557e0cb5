import CTestProcess

/// The function that a test case of XCTest runs, which XCTest does not show.
package enum XCTestFunction {
  /// Returns the function of a test case, for another test case of the same class; `nil` where it is not found.
  package static func of(_ testCase: AnyObject) -> ((AnyObject) throws -> Void)? {
    var mirror: Mirror? = Mirror(reflecting: testCase)
    while let current = mirror {
      if let closure = current.descendant("testClosure") { return callable(closure) }
      mirror = current.superclassMirror
    }
    return nil
  }

  // The mirror hands over the closure as it is stored, which takes its argument directly, in a type whose functions take theirs by reference: it must not be
  // called as a value of that type. What lies in memory are the function and its context.
  private static func callable(_ closure: Any) -> ((AnyObject) throws -> Void)? {
    guard "\(type(of: closure))" == "(XCTestCase) throws -> ()" else { return nil }
    return { testCase in
      let (function, context) = withUnsafeBytes(of: closure) { $0.loadUnaligned(as: (UnsafeMutableRawPointer, UnsafeMutableRawPointer?).self) }
      let error = withExtendedLifetime((closure, testCase)) {
        ctp_call_closure(function, Unmanaged.passUnretained(testCase).toOpaque(), context)
      }
      if let error { throw unsafeBitCast(error, to: (any Error).self) }
    }
  }
}
