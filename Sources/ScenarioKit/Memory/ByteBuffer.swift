import Foundation

/// A reusable buffer of bytes for lines.
///
/// It uses plain memory, because byte arrays are slow in debug builds.
package final class ByteBuffer {
  // Turn off exclusivity checks at run time, because the journal's lock protects these properties and the checks would add a quarter to the cost of a line.
  @exclusivity(unchecked) private var start: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) package private(set) var count = 0

  package init(capacity: Int = 4096) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// The bytes written since the last call of `clear`.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  package func clear() { count = 0 }

  /// Removes the first bytes.
  func removeFirst(_ length: Int) {
    memmove(start, start + length, count - length)
    count -= length
  }

  /// Removes the last bytes.
  func removeLast(_ length: Int) { count -= length }

  @inline(__always) package func append(_ byte: UInt8) {
    room(1).pointee = byte
    count += 1
  }

  @inline(__always) package func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
    memcpy(room(length), source, length)
    count += length
  }

  /// Appends the contents of another buffer, starting at an offset.
  package func append(_ other: ByteBuffer, from offset: Int = 0) {
    let length = other.count - offset
    // Make room first, because the other buffer may be this buffer, whose memory can move when it grows.
    let place = room(length)
    memcpy(place, other.start + offset, length)
    count += length
  }

  package func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      if let start = bytes.baseAddress { append(start, bytes.count) }
    }
  }

  /// Appends the decimal digits of a number.
  func append(decimal value: UInt64) {
    if value < 10 { return append(0x30 &+ UInt8(truncatingIfNeeded: value)) }
    // Reserve 20 bytes for the digits of the largest number. The digits are produced from last to first and then moved to the front.
    let place = room(20)
    let end = place + 20
    var first = end
    var rest = value
    while rest >= 100 {
      let pair = rest % 100
      rest /= 100
      first -= 2
      first[0] = 0x30 &+ UInt8(truncatingIfNeeded: pair / 10)
      first[1] = 0x30 &+ UInt8(truncatingIfNeeded: pair % 10)
    }
    if rest >= 10 {
      first -= 1
      first[0] = 0x30 &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    first -= 1
    first[0] = 0x30 &+ UInt8(truncatingIfNeeded: rest)
    memmove(place, first, end - first)
    count += end - first
  }

  /// Returns a pointer to the next free bytes, with room for a number of bytes.
  ///
  /// Call ``advance(_:)`` after writing them.
  @inline(__always) func room(_ length: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity - count < length { grow(by: length) }
    return start + count
  }

  @inline(__always) func advance(_ length: Int) { count += length }

  @inline(never) private func grow(by length: Int) {
    capacity = max(capacity * 2, count + length)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    memcpy(grown, start, count)
    start.deallocate()
    start = grown
  }
}
