/// A fast hash of UTF-8 bytes: words of eight bytes, mixed by full-width multiplication.
enum TextHash {
  @inline(__always) static func hash(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
    let raw = UnsafeRawPointer(bytes)
    var state: UInt64 = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15 ^ 0xA076_1D64_78BD_642F
    if count >= 8 {
      var position = 0
      while position &+ 8 <= count {
        state = mix(state ^ raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        position &+= 8
      }
      if position < count { state = mix(state ^ raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)) }
    } else if count >= 4 {
      let head = UInt64(raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
      let tail = UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      state = mix(state ^ (head &<< 32 | tail))
    } else if count > 0 {
      let word = UInt64(bytes[0]) | UInt64(bytes[count &>> 1]) &<< 8 | UInt64(bytes[count &- 1]) &<< 16
      state = mix(state ^ word)
    }
    return UInt32(truncatingIfNeeded: state ^ (state &>> 32))
  }

  /// Whether two texts of the same length are equal; most are too short to be worth a call.
  @inline(__always) static func areEqual(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let a = UnsafeRawPointer(first)
    let b = UnsafeRawPointer(second)
    if count >= 8 {
      var position = 0
      while position &+ 8 <= count {
        if a.loadUnaligned(fromByteOffset: position, as: UInt64.self) != b.loadUnaligned(fromByteOffset: position, as: UInt64.self) { return false }
        position &+= 8
      }
      return a.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self) == b.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    }
    if count >= 4 {
      return a.loadUnaligned(fromByteOffset: 0, as: UInt32.self) == b.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
        && a.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self) == b.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
    }
    return count == 0 || first[0] == second[0] && first[count &>> 1] == second[count &>> 1] && first[count &- 1] == second[count &- 1]
  }

  /// Copies a text; most are too short to be worth a call.
  @inline(__always) static func copy(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, _ count: Int) {
    let from = UnsafeRawPointer(source)
    let to = UnsafeMutableRawPointer(target)
    if count < 8 || count > 64 {
      to.copyMemory(from: from, byteCount: count)
      return
    }
    var position = 0
    while position &+ 8 <= count {
      to.storeBytes(of: from.loadUnaligned(fromByteOffset: position, as: UInt64.self), toByteOffset: position, as: UInt64.self)
      position &+= 8
    }
    to.storeBytes(of: from.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self), toByteOffset: count &- 8, as: UInt64.self)
  }

  @inline(__always) private static func mix(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}
