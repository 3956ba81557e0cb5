/// An assignment of tests to shards, which is the same in every process with the same timings.
struct ShardPlan: Sendable {
  let count: Int
  /// The shard of each test whose time is known, counted from 1.
  private let planned: [String: Int]

  /// Creates a plan that balances the known times of the shards.
  ///
  /// The plan assigns the longest test first, always to the shard with the lowest total.
  /// - Parameters:
  ///   - count: The number of shards.
  ///   - times: The duration of each test in nanoseconds, by test name.
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

  /// Returns the shard of a test, counted from 1.
  ///
  /// It's the planned shard, or else a shard that depends only on the name.
  func shard(of test: String) -> Int { planned[test] ?? Int(Self.hash(test) % UInt64(count)) + 1 }

  // Use FNV-1a, because Swift's own hashes differ between processes. Its last step mixes too little for a remainder, so the high half is folded in.
  private static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash ^ (hash >> 32)
  }
}
