import Foundation

/// A growing block of plain memory that its owner frees by hand.
///
/// Arrays inside a class cost exclusivity and bounds checks at each access; here the owner vouches for the indices.
struct Block<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = Self.resized(nil, to: capacity)
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
  ///
  /// Small blocks double; large ones grow by an eighth, as moving their pages costs next to nothing.
  @inline(__always) mutating func reserve(_ count: Int) {
    if count > capacity { grow(to: count) }
  }

  @inline(never) private mutating func grow(to count: Int) {
    let step = capacity * MemoryLayout<Element>.stride < 1 << 18 ? capacity : capacity / 8
    capacity = max(count, capacity + step)
    base = Self.resized(base, to: capacity)
  }

  func free() { Foundation.free(base) }

  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  private static func resized(_ old: UnsafeMutablePointer<Element>?, to capacity: Int) -> UnsafeMutablePointer<Element> {
    guard let memory = realloc(old, max(1, capacity) * MemoryLayout<Element>.stride) else { fatalError("The system has no memory left for the element tree.") }
    return memory.assumingMemoryBound(to: Element.self)
  }
}
