/// An error that requests to skip the test: `XCTSkip`, or the error that `Test.cancel` throws.
struct SkipRequest {
  /// The reason, if the test gives one.
  let reason: String?

  /// Creates a request from an error, or `nil` if it's any other error.
  init?(_ error: any Error) {
    switch _typeName(type(of: error), qualified: true) {
    case "XCTest.XCTSkip":
      // Read the property by name, because the library isn't linked. See `test_closure` in Interposition.def.
      reason = Mirror(reflecting: error).descendant("message") as? String
    // See `test_details` in Interposition.def.
    case "Testing.SkipInfo": reason = (Mirror(reflecting: error).descendant("comment") as? any RawRepresentable)?.rawValue as? String
    default: return nil
    }
  }
}
