import Foundation

extension UUID {
  /// A random identifier from the process's own generator; `UUID()` opens a device file for each.
  static func random() -> UUID {
    var generator = SystemRandomNumberGenerator()
    let (first, second) = (generator.next() as UInt64, generator.next() as UInt64)
    var bytes = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { buffer in
      buffer.storeBytes(of: first, as: UInt64.self)
      buffer.storeBytes(of: second, toByteOffset: 8, as: UInt64.self)
      // Version 4, the random one, in the variant that everybody uses.
      buffer[6] = buffer[6] & 0x0F | 0x40
      buffer[8] = buffer[8] & 0x3F | 0x80
    }
    return UUID(uuid: bytes)
  }
}
