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
  /// The size in bytes from which on a block is worth pages of its own.
  static let threshold: Int = 1 << 17

  /// The size in bytes from which on a block is worth large pages: they spare most of the time that a million small ones take.
  private static let largePageThreshold: Int = 1 << 23

  static let pageSize: Int = max(1, Int(sysconf(Int32(_SC_PAGESIZE))))

  #if os(Linux)
    private static let advice: (largePages: Int32, fillNow: Int32)? = (14, 23)
  #else
    private static let advice: (largePages: Int32, fillNow: Int32)? = nil
  #endif

  /// Reserves address space; `nil` when the system has none to give, and then ordinary memory must do.
  ///
  /// - Parameter expected: How much of it is going to be used soon, in bytes.
  static func reserve(byteCount: Int, expected: Int) -> UnsafeMutableRawPointer? {
    guard let memory = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0), memory != MAP_FAILED else { return nil }
    if let advice, expected >= largePageThreshold { madvise(memory, byteCount, advice.largePages) }
    return memory
  }

  /// Lets the system provide a part of the space at once, where it can: much cheaper than one page after the other on first use.
  static func fill(_ memory: UnsafeMutableRawPointer, byteCount: Int) {
    guard let advice else { return }
    let offset = Int(bitPattern: memory) & (pageSize - 1)
    madvise(memory - offset, byteCount + offset, advice.fillNow)
  }

  static func release(_ memory: UnsafeMutableRawPointer, byteCount: Int) { munmap(memory, byteCount) }
}
