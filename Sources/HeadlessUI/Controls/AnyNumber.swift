// A stepper counts any strideable value; tests read those that are numbers.
extension Double {
  /// Creates a number from a value of any type; `nil` for one that is no number.
  init?(anyNumber value: Any) {
    switch value {
    case let number as any BinaryInteger: self = Double(number)
    case let number as any BinaryFloatingPoint: self = Double(number)
    default: return nil
    }
  }
}

extension ClosedRange<Double> {
  /// Creates a range of numbers from one of any type; `nil` for one of other values.
  init?<Value: Comparable>(anyNumbers range: ClosedRange<Value>) {
    guard let lower = Double(anyNumber: range.lowerBound), let upper = Double(anyNumber: range.upperBound), lower <= upper else { return nil }
    self = lower...upper
  }
}
