import Foundation

/// Encoded images with uniform pixels, for images that have no pixels.
enum EmptyImageFile {
  /// Returns a PNG with transparent pixels, or `nil` if the size is empty.
  static func png(width: Int, height: Int) -> Data? {
    guard width > 0, height > 0, width <= Int32.max, height <= Int32.max else { return nil }
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func add(_ type: String, _ content: [UInt8]) {
      let body = Array(type.utf8) + content
      data.append(contentsOf: big(content.count) + body + big(Int(crc(body))))
    }
    // Use one bit per pixel and a palette with one transparent color, so all image data is zero.
    add("IHDR", big(width) + big(height) + [1, 3, 0, 0, 0])
    add("PLTE", [0, 0, 0])
    add("tRNS", [0])
    add("IDAT", zeros(height * (1 + (width + 7) / 8)))
    add("IEND", [])
    return data
  }

  /// Returns a JPEG with gray pixels, or `nil` if the size is empty or exceeds the format's limit.
  static func jpeg(width: Int, height: Int) -> Data? {
    guard (1...65_535).contains(width), (1...65_535).contains(height) else { return nil }
    func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] { [0xFF, marker] + big(content.count + 2).suffix(2) + content }
    // Each Huffman table has a single code, a zero bit. In a block, the first zero bit means that the mean is the previous block's mean, and the second one ends the block.
    func table(_ number: UInt8) -> [UInt8] { segment(0xC4, [number, 1] + Array(repeating: 0, count: 15) + [0]) }
    let bits = 2 * ((width + 7) / 8) * ((height + 7) / 8)
    var data = Data([0xFF, 0xD8])
    data.append(contentsOf: segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0]))
    data.append(contentsOf: segment(0xDB, [0] + Array(repeating: 1, count: 64)))
    data.append(contentsOf: segment(0xC0, [8] + big(height).suffix(2) + big(width).suffix(2) + [1, 1, 0x11, 0]))
    data.append(contentsOf: table(0x00) + table(0x10) + segment(0xDA, [1, 1, 0, 0, 63, 0]))
    data.append(Data(count: bits / 8))
    if bits % 8 > 0 { data.append(0xFF >> UInt8(bits % 8)) }
    data.append(contentsOf: [0xFF, 0xD9])
    return data
  }

  private static func big(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

  /// Returns zeros in zlib format: a single zero, followed by repetitions.
  private static func zeros(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    var (byte, filled) = (UInt8(0), UInt8(0))
    func add(_ bits: String) {
      for bit in bits.utf8 {
        byte |= (bit - 48) << filled
        filled += 1
        if filled < 8 { continue }
        bytes.append(byte)
        (byte, filled) = (0, 0)
      }
    }
    add("110")  // the final block, with fixed codes
    for _ in 0..<(1 + (count - 1) % 258) { add("00110000") }  // the value 0
    for _ in 0..<(count - 1) / 258 { add("1100010100000") }  // 258 repetitions of the previous value
    add("0000000")
    if filled > 0 { bytes.append(byte) }
    return bytes + big((count % 65_521) << 16 | 1)
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = ~0
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = crc & 1 == 1
        crc >>= 1
        if isOdd { crc ^= 0xEDB8_8320 }
      }
    }
    return ~crc
  }
}
