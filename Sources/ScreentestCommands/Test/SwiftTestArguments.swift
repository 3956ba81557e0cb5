/// The arguments of `swift test` that `screentest test` hands on, sorted by what they are about.
struct SwiftTestArguments: Equatable, Sendable {
  /// What `swift build` takes: how, and where, the tests are built.
  var build: [String] = []
  /// The folder of the package.
  var package: String = "."
  /// The regular expressions of which a test's name must match one.
  var filters: [String] = []
  /// The regular expressions of which a test's name must match none.
  var skips: [String] = []
  /// The libraries whose tests run.
  var libraries: Set<ListedTest.Library> = Set(ListedTest.Library.allCases)
  /// Whether the tests are built already.
  var skipsBuild: Bool = false
  /// The test product, where a package has several.
  var product: String?

  /// The words that `swift build` needs for what `swift test` does by itself: a release build that tests can look into.
  var ofBuild: [String] {
    let isRelease = zip(build, build.dropFirst()).contains { ["-c", "--configuration"].contains($0) && $1 == "release" }
    return build + (isRelease && !build.contains("-enable-testing") ? ["-Xswiftc", "-enable-testing"] : [])
  }

  /// Whether a test's name is among those that were asked for; the expressions are read by ``expressions()``.
  static func isWanted(_ id: String, _ filters: [Regex<AnyRegexOutput>], _ skips: [Regex<AnyRegexOutput>]) -> Bool {
    (filters.isEmpty || filters.contains { id.firstMatch(of: $0) != nil }) && !skips.contains { id.firstMatch(of: $0) != nil }
  }
}
