/// One of the parts that a suite is split into, so that several machines share its tests.
struct Shard: Equatable, Sendable {
  /// Which part it is: 1 for the first.
  let index: Int
  /// How many parts there are.
  let count: Int
  /// The environment variables that say so, as they are set: “SCREENTEST_SHARD=2/8”.
  let source: String

  /// The part as `SCREENTEST_SHARD` names it: “2/8”.
  var name: String { "\(index)/\(count)" }
}

extension Shard {
  /// A pair of variables with which a system tells its jobs which of how many they are.
  private struct Pair {
    let index: String
    let count: String
    /// The number of the first job.
    var first: Int = 0
  }

  private static let pairs = [
    Pair(index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS"), Pair(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL"),
    Pair(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"), Pair(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    Pair(index: "SEMAPHORE_JOB_INDEX", count: "SEMAPHORE_JOB_COUNT", first: 1),
  ]

  /// The variables that tell of several shards, but for our own.
  static var variables: [String] { pairs.map(\.count) }

  /// The part that the environment names; `nil` where it names none, or one of one.
  /// - Parameter variable: Gives the value of an environment variable.
  init?(variable: (String) -> String?) throws(ChoiceProblem) {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    if let own = value("SCREENTEST_SHARD") {
      let numbers = own.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count > 0 else {
        throw ChoiceProblem(variable: "SCREENTEST_SHARD", value: own, reason: "does not name a shard", advice: "write which one and of how many: SCREENTEST_SHARD=2/8.")
      }
      guard (1...count).contains(index) else {
        throw ChoiceProblem(
          variable: "SCREENTEST_SHARD", value: own, reason: "names a shard that there is not: \(count == 1 ? "the only one is 1/1" : "they are 1/\(count) to \(count)/\(count)")",
          advice: "let each machine name another one of them.")
      }
      if count == 1 { return nil }
      self.init(index: index, count: count, source: "SCREENTEST_SHARD=\(own)")
      return
    }
    for var pair in Self.pairs {
      // GitLab counts its jobs from 1, other systems that use the same names from 0.
      if pair.index == "CI_NODE_INDEX", value("GITLAB_CI") != nil { pair.first = 1 }
      guard let count = value(pair.count) else { continue }
      guard let number = Int(count), number > 0 else {
        throw ChoiceProblem(
          variable: pair.count, value: count, reason: "is not a number of shards", advice: "set it to a number, or name the shard with SCREENTEST_SHARD=2/8.")
      }
      if number == 1 { return nil }
      let index = value(pair.index)
      guard let index, let place = Int(index), (pair.first..<(pair.first + number)).contains(place) else {
        throw ChoiceProblem(
          variable: pair.index, value: index, reason: "is not the number of a shard from \(pair.first) to \(pair.first + number - 1), and \(pair.count) is \(number)",
          advice: "set it to one of them, or name the shard with SCREENTEST_SHARD=2/8; SCREENTEST_SHARD=1/1 runs everything.")
      }
      self.init(index: place - pair.first + 1, count: number, source: "\(pair.index)=\(index), \(pair.count)=\(count)")
      return
    }
    return nil
  }

  /// The name of the part that the environment names; where that cannot be read, what `SCREENTEST_SHARD` says.
  static func named(by variable: (String) -> String?) -> String? {
    do throws(ChoiceProblem) { return try Shard(variable: variable)?.name } catch { return error.value }
  }
}
