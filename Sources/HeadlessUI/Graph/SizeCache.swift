import Foundation

/// The sizes that an item has answered with since they were last forgotten; the first few are kept within the node: an array would cost each node an allocation.
struct SizeCache {
  // A proposal without a length is kept as one that is never made.
  private static let noLength = -CGFloat(Float.greatestFiniteMagnitude)

  private struct Entry {
    var proposedWidth = noLength
    var proposedHeight = noLength
    var size = CGSize.zero
  }

  /// An entry in half the room: nearly all lengths are whole numbers, and a large app has many nodes.
  private struct SmallEntry {
    var proposal: SIMD2<Float> = .zero
    var width: Float = 0
    var height: Float = 0
  }

  private var count: UInt8 = 0
  /// Whether all the sizes are here that the node has answered with since what is around it was last laid out as a whole.
  private(set) var isComplete = true
  /// How often the sizes have been forgotten.
  private(set) var generation: UInt32 = 0
  // Stacks in stacks ask for every combination of the least, the most and the offered length along both axes; and not every length is a whole number.
  private var more: [Entry] = []
  private var first = SmallEntry()
  private var second = SmallEntry()
  private var third = SmallEntry()
  private var fourth = SmallEntry()
  private static let limit = 32

  var isEmpty: Bool { count == 0 && more.isEmpty }

  /// Forgets the sizes, together with those of all nodes around that go by them.
  mutating func removeAll() {
    forget()
    isComplete = true
  }

  /// Forgets the sizes while nodes around may still go by them.
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

  /// The size for a proposal, if it was asked for lately.
  ///
  /// Mutating, so that it is looked up where it is: a copy for each question costs more than the answer.
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

  /// Whether a condition holds for all sizes and what they were asked for with.
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

  /// Remembers a size that was not known.
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

  /// The entry in half the room; `nil` where that would change a length.
  private static func small(_ entry: Entry) -> SmallEntry? {
    let small = SmallEntry(
      proposal: SIMD2(Float(entry.proposedWidth), Float(entry.proposedHeight)), width: Float(entry.size.width), height: Float(entry.size.height))
    let isExact = CGFloat(small.proposal.x) == entry.proposedWidth && CGFloat(small.proposal.y) == entry.proposedHeight && self.size(small) == entry.size
    return isExact ? small : nil
  }
}
