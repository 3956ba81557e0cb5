extension Arguments {
  static func test(_ rest: inout ArgumentCursor) throws(Problem) -> Arguments {
    var command = TestCommand()
    while let argument = rest.next() {
      switch argument {
      case "--help", "-h": return .help(.test)
      case "--retries": command.retries = try number(argument, 0, "how many times to rerun a test that didn't pass", &rest)
      case "--jobs": command.jobs = try number(argument, 1, "how many processes run at a time", &rest)
      case "--timeout": command.timeout = try number(argument, 0, "the seconds that a test may take, or 0 for no limit", most: 86_400, &rest)
      case "--timings": command.timings = try rest.value(of: argument, "a journal or a folder of journals", "PATH", .test)
      case "--output": command.output = try rest.value(of: argument, "a folder", "DIR", .test)
      case "--watch": command.watches = true
      case "--coverage": command.measuresCoverage = true
      case "--coverage-minimum":
        command.measuresCoverage = true
        command.coverageMinimum = try percentage(argument, &rest)
      case "--report":
        command.reports = try formats(rest.value(of: argument, "formats with commas between them", "html,junit", .test), .test)
      default:
        guard try !command.swiftTest.take(argument, &rest) else { continue }
        throw unknown(
          argument, .test,
          [
            "--retries N", "--jobs N", "--timeout SECONDS", "--timings PATH", "--output DIR", "--report FORMATS", "--watch", "--coverage", "--coverage-minimum PERCENT",
            "--filter REGEX", "--skip REGEX", "--package-path DIR",
            "--scratch-path DIR", "-c CONFIGURATION",
          ])
      }
    }
    if command.watches, command.swiftTest.skipsBuild { throw Problem("--watch builds the tests after each change, so it can't be used with --skip-build.", .test) }
    if command.watches, command.measuresCoverage { throw Problem("--coverage measures a run of all chosen tests, so it can't be used with --watch.", .test) }
    if command.measuresCoverage { command.swiftTest.build.append("--enable-code-coverage") }
    return .test(command)
  }

  private static func percentage(_ option: String, _ rest: inout ArgumentCursor) throws(Problem) -> Double {
    let value = rest.next()
    guard let number = value.flatMap({ Double($0) }), (0...100).contains(number) else {
      throw Problem("\(option) requires a percentage from 0 to 100\(value.map { ", not “\($0)”" } ?? ""): screentest test \(option) 80.", .test)
    }
    return number
  }

  private static func number(_ option: String, _ least: Int, _ meaning: String, most: Int = 60, _ rest: inout ArgumentCursor) throws(Problem) -> Int {
    let value = rest.next()
    guard let number = value.flatMap({ Int($0) }), (least...most).contains(number) else {
      throw Problem("\(option) requires a number from \(least) to \(most)\(value.map { ", not “\($0)”" } ?? "") (\(meaning)): screentest test \(option) 2.", .test)
    }
    return number
  }
}
