import Foundation

/// The filter that environment variables set: tags, names, tests that failed, and a shard.
///
/// A test or scenario that isn't chosen is logged as skipped, with the reason.
struct Choice: Sendable {
  /// The filter for the runs that the current task creates.
  @TaskLocal static var current: Choice = .ofProcess

  /// The filter from the environment of this process.
  static let ofProcess: Choice = {
    let choice = Choice(variable: Platform.environment, folder: Journal.standardFolder, launcher: Launcher.current)
    // Create this file, because otherwise Bazel assumes that the test doesn't support sharding.
    if Platform.environment("TEST_TOTAL_SHARDS") != nil, let status = Platform.environment("TEST_SHARD_STATUS_FILE"), !status.isEmpty {
      _ = FileManager.default.createFile(atPath: status, contents: nil)
    }
    return choice
  }()

  /// Whether the environment sets any filter variable.
  static var isAskedFor: Bool { variables.contains { Platform.environment($0)?.isEmpty == false } }

  private static let variables = ["SCREENTEST_TAGS", "SCREENTEST_NAME", "SCREENTEST_RERUN", "SCREENTEST_SHARD"] + Shard.variables

  private var tags: (expression: TagExpression, text: String)?
  private var name: (filter: NameFilter, text: String)?
  private var failed: (tests: Set<String>, text: String)?
  private(set) var shard: Shard?
  private var plan: ShardPlan?

  /// The reason why the environment variables can't be read.
  ///
  /// Every test fails with this problem.
  private(set) var problem: ChoiceProblem?

  /// Whether scenarios are chosen by tags or names.
  var choosesScenarios: Bool { tags != nil || name != nil }

  /// Whether any test or scenario may be left out.
  var isActive: Bool { choosesScenarios || failed != nil || shard != nil || problem != nil }

  /// The variables that are set, for messages: “SCREENTEST_TAGS=@smoke”.
  var text: String { [tags?.text, name?.text, failed?.text].compactMap(\.self).joined(separator: " and ") }

  /// Creates a filter from environment variables.
  /// - Parameters:
  ///   - variable: Returns the value of an environment variable.
  ///   - folder: The folder for journals.
  ///   - launcher: The program that started this process. Journals of its other processes belong to the same run.
  init(variable: (String) -> String?, folder: URL?, launcher: String) {
    do throws(ChoiceProblem) {
      try readTags(variable("SCREENTEST_TAGS"))
      try readName(variable("SCREENTEST_NAME"))
      try readFailed(variable("SCREENTEST_RERUN"), folder, launcher)
      shard = try Shard(variable: variable)
      plan = try shard.map { shard throws(ChoiceProblem) in ShardPlan(count: shard.count, times: try Self.times(variable("SCREENTEST_TIMINGS"))) }
    } catch {
      problem = error
    }
  }

  private mutating func readTags(_ text: String?) throws(ChoiceProblem) {
    guard let text, !text.allSatisfy(\.isWhitespace) else { return }
    do throws(TagExpression.Problem) {
      tags = (try TagExpression(parsing: text), "SCREENTEST_TAGS=\(text)")
    } catch {
      throw ChoiceProblem(
        variable: "SCREENTEST_TAGS", value: text, reason: "isn't a valid tag expression: \(error.reason)", offset: error.offset,
        advice: "write it like “@smoke and not (@slow or @wip)”.")
    }
  }

  private mutating func readName(_ text: String?) throws(ChoiceProblem) {
    guard let text, !text.isEmpty else { return }
    guard let filter = NameFilter(text) else {
      throw ChoiceProblem(
        variable: "SCREENTEST_NAME", value: text, reason: "isn't a valid regular expression",
        advice: "write a part of a name, or a regular expression in the syntax of NSRegularExpression: SCREENTEST_NAME='/^Logging (in|out)$/'.")
    }
    name = (filter, "SCREENTEST_NAME=\(text)")
  }

  private mutating func readFailed(_ text: String?, _ folder: URL?, _ launcher: String) throws(ChoiceProblem) {
    guard let text, !text.isEmpty else { return }
    let place = text == "failed" ? folder : URL(fileURLWithPath: text)
    guard let place, let results = TestResults(at: place, notOf: text == "failed" ? launcher : nil) else {
      throw ChoiceProblem(
        variable: "SCREENTEST_RERUN", value: text,
        reason: text == "failed"
          ? "selects the tests that failed last time, but there is no journal\(place.map { " in \($0.path)" } ?? "")" : "is neither a journal nor a folder of journals",
        advice: "run all tests first, or name a journal or a folder: SCREENTEST_RERUN=.build/screentest.")
    }
    failed = (results.failed, "SCREENTEST_RERUN=\(text)")
  }

  private static func times(_ text: String?) throws(ChoiceProblem) -> [String: Int64] {
    guard let text, !text.isEmpty else { return [:] }
    // Read only the named folder, because all shards need the same times. Other folders can differ between machines, and change as soon as one shard has run.
    guard let results = TestResults(at: URL(fileURLWithPath: text), readsChosenFolders: false) else {
      throw ChoiceProblem(
        variable: "SCREENTEST_TIMINGS", value: text, reason: "is neither a journal nor a folder of journals",
        advice: "give every shard the same journals, or don't set the variable. If shards use different times, a test might run in none of the shards.")
    }
    return results.times
  }

  /// Returns why a whole test is left out, or `nil` if the test or its scenarios may run.
  ///
  /// This is called before the test starts.
  /// - Parameters:
  ///   - test: The name of the test, as returned by ``TestResults/name(feature:test:)``.
  ///   - testTags: The tags that all scenarios of the test share.
  func reasonToLeaveOut(test: String, tags testTags: [String]) -> String? {
    if let shard, let own = otherShard(of: test) { return "not chosen: in shard \(own)/\(shard.count), and this is \(shard.name) (\(shard.source))" }
    if let failed, !failed.tests.contains(test) { return "not chosen: \(failed.text), and it did not fail" }
    if let tags, tags.expression.verdict(on: testTags) == false { return "not chosen: \(tags.text)" }
    return nil
  }

  /// Returns the shard of a test, or `nil` if the test belongs to this shard.
  ///
  /// Only the journal of that other shard contains the test.
  func otherShard(of test: String) -> Int? {
    guard let shard, let own = plan?.shard(of: test), own != shard.index else { return nil }
    return own
  }

  /// Returns why a scenario in a running test is left out, or `nil` if the scenario runs.
  /// - Parameters:
  ///   - scenario: The name of the scenario.
  ///   - test: The name of the test.
  ///   - allTags: The tags of the scenario, including the test's tags.
  func reasonToLeaveOut(scenario: String, test: String, tags allTags: [String]) -> String? {
    if let tags, !tags.expression.isSatisfied(by: allTags) { return "not chosen: \(tags.text)" }
    if let name, !name.filter.matches(scenario), !name.filter.matches(test) { return "not chosen: \(name.text)" }
    return nil
  }
}
