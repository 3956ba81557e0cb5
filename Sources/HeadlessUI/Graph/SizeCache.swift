import Foundation

/// The last few sizes that an item has answered with, kept within the node: an array of its own would cost each node an allocation.
struct SizeCache {
  private typealias Entry = (proposal: ProposedSize, size: CGSize)

  private static let none: Entry = (.unspecified, .zero)
  private var first = none
  private var second = none
  private var third = none
  private var fourth = none
  private var count: UInt8 = 0
  private var oldest: UInt8 = 0

  mutating func removeAll() {
    count = 0
    oldest = 0
  }

  /// The size for a proposal, if it was asked for lately.
  func size(for proposal: ProposedSize) -> CGSize? {
    if count > 0, first.proposal == proposal { return first.size }
    if count > 1, second.proposal == proposal { return second.size }
    if count > 2, third.proposal == proposal { return third.size }
    if count > 3, fourth.proposal == proposal { return fourth.size }
    return nil
  }

  /// Remembers a size in the place of the oldest.
  mutating func insert(_ size: CGSize, for proposal: ProposedSize) {
    switch oldest {
    case 0: first = (proposal, size)
    case 1: second = (proposal, size)
    case 2: third = (proposal, size)
    default: fourth = (proposal, size)
    }
    oldest = (oldest + 1) & 3
    count = min(4, count + 1)
  }
}
