/// The arguments of `swift test` that `screentest test` forwards, sorted by their purpose.
struct SwiftTestArguments: Equatable, Sendable {
  /// The arguments for `swift build`: how and where the tests are built.
  var build: [String] = []
  /// The folder of the package.
  var package: String = "."
  /// The regular expressions for tests to run.
  ///
  /// A test runs only if its name matches an expression.
  var filters: [String] = []
  /// The regular expressions for tests to skip.
  ///
  /// A test is left out if its name matches an expression.
  var skips: [String] = []
  /// The libraries whose tests run.
  var libraries: Set<ListedTest.Library> = Set(ListedTest.Library.allCases)
  /// Whether to skip the build, because the tests are already built.
  var skipsBuild: Bool = false
  /// The test product, if the package has several.
  var product: String?

  /// The build arguments, including the flag that `@testable` imports need in a release build.
  ///
  /// `swift test` adds this flag itself.
  var ofBuild: [String] {
    let isRelease = zip(build, build.dropFirst()).contains { ["-c", "--configuration"].contains($0) && $1 == "release" }
    return build + (isRelease && !build.contains("-enable-testing") ? ["-Xswiftc", "-enable-testing"] : [])
  }

  /// Returns whether the filters include a test's name.
  ///
  /// ``expressions()`` creates the regular expressions.
  static func isWanted(_ id: String, _ filters: [Regex<AnyRegexOutput>], _ skips: [Regex<AnyRegexOutput>]) -> Bool {
    (filters.isEmpty || filters.contains { id.firstMatch(of: $0) != nil }) && !skips.contains { id.firstMatch(of: $0) != nil }
  }
}
