/// The checksum of zip files, which finds every change of up to four adjacent bytes.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { remainder, _ in remainder & 1 == 1 ? 0xEDB8_8320 ^ (remainder >> 1) : remainder >> 1 }
  }

  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    // Without optimization, buffers are ten times faster than arrays.
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        var checksum: UInt32 = ~0
        for index in 0..<bytes.count { checksum = table[Int(UInt8(truncatingIfNeeded: checksum) ^ bytes[index])] ^ (checksum >> 8) }
        return ~checksum
      }
    }
  }
}
