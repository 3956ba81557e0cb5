import Foundation

/// A picture of a few colors in the PNG format.
struct PNGImage {
  var width: Int
  var height: Int
  /// One byte for each point, from the top left corner, row by row.
  var pixels: [UInt8]
  /// The colors that the bytes stand for.
  var colors: [(red: UInt8, green: UInt8, blue: UInt8)]

  /// The file.
  var data: Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Eight bits for a point, by its color in the palette.
    data += Self.chunk("IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, 3, 0, 0, 0])
    data += Self.chunk("PLTE", colors.flatMap { [$0.red, $0.green, $0.blue] })
    data += Self.chunk("IDAT", compressed)
    data += Self.chunk("IEND", [])
    return data
  }

  /// The rows, each after a byte that says that it is not filtered, as zlib writes what it does not compress: in blocks of at most 65,535 bytes.
  private var compressed: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((width + 1) * height)
    for row in 0..<height {
      rows.append(0)
      rows += pixels[(row * width)..<((row + 1) * width)]
    }
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(rows.count + rows.count / 65_535 * 5 + 16)
    var start = 0
    repeat {
      let count = min(65_535, rows.count - start)
      let isLast = start + count >= rows.count
      stream += [isLast ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8((~count >> 8) & 0xFF)]
      stream += rows[start..<(start + count)]
      start += count
    } while start < rows.count
    return stream + Self.bytes(Self.adler(rows))
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(checksum(body))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table = table
    return ~bytes.withUnsafeBufferPointer { bytes in
      var value: UInt32 = 0xFFFF_FFFF
      for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8) }
      return value
    }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { bytes in
      var (first, second): (UInt32, UInt32) = (1, 0)
      for byte in bytes {
        first = (first + UInt32(byte)) % 65_521
        second = (second + first) % 65_521
      }
      return second << 16 | first
    }
  }
}
