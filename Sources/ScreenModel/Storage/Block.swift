import Foundation

/// A growing block of plain memory that its owner frees by hand.
///
/// Arrays inside a class cost exclusivity and bounds checks at each access; here the owner vouches for the indices. A large block lies in
/// address space that is reserved far ahead: it grows without being copied, and pages that nobody has written to take no memory.
struct Block<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private var isReserved: Bool

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    isReserved = false
    base = Self.allocated(&self.capacity, &isReserved)
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
    let old = self
    capacity = max(count, capacity + max(8, capacity / 2))
    base = Self.allocated(&capacity, &isReserved)
    base.update(from: old.base, count: old.capacity)
    old.free()
  }

  func free() {
    if isReserved { PageMemory.release(base, byteCount: capacity * MemoryLayout<Element>.stride) } else { base.deallocate() }
  }

  /// The memory that the block takes when `used` of its elements have been written.
  func byteCount(used: Int) -> Int {
    let stride = MemoryLayout<Element>.stride
    return isReserved ? (used * stride + PageMemory.pageSize - 1) / PageMemory.pageSize * PageMemory.pageSize : capacity * stride
  }

  /// Memory for at least `capacity` elements; a large block gets eight times that as address space, if there is any.
  private static func allocated(_ capacity: inout Int, _ isReserved: inout Bool) -> UnsafeMutablePointer<Element> {
    let stride = MemoryLayout<Element>.stride
    if capacity * stride >= PageMemory.threshold, let pages = PageMemory.reserve(byteCount: capacity * stride * 8) {
      capacity *= 8
      isReserved = true
      return pages.assumingMemoryBound(to: Element.self)
    }
    isReserved = false
    return .allocate(capacity: capacity)
  }
}
