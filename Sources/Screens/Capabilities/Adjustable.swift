/// Something whose value can be changed directly, as a switch's or a slider's.
@preconcurrency @MainActor
public protocol Adjustable {
  /// The type of the value; each element chooses its own.
  associatedtype Value: Equatable
  /// Changes the value, as a person would; the predefined elements fail the test when they have the value already.
  @_disfavoredOverload func adjust(to newValue: Value)
}

extension Adjustable {
  /// Changes the value, as a person would; the predefined elements fail the test when they have the value already.
  public func adjust(to newValue: Value, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.adjust(to:) as (Value) -> Void)(newValue) }
  }
}
