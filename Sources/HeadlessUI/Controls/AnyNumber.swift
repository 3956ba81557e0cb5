// A stepper can count values of any strideable type, but a test can only read numbers, so values are converted if possible.
extension Double {
  /// Creates a number from a value of any type, or returns `nil` if the value isn't a number.
  init?(anyNumber value: Any) {
    switch value {
    case let number as any BinaryInteger: self = Double(number)
    case let number as any BinaryFloatingPoint: self = Double(number)
    default: return nil
    }
  }
}

extension ClosedRange<Double> {
  /// Creates a range of numbers from a range of any type, or returns `nil` if its bounds aren't numbers.
  init?<Value: Comparable>(anyNumbers range: ClosedRange<Value>) {
    guard let lower = Double(anyNumber: range.lowerBound), let upper = Double(anyNumber: range.upperBound), lower <= upper else { return nil }
    self = lower...upper
  }
}
