/// An error with which a test asks to be skipped: `XCTSkip`, or what `Test.cancel` throws.
struct SkipRequest {
  /// Why, as far as the test says it.
  let reason: String?

  /// Reads an error; `nil` when it is another one.
  init?(_ error: any Error) {
    switch _typeName(type(of: error), qualified: true) {
    case "XCTest.XCTSkip":
      // The library is not linked, so its property is read by its name.
      reason = Mirror(reflecting: error).descendant("message") as? String
    case "Testing.SkipInfo": reason = (Mirror(reflecting: error).descendant("comment") as? any RawRepresentable)?.rawValue as? String
    default: return nil
    }
  }
}
