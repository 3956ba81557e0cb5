import Foundation

/// A growing block of plain memory that its owner frees by hand.
///
/// Arrays inside a class cost exclusivity and bounds checks at each access; here the owner vouches for the indices. A large block lies in
/// address space that is reserved far ahead: it grows without being copied, and pages that nobody has written to take no memory.
struct Block<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  /// How many elements have memory.
  private(set) var capacity: Int
  /// How many elements have address space; 0 for a small block.
  private var reserved: Int

  init(capacity: Int) {
    let capacity = Swift.max(1, capacity)
    if let space = Self.space(for: capacity) {
      (base, reserved) = space
      PageMemory.fill(base, byteCount: capacity * MemoryLayout<Element>.stride)
    } else {
      (base, reserved) = (.allocate(capacity: capacity), 0)
    }
    self.capacity = capacity
  }

  @inline(__always) subscript(index: Int) -> Element {
    unsafeAddress { UnsafePointer(base + index) }
    nonmutating unsafeMutableAddress { base + index }
  }

  @inline(__always) subscript(index: UInt32) -> Element {
    unsafeAddress { UnsafePointer(base + Int(truncatingIfNeeded: index)) }
    nonmutating unsafeMutableAddress { base + Int(truncatingIfNeeded: index) }
  }

  /// Makes room for `count` elements.
  @inline(__always) mutating func reserve(_ count: Int) {
    if count > capacity { grow(to: count) }
  }

  @inline(never) private mutating func grow(to count: Int) {
    if count <= reserved {
      // A sixteenth more at a time, in whole pages: enough to make growing rare, and little to waste.
      let stride = MemoryLayout<Element>.stride
      let page = PageMemory.pageSize
      let end = ((count + capacity / 16) * stride + page - 1) / page * page
      let new = min(reserved, end / stride)
      PageMemory.fill(base + capacity, byteCount: (new - capacity) * stride)
      capacity = new
      return
    }
    let old = self
    let byteCount = count * MemoryLayout<Element>.stride
    // Small blocks double; larger ones, of which a half would be wasted, grow more carefully.
    let more = byteCount >= PageMemory.threshold ? capacity / 16 : byteCount >= 1 << 15 ? capacity / 2 : capacity
    self = Block(capacity: max(count, capacity + more))
    base.update(from: old.base, count: old.capacity)
    old.free()
  }

  func free() {
    if reserved > 0 { PageMemory.release(base, byteCount: reserved * MemoryLayout<Element>.stride) } else { base.deallocate() }
  }

  /// The memory that the block takes, room for growth included.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  /// Address space for a large block: eight times what it needs now, if there is so much.
  private static func space(for capacity: Int) -> (UnsafeMutablePointer<Element>, Int)? {
    let stride = MemoryLayout<Element>.stride
    guard capacity * stride >= PageMemory.threshold, let memory = PageMemory.reserve(byteCount: capacity * stride * 8, expected: capacity * stride) else { return nil }
    return (memory.bindMemory(to: Element.self, capacity: capacity * 8), capacity * 8)
  }
}
