import Foundation

/// Bytes that are written one line after another into the same memory; plain memory, as arrays of bytes are slow in debug builds.
final class ByteBuffer {
  // The journal's lock guards them; run-time exclusivity checks would be a quarter of the cost of a line.
  @exclusivity(unchecked) private var start: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var capacity = 4096
  @exclusivity(unchecked) private(set) var count = 0

  init() { start = .allocate(capacity: capacity) }

  deinit { start.deallocate() }

  /// What was written since the last `clear`.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  func clear() { count = 0 }

  func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
    reserve(length)
    memcpy(start + count, source, length)
    count += length
  }

  /// Appends the decimal digits of a number.
  func append(decimal value: UInt64) {
    var digits = 1
    var rest = value
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    reserve(digits)
    var position = count + digits
    count = position
    rest = value
    while digits > 0 {
      position -= 1
      start[position] = 0x30 &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      digits -= 1
    }
  }

  private func reserve(_ length: Int) {
    guard count + length > capacity else { return }
    capacity = max(capacity * 2, count + length)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    memcpy(grown, start, count)
    start.deallocate()
    start = grown
  }
}
