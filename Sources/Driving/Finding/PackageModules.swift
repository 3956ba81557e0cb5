import ScenarioKit

/// The modules whose screens and functions can't be a part of a scenario, because ScreenTestKit or the toolchain declares them.
enum PackageModules {
  /// The names of the modules.
  static let others: Set<String> = OwnModules.names.subtracting(example).union(toolchain)

  /// The example app, which is driven like any other app.
  private static let example: Set<String> = ["NotInstagram", "NotInstagramScenarios"]

  /// The modules that a static executable contains.
  private static let toolchain: Set<String> = [
    "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Musl",
    "Observation", "RegexBuilder", "Runtime", "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency", "_Differentiation", "_RegexParser", "_StringProcessing",
    "_TestingInternals", "_Testing_Foundation", "_Volatile",
  ]
}
