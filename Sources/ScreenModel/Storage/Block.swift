import Foundation

/// A growing block of plain memory that its owner frees by hand.
///
/// Arrays inside a class cost exclusivity and bounds checks at each access, which a debug build pays in full; here the owner is
/// responsible for the indices.
struct Block<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  /// How many elements there is memory for.
  private(set) var capacity: Int

  /// The capacity from which on a block grows by a sixteenth in place of doubling: of a large one the system moves pages, and copies nothing.
  private static var largestThatDoubles: Int { 2048 }

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    guard let memory = malloc(self.capacity * MemoryLayout<Element>.stride) else { preconditionFailure("There is no memory for \(capacity) elements.") }
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

  /// Grows the block until it has room for `count` elements.
  @inline(__always) mutating func reserve(_ count: Int) {
    if count > capacity { grow(to: count) }
  }

  @inline(never) private mutating func grow(to count: Int) {
    capacity = max(count, capacity < Self.largestThatDoubles ? capacity * 2 : capacity + capacity / 16)
    guard let memory = realloc(base, byteCount) else { preconditionFailure("There is no memory for \(capacity) elements.") }
    base = memory.bindMemory(to: Element.self, capacity: capacity)
  }

  /// Returns a block of its own with the same elements.
  func copy() -> Block {
    let copy = Block(capacity: capacity)
    copy.base.update(from: base, count: capacity)
    return copy
  }

  func free() { Foundation.free(base) }

  /// The memory that the block takes, room for growth included.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }
}
