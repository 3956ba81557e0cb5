import Foundation

/// The sizes that an item has answered with since they were last forgotten; the first few are kept within the node: an array would cost each node an allocation.
struct SizeCache {
  // A proposal without a length is kept as one that is never made, so that an entry is no larger than four numbers.
  private static let noLength = -CGFloat.greatestFiniteMagnitude

  private struct Entry {
    var proposedWidth = noLength
    var proposedHeight = noLength
    var size = CGSize.zero
  }

  private var first = Entry()
  private var second = Entry()
  private var third = Entry()
  private var fourth = Entry()
  private var count: UInt8 = 0
  // Stacks in stacks ask for every combination of the least, the most and the offered length along both axes.
  private var more: [Entry] = []
  private static let limit = 32
  /// Whether all the sizes are here that the node has answered with since what is around it was last laid out as a whole.
  private(set) var isComplete = true

  var isEmpty: Bool { count == 0 }

  /// Forgets the sizes, together with those of all nodes around that go by them.
  mutating func removeAll() {
    forget()
    isComplete = true
  }

  /// Forgets the sizes while nodes around may still go by them.
  mutating func removeAllButAnswered() {
    if count > 0 { isComplete = false }
    forget()
  }

  private mutating func forget() {
    count = 0
    if !more.isEmpty { more.removeAll(keepingCapacity: true) }
  }

  private static func key(_ length: CGFloat?) -> CGFloat { length ?? noLength }

  /// The size for a proposal, if it was asked for lately.
  ///
  /// Mutating, so that it is looked up where it is: a copy for each question costs more than the answer.
  mutating func size(for proposal: ProposedSize) -> CGSize? {
    let width = Self.key(proposal.width)
    let height = Self.key(proposal.height)
    if count > 0, first.proposedWidth == width, first.proposedHeight == height { return first.size }
    if count > 1, second.proposedWidth == width, second.proposedHeight == height { return second.size }
    if count > 2, third.proposedWidth == width, third.proposedHeight == height { return third.size }
    if count > 3, fourth.proposedWidth == width, fourth.proposedHeight == height { return fourth.size }
    for entry in more where entry.proposedWidth == width && entry.proposedHeight == height { return entry.size }
    return nil
  }

  /// Whether a condition holds for all sizes and what they were asked for with.
  @MainActor
  func allSatisfy(_ condition: (ProposedSize, CGSize) -> Bool) -> Bool {
    func holds(_ entry: Entry) -> Bool {
      condition(ProposedSize(width: Self.length(entry.proposedWidth), height: Self.length(entry.proposedHeight)), entry.size)
    }
    return (count < 1 || holds(first)) && (count < 2 || holds(second)) && (count < 3 || holds(third)) && (count < 4 || holds(fourth)) && more.allSatisfy(holds)
  }

  private static func length(_ key: CGFloat) -> CGFloat? { key == noLength ? nil : key }

  /// Remembers a size that was not known.
  mutating func insert(_ size: CGSize, for proposal: ProposedSize) {
    let entry = Entry(proposedWidth: Self.key(proposal.width), proposedHeight: Self.key(proposal.height), size: size)
    switch count {
    case 0: first = entry
    case 1: second = entry
    case 2: third = entry
    case 3: fourth = entry
    default:
      if more.count == Self.limit {
        more.removeAll(keepingCapacity: true)
        isComplete = false
      }
      more.append(entry)
    }
    count = min(4, count + 1)
  }
}
