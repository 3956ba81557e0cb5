extension SwiftTestArguments {
  /// The options of `swift build` that take a value.
  private static let buildOptionsWithValue: Set<String> = [
    "-c", "--configuration", "--scratch-path", "--build-path", "-Xswiftc", "-Xcc", "-Xcxx", "-Xlinker", "-Xbuild-tools-swiftc", "--swift-sdk", "--triple", "--toolchain", "--sdk",
    "--sanitize", "-j", "--build-system", "--cache-path", "--config-path", "--security-path", "--swift-sdks-path", "--traits", "--debug-info-format", "-debug-info-format",
    "--pkg-config-path", "--netrc-file", "--default-registry-url", "--manifest-cache",
  ]

  /// The options of `swift build` that don't take a value.
  private static let buildFlags: Set<String> = [
    "-v", "--verbose", "--vv", "--very-verbose", "-q", "--quiet", "--disable-sandbox", "--skip-update", "--disable-automatic-resolution", "--force-resolved-versions",
    "--only-use-versions-from-resolved-file", "--enable-all-traits", "--disable-default-traits", "--disable-index-store", "--enable-index-store", "--auto-index-store",
    "--no-static-swift-stdlib", "--disable-dependency-cache", "--enable-dependency-cache", "--disable-build-manifest-caching",
    "--enable-build-manifest-caching", "--disable-netrc", "--enable-netrc", "--disable-keychain", "--enable-parseable-module-interfaces", "--use-integrated-swift-driver",
  ]

  /// The options that can't be supported, with the reason and an alternative.
  private static let refused: [String: String] = [
    "--parallel": "distributes tests differently: write --jobs N, the number of processes",
    "--no-parallel": "is the default for XCTest: write --jobs 1",
    "--num-workers": "belongs to --parallel: write --jobs N, the number of processes",
    "--xunit-output": "reports on only one process: write --report junit",
    "--enable-code-coverage": "measures one process: write --coverage, which measures all processes",
    "--show-codecov-path": "runs nothing: write --coverage, which prints the paths of its files",
    "--list-tests": "runs nothing: write swift test list", "-l": "runs nothing: write swift test list",
    "-s": "is deprecated: write --filter", "--specifier": "is deprecated: write --filter",
    "--event-stream-output-path": "is read by this command itself; see the journals in the output folder",
    "--attachments-path": "supports only one process; attachments of scenarios are in the output folder",
    "--enable-experimental-test-output": "prints output that this command can't read", "--show-bin-path": "runs nothing: write swift build --show-bin-path",
    "--testing-library": "belongs to the test executable: write --disable-xctest or --disable-swift-testing",
    "--static-swift-stdlib": linksStatically,
  ]

  /// The reason why tests can't be linked statically, and an alternative.
  private static let linksStatically = "finds no XCTest and leaves no libraries whose functions can be made virtual: leave it out, and use it for the app alone"

  /// Returns whether an option's value links the standard library or everything statically.
  ///
  /// A Swift SDK is static if its name says so, or if it's for musl.
  private static func linksStatically(_ option: String, _ value: String) -> Bool {
    switch option {
    case "-Xswiftc": ["-static-stdlib", "-static-executable"].contains(value)
    case "--swift-sdk", "--triple": ["static", "musl"].contains { value.lowercased().contains($0) }
    default: false
    }
  }

  private static func refusal(of argument: String, _ reason: String) -> Arguments.Problem {
    Arguments.Problem("test does not support “\(argument)” of swift test, which \(reason).", .test)
  }

  /// Consumes an argument, and its value from the remaining arguments.
  /// - Returns: `true` if `swift test` has the argument and it's supported.
  mutating func take(_ argument: String, _ rest: inout ArgumentCursor) throws(Arguments.Problem) -> Bool {
    if let reason = Self.refused[argument] { throw Self.refusal(of: argument, reason) }
    switch argument {
    case "--package-path":
      package = try rest.value(of: argument, "a folder", "DIR", .test)
      build += [argument, package]
    case "--filter": filters.append(try rest.anyValue(of: argument, "a regular expression", .test))
    case "--skip": skips.append(try rest.anyValue(of: argument, "a regular expression", .test))
    case "--test-product": product = try rest.value(of: argument, "a test product", "NAME", .test)
    case "--skip-build": skipsBuild = true
    case "--disable-xctest": libraries.remove(.xctest)
    case "--disable-swift-testing": libraries.remove(.swiftTesting)
    case "--enable-xctest": libraries.insert(.xctest)
    case "--enable-swift-testing": libraries.insert(.swiftTesting)
    case _ where Self.buildOptionsWithValue.contains(argument):
      let value = try rest.anyValue(of: argument, "a value", .test)
      if Self.linksStatically(argument, value) { throw Self.refusal(of: "\(argument) \(value)", Self.linksStatically) }
      build += [argument, value]
    case _ where Self.buildFlags.contains(argument): build.append(argument)
    default: return false
    }
    return true
  }
}
