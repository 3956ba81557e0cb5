/// Something whose value can be changed directly, such as a switch or a slider.
@preconcurrency @MainActor
public protocol Adjustable {
  /// The type of the value.
  associatedtype Value: Equatable
  /// Changes the value with the gesture that a person would use.
  ///
  /// The predefined elements fail the test if they already have the value.
  @_disfavoredOverload func adjust(to newValue: Value)
}

extension Adjustable {
  /// Changes the value with the gesture that a person would use.
  ///
  /// The predefined elements fail the test if they already have the value.
  public func adjust(to newValue: Value, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.adjust(to:) as (Value) -> Void)(newValue) }
  }
}
