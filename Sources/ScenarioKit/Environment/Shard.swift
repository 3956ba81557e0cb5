/// A part of a test suite that is split across several machines.
struct Shard: Equatable, Sendable {
  /// The number of the shard, counted from 1.
  let index: Int
  /// The total number of shards.
  let count: Int
  /// The environment variables that define the shard, with their values: “SCREENTEST_SHARD=2/8”.
  let source: String

  /// The name of the shard in the format of `SCREENTEST_SHARD`: “2/8”.
  var name: String { "\(index)/\(count)" }
}

extension Shard {
  /// The two variables of a CI system that contain the number of a job and the total number of jobs.
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

  /// The variables of other systems that set the number of shards.
  static var variables: [String] { pairs.map(\.count) }

  /// Creates the shard from the environment, or `nil` if there isn't one or there's only one shard.
  /// - Parameter variable: Returns the value of an environment variable.
  init?(variable: (String) -> String?) throws(ChoiceProblem) {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    if let own = value("SCREENTEST_SHARD") {
      let numbers = own.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count > 0 else {
        throw ChoiceProblem(
          variable: "SCREENTEST_SHARD", value: own, reason: "does not name a shard", advice: "write the number of the shard and the number of all shards: SCREENTEST_SHARD=2/8.")
      }
      guard (1...count).contains(index) else {
        throw ChoiceProblem(
          variable: "SCREENTEST_SHARD", value: own,
          reason: "names a shard that doesn't exist: \(count == 1 ? "the only shard is 1/1" : "the shards are 1/\(count) to \(count)/\(count)")",
          advice: "give each machine a different shard.")
      }
      if count == 1 { return nil }
      self.init(index: index, count: count, source: "SCREENTEST_SHARD=\(own)")
      return
    }
    for var pair in Self.pairs {
      // Change the first number for GitLab, which numbers jobs from 1. Other systems with the same variables number them from 0.
      if pair.index == "CI_NODE_INDEX", value("GITLAB_CI") != nil { pair.first = 1 }
      guard let count = value(pair.count) else { continue }
      guard let number = Int(count), number > 0 else {
        throw ChoiceProblem(
          variable: pair.count, value: count, reason: "is not a number of shards", advice: "set it to a number, or name the shard with SCREENTEST_SHARD=2/8.")
      }
      if number == 1 { return nil }
      let index = value(pair.index)
      guard let index, let place = Int(index), (pair.first..<(pair.first + number)).contains(place) else {
        let allowed = "the number of a shard from \(pair.first) to \(pair.first + number - 1)"
        let problem = index == nil ? "must be \(allowed), but it isn't set" : "is not \(allowed)"
        throw ChoiceProblem(
          variable: pair.index, value: index, reason: "\(problem), and \(pair.count) is \(number)",
          advice: "set it to one of these numbers, or name the shard with SCREENTEST_SHARD=2/8; SCREENTEST_SHARD=1/1 runs everything.")
      }
      self.init(index: place - pair.first + 1, count: number, source: "\(pair.index)=\(index), \(pair.count)=\(count)")
      return
    }
    return nil
  }

  /// Returns the name of the shard in the environment, or the invalid value if it can't be parsed.
  static func named(by variable: (String) -> String?) -> String? {
    do throws(ChoiceProblem) { return try Shard(variable: variable)?.name } catch { return error.value }
  }
}
