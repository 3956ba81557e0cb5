import Foundation

#if !canImport(CoreGraphics)
  /// A two-dimensional vector, for platforms whose Foundation has no `CGVector`.
  ///
  /// It carries the same names as CoreGraphics' type, so that code moves between the platforms unchanged.
  public struct CGVector: Equatable, Hashable, Sendable {
    /// The horizontal component; its unit is the caller's (points, or fractions of an element).
    public var dx: CGFloat
    /// The vertical component, growing downwards on a screen.
    public var dy: CGFloat
    /// The vector whose components are both zero.
    public static let zero: CGVector = CGVector(dx: 0, dy: 0)

    /// Makes a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif

/// Address space that takes no memory until it is written to, page by page.
enum PageMemory {
  /// The size from which on a block is worth pages of its own.
  static let threshold: Int = 1 << 17

  static let pageSize: Int = max(1, Int(sysconf(Int32(_SC_PAGESIZE))))

  /// Reserves address space; `nil` when the system has none to give, and then ordinary memory must do.
  static func reserve(byteCount: Int) -> UnsafeMutableRawPointer? {
    let memory = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0)
    return memory == MAP_FAILED ? nil : memory
  }

  static func release(_ memory: UnsafeMutableRawPointer, byteCount: Int) { munmap(memory, byteCount) }
}
