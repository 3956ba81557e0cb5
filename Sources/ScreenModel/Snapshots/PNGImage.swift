package import Foundation

/// An image in the PNG format.
package struct PNGImage {
  private let width: Int
  private let height: Int
  private let pixels: [UInt8]
  private let colors: [(red: UInt8, green: UInt8, blue: UInt8)]

  /// Creates an image from its size and pixels.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - pixels: The pixels from the top left corner, row by row. With a palette, each pixel is one byte, which is the index of a color. Otherwise, each pixel is four bytes: red, green, blue and alpha.
  ///   - colors: The palette, or an empty array for an image without a palette.
  package init(width: Int, height: Int, pixels: [UInt8], colors: [(red: UInt8, green: UInt8, blue: UInt8)] = []) {
    (self.width, self.height, self.pixels, self.colors) = (width, height, pixels, colors)
  }

  /// The contents of the PNG file.
  package var data: Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // The bit depth is 8, for a pixel's index in the palette or for each component. The color type is 3 for a palette and 6 for RGBA.
    data += Self.chunk("IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, colors.isEmpty ? 6 : 3, 0, 0, 0])
    if !colors.isEmpty { data += Self.chunk("PLTE", colors.flatMap { [$0.red, $0.green, $0.blue] }) }
    data += Self.chunk("IDAT", compressed)
    data += Self.chunk("IEND", [])
    return data
  }

  /// The image data in zlib's format, as uncompressed blocks of at most 65,535 bytes.
  ///
  /// Each row starts with a filter byte of 0, which means that the row isn't filtered.
  private var compressed: [UInt8] {
    var rows: [UInt8] = []
    let count = colors.isEmpty ? 4 * width : width
    rows.reserveCapacity((count + 1) * height)
    for row in 0..<height {
      rows.append(0)
      rows += pixels[(row * count)..<((row + 1) * count)]
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
