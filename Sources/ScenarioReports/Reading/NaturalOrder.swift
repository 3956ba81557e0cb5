/// A sort order that compares numbers in names by value, so “#10” comes after “#9”.
enum NaturalOrder {
  static func comesBefore(_ first: String, _ second: String) -> Bool {
    var (first, second) = (first, second)
    let order = first.withUTF8 { left in second.withUTF8 { right in difference(of: left, and: right) } }
    // Compare the strings if the names differ only in leading zeros, because such names also need a definite order.
    return order == 0 ? first < second : order < 0
  }

  /// Returns a negative number if the first name comes first, or 0 if only leading zeros differ.
  private static func difference(of left: UnsafeBufferPointer<UInt8>, and right: UnsafeBufferPointer<UInt8>) -> Int {
    var (leftIndex, rightIndex) = (0, 0)
    while leftIndex < left.count, rightIndex < right.count {
      let (leftByte, rightByte) = (left[leftIndex], right[rightIndex])
      if isDigit(leftByte), isDigit(rightByte) {
        let (leftNumber, rightNumber) = (takeNumber(left, &leftIndex), takeNumber(right, &rightIndex))
        if leftNumber.count != rightNumber.count { return leftNumber.count - rightNumber.count }
        for (leftDigit, rightDigit) in zip(leftNumber, rightNumber) where left[leftDigit] != right[rightDigit] {
          return Int(left[leftDigit]) - Int(right[rightDigit])
        }
      } else if leftByte != rightByte {
        return Int(leftByte) - Int(rightByte)
      } else {
        leftIndex += 1
        rightIndex += 1
      }
    }
    return (left.count - leftIndex) - (right.count - rightIndex)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  /// Consumes digits and returns their range without leading zeros.
  private static func takeNumber(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Range<Int> {
    while index < text.count, text[index] == 0x30 { index += 1 }
    let first = index
    while index < text.count, isDigit(text[index]) { index += 1 }
    return first..<index
  }
}
