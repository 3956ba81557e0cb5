import Foundation

/// A growing block of plain memory, which its owner must free.
///
/// Unlike an array in a class, a block has no exclusivity and bounds checks, which are slow in a debug build. The owner of a block is
/// responsible for valid indices.
struct Block<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  /// The number of elements that the memory has room for.
  private(set) var capacity: Int

  /// The capacity from which a block grows by a sixteenth instead of doubling.
  ///
  /// Growing in small steps is cheap for large blocks, because the system moves pages without copying them.
  private static var largestThatDoubles: Int { 2048 }

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    guard let memory = malloc(self.capacity * MemoryLayout<Element>.stride) else { preconditionFailure("Not enough memory for \(capacity) elements.") }
    base = memory.bindMemory(to: Element.self, capacity: self.capacity)
  }

  @inline(__always) subscript(index: Int) -> Element {
    unsafeAddress { UnsafePointer(base + index) }
    nonmutating unsafeMutableAddress { base + index }
  }

  @inline(__always) subscript(index: UInt32) -> Element {
    unsafeAddress { UnsafePointer(base + Int(truncatingIfNeeded: index)) }
    nonmutating unsafeMutableAddress { base + Int(truncatingIfNeeded: index) }
  }

  /// Grows the block to hold at least `count` elements.
  @inline(__always) mutating func reserve(_ count: Int) {
    if count > capacity { grow(to: count) }
  }

  @inline(never) private mutating func grow(to count: Int) {
    capacity = max(count, capacity < Self.largestThatDoubles ? capacity * 2 : capacity + capacity / 16)
    guard let memory = realloc(base, byteCount) else { preconditionFailure("Not enough memory for \(capacity) elements.") }
    base = memory.bindMemory(to: Element.self, capacity: capacity)
  }

  /// Returns a new block with the same elements.
  func copy() -> Block {
    let copy = Block(capacity: capacity)
    copy.base.update(from: base, count: capacity)
    return copy
  }

  func free() { Foundation.free(base) }

  /// The memory of the block, including room for growth, in bytes.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }
}
