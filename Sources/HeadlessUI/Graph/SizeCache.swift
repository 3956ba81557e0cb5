import Foundation

/// The last few sizes that an item has answered with, kept within the node: an array of its own would cost each node an allocation.
struct SizeCache {
  // A proposal without a length is kept as one that nobody makes, so that an entry is no larger than four numbers.
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
  private var oldest: UInt8 = 0

  mutating func removeAll() {
    count = 0
    oldest = 0
  }

  private static func key(_ length: CGFloat?) -> CGFloat { length ?? noLength }

  /// The size for a proposal, if it was asked for lately.
  func size(for proposal: ProposedSize) -> CGSize? {
    let width = Self.key(proposal.width)
    let height = Self.key(proposal.height)
    if count > 0, first.proposedWidth == width, first.proposedHeight == height { return first.size }
    if count > 1, second.proposedWidth == width, second.proposedHeight == height { return second.size }
    if count > 2, third.proposedWidth == width, third.proposedHeight == height { return third.size }
    if count > 3, fourth.proposedWidth == width, fourth.proposedHeight == height { return fourth.size }
    return nil
  }

  /// Remembers a size in the place of the oldest.
  mutating func insert(_ size: CGSize, for proposal: ProposedSize) {
    let entry = Entry(proposedWidth: Self.key(proposal.width), proposedHeight: Self.key(proposal.height), size: size)
    switch oldest {
    case 0: first = entry
    case 1: second = entry
    case 2: third = entry
    default: fourth = entry
    }
    oldest = (oldest + 1) & 3
    count = min(4, count + 1)
  }
}
