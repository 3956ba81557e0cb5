/// The first run of all scenarios in a fresh process, like every run of a team's tests.
enum FirstRound {
  /// The option that makes this program run a single round.
  static let option = "--first-round"

  static func measure(_ size: Int, _ settings: BenchmarkSettings) throws -> Measurement {
    var samples: [Double] = []
    var stepCount = 0
    for _ in 0..<settings.runs {
      let figures = try OwnProcess.output([option] + (BenchmarkClock.standard == .processor ? [BenchmarkClock.processorOption] : [])).split(whereSeparator: \.isWhitespace)
        .compactMap { Double($0) }
      try WrongAnswer.check("suite.firstRound: figures", figures.count, 2)
      samples.append(figures[0])
      stepCount = Int(figures[1])
    }
    return Measurement(name: "suite.firstRound", size: stepCount, samples: samples, unit: "ns")
  }

  /// Prints the duration of the first round in this process, in nanoseconds, and its number of steps.
  @MainActor
  static func printFigures() throws {
    var round: Result<Int, any Error> = .success(0)
    let seconds = BenchmarkSettings.seconds { round = Result { try SuiteBenchmarks.checkedStepCount("suite.firstRound") } }
    print(seconds * 1e9, try round.get())
  }
}
