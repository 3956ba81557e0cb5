import Foundation

/// A cache of the sizes that an item has returned for proposals.
///
/// The first four sizes are stored in the node itself, because each node would otherwise need to allocate an array.
struct SizeCache {
  // Represents a `nil` length. This value is never proposed.
  private static let noLength = -CGFloat(Float.greatestFiniteMagnitude)

  private struct Entry {
    var proposedWidth = noLength
    var proposedHeight = noLength
    var size = CGSize.zero
  }

  /// An entry that needs half the memory, for lengths that a `Float` can represent.
  ///
  /// Nearly all lengths are integers, and a large app has many nodes.
  private struct SmallEntry {
    var proposal: SIMD2<Float> = .zero
    var width: Float = 0
    var height: Float = 0
  }

  private var count: UInt8 = 0
  /// Whether the cache has every size that was returned since the last complete layout around the node.
  private(set) var isComplete = true
  /// The number of times that the cache has been cleared.
  private(set) var generation: UInt32 = 0
  // An array for further sizes, because nested stacks request all combinations of minimum, maximum and proposed lengths along both axes, and lengths can be fractional.
  private var more: [Entry] = []
  private var first = SmallEntry()
  private var second = SmallEntry()
  private var third = SmallEntry()
  private var fourth = SmallEntry()
  private static let limit = 32

  var isEmpty: Bool { count == 0 && more.isEmpty }

  /// Removes all sizes.
  ///
  /// The caches of all surrounding nodes that have used the sizes must be cleared too.
  mutating func removeAll() {
    forget()
    isComplete = true
  }

  /// Removes all sizes although surrounding nodes may still use them.
  mutating func removeAllButAnswered() {
    if !isEmpty { isComplete = false }
    forget()
  }

  private mutating func forget() {
    count = 0
    generation &+= 1
    if !more.isEmpty { more.removeAll(keepingCapacity: true) }
  }

  private static func key(_ length: CGFloat?) -> CGFloat { length ?? noLength }

  /// Returns the cached size for a proposal, or `nil` if it isn't cached.
  ///
  /// The method is mutating so it can read the cache in place, because a copy would cost more than the lookup.
  mutating func size(for proposal: ProposedSize) -> CGSize? {
    let width = Self.key(proposal.width)
    let height = Self.key(proposal.height)
    if count > 0 {
      let small = SIMD2(Float(width), Float(height))
      if CGFloat(small.x) == width, CGFloat(small.y) == height {
        if first.proposal == small { return Self.size(first) }
        if count > 1, second.proposal == small { return Self.size(second) }
        if count > 2, third.proposal == small { return Self.size(third) }
        if count > 3, fourth.proposal == small { return Self.size(fourth) }
      }
    }
    for entry in more where entry.proposedWidth == width && entry.proposedHeight == height { return entry.size }
    return nil
  }

  private static func size(_ entry: SmallEntry) -> CGSize { CGSize(width: CGFloat(entry.width), height: CGFloat(entry.height)) }

  /// Returns whether all proposals and their sizes satisfy a condition.
  @MainActor
  func allSatisfy(_ condition: (ProposedSize, CGSize) -> Bool) -> Bool {
    func holds(_ entry: SmallEntry) -> Bool { holds(CGFloat(entry.proposal.x), CGFloat(entry.proposal.y), Self.size(entry)) }
    func holds(_ width: CGFloat, _ height: CGFloat, _ size: CGSize) -> Bool {
      condition(ProposedSize(width: Self.length(width), height: Self.length(height)), size)
    }
    guard (count < 1 || holds(first)) && (count < 2 || holds(second)) && (count < 3 || holds(third)) && (count < 4 || holds(fourth)) else { return false }
    return more.allSatisfy { holds($0.proposedWidth, $0.proposedHeight, $0.size) }
  }

  private static func length(_ key: CGFloat) -> CGFloat? { key == noLength ? nil : key }

  /// Adds a size that isn't in the cache.
  mutating func insert(_ size: CGSize, for proposal: ProposedSize) {
    let entry = Entry(proposedWidth: Self.key(proposal.width), proposedHeight: Self.key(proposal.height), size: size)
    guard count < 4, let small = Self.small(entry) else {
      if more.count == Self.limit {
        more.removeAll(keepingCapacity: true)
        isComplete = false
      }
      more.append(entry)
      return
    }
    switch count {
    case 0: first = small
    case 1: second = small
    case 2: third = small
    default: fourth = small
    }
    count += 1
  }

  /// Returns the entry with half the memory, or `nil` if the conversion would change a length.
  private static func small(_ entry: Entry) -> SmallEntry? {
    let small = SmallEntry(
      proposal: SIMD2(Float(entry.proposedWidth), Float(entry.proposedHeight)), width: Float(entry.size.width), height: Float(entry.size.height))
    let isExact = CGFloat(small.proposal.x) == entry.proposedWidth && CGFloat(small.proposal.y) == entry.proposedHeight && self.size(small) == entry.size
    return isExact ? small : nil
  }
}
