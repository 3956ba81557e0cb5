/// Why a step or a test failed: data first, with the text that a person reads.
public struct TestFailure: Error, Equatable, Sendable {
  /// A stable name for programs: “element.notFound”.
  public var kind: String

  /// The whole text for a person.
  ///
  /// It may have several lines.
  public var message: String

  /// A text picture of the screen at that moment, where there is one.
  public var screen: String?

  /// Where it happened, when that is not the step's own line.
  public var location: SourceLocation?

  /// Makes a failure out of its parts.
  public init(kind: String, message: String, screen: String? = nil, location: SourceLocation? = nil) {
    self.kind = kind
    self.message = message
    self.screen = screen
    self.location = location
  }
}
