/// Which tests are in which shard: the same in every process that knows the same times.
struct ShardPlan: Sendable {
  let count: Int
  /// The shard of each test whose time is known, counted from 1.
  private let planned: [String: Int]

  /// Plans the shards so that each takes about as long, as far as times are known: the longest test first, each to the shard that has the least to do.
  /// - Parameters:
  ///   - count: How many shards there are.
  ///   - times: The nanoseconds that each test took, by its name.
  init(count: Int, times: [String: Int64] = [:]) {
    self.count = count
    var planned: [String: Int] = [:]
    var loads = [Int64](repeating: 0, count: count)
    for (test, time) in times.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      guard let least = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) }) else { break }
      loads[least] += max(time, 1)
      planned[test] = least + 1
    }
    self.planned = planned
  }

  /// The shard of a test, counted from 1: the planned one, or else one that its name alone decides.
  func shard(of test: String) -> Int { planned[test] ?? Int(Self.hash(test) % UInt64(count)) + 1 }

  // Swift's own hashes differ from process to process. This one is FNV-1a, whose last step mixes too little for a remainder: the high half is folded in.
  private static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash ^ (hash >> 32)
  }
}
