import Foundation

/// Runs the benchmarks and prints the figures.
///
/// See `--help`.
let arguments = Array(CommandLine.arguments.dropFirst())

func value(of option: String) -> String? {
  guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
  return arguments[index + 1]
}

func refuse(_ problem: String) -> Never {
  FileHandle.standardError.write(Data((problem + "\n").utf8))
  exit(2)
}

if arguments.first == FirstRound.option {
  do {
    try FirstRound.printFigures()
    exit(0)
  } catch { refuse("\(error)") }
}

let known: Set<String> = ["--json", "--quick", "--filter", "--size", "--peers", "--with-debug", BenchmarkClock.processorOption, "--help"]
if let unknown = arguments.first(where: { $0.hasPrefix("-") && !known.contains($0) }) {
  refuse("There is no option \(unknown). The options are: \(known.sorted().joined(separator: ", ")).")
}
for option in ["--filter", "--size"] where arguments.contains(option) && value(of: option)?.hasPrefix("--") ?? true {
  refuse("\(option) requires a value: \(option) \(option == "--size" ? "1000" : "tree").")
}
if let size = value(of: "--size"), Int(size) == nil { refuse("--size requires a number, not “\(size)”.") }
if arguments.contains("--help") {
  print(
    """
    Measures ScreenTestKit. Only the figures of a release build count: swift run -c release screentest-benchmarks
      --filter NAME  only the benchmarks whose name contains NAME
      --size N       only this size of the benchmarks that have several
      --json         one JSON object per line: name, size, median, min, max, unit, reference; for growth benchmarks also name, from, to, exponent, limit, and a time limit
      --with-debug   the median of the debug build beside each figure; build that first: swift build --product screentest-benchmarks
      --processor    processor time instead of elapsed time, for a machine that runs other work
      --quick        a short run that shows that everything works
      --peers        measures other programs on the same trees in the same run, if they are installed
    """)
  exit(0)
}

let isJSON = arguments.contains("--json")
let settings = arguments.contains("--quick") ? BenchmarkSettings.quick : BenchmarkSettings()
let filter = value(of: "--filter")
let onlySize = value(of: "--size").flatMap { Int($0) }
let groups =
  [
    TreeBenchmarks.all, MatcherBenchmarks.all, TimeBenchmarks.all, RealTimeCalls.all, ScenarioBenchmarks.all, ScreenBenchmarks.all, PictureBenchmarks.all, SuiteBenchmarks.all,
    ReportBenchmarks.all,
  ]
  + GrowthBenchmark.groups.map { $0.map(\.benchmark) }
let benchmarks = groups.joined().filter { filter.map($0.name.contains) ?? true }
if benchmarks.isEmpty {
  refuse("No benchmark's name contains “\(filter ?? "")”.")
}
if let onlySize, !benchmarks.contains(where: { $0.sizes.contains(onlySize) }) {
  refuse("No benchmark has the size \(onlySize). The sizes are: \(Set(benchmarks.flatMap(\.sizes)).sorted().map(String.init).joined(separator: ", ")).")
}

if !isJSON {
  #if DEBUG
    print("This is a debug build, but the targets apply to release builds.")
  #endif
}
do {
  var debugFigures: DebugFigures?
  if arguments.contains("--with-debug") { debugFigures = try DebugFigures(options: arguments.filter { !["--with-debug", "--json", "--peers"].contains($0) }) }
  if !isJSON { print("name                          size       median          min          max unit\(debugFigures == nil ? "" : "  debug median")") }
  let sizes = Set(benchmarks.flatMap(\.sizes)).filter { onlySize == nil || $0 == onlySize }.sorted()
  var measured: [String: [Measurement]] = [:]
  // Benchmarks of the same size share prepared data, so the sizes are measured one by one.
  for size in sizes {
    for benchmark in benchmarks where benchmark.sizes.contains(size) {
      let before = benchmark.reference.measure()
      var measurement = try benchmark.run(size, settings)
      measurement.reference = min(before, benchmark.reference.measure())
      measurement.debugMedian = debugFigures?.median(of: measurement)
      measurement.limit = benchmark.limit
      print(isJSON ? measurement.json : measurement.line)
      measured[benchmark.name, default: []].append(measurement)
    }
  }
  if arguments.contains("--peers") {
    try PeerPrograms.run(sizes: sizes.filter(BenchmarkTree.sizes.contains), isJSON: isJSON)
    try PeerPrograms.runReports(isJSON: isJSON)
  }
  for benchmark in benchmarks where benchmark.growthTarget != nil {
    measured[benchmark.name] = try Growth.measureAgain(measured[benchmark.name] ?? [], rounds: settings.growthRounds) { try benchmark.run($0, settings) }
  }
  let growths = benchmarks.compactMap { benchmark in benchmark.growthTarget.flatMap { Growth(of: measured[benchmark.name] ?? [], target: $0) } }
  for growth in growths { print(isJSON ? growth.json : growth.line) }
  if !isJSON {
    for line in measured.values.joined().sorted(by: { $0.name < $1.name }).flatMap(\.targetLines) { print(line) }
    for benchmark in benchmarks where benchmark.growthTarget == nil {
      guard let exponent = Measurement.growthExponent(of: measured[benchmark.name] ?? []) else { continue }
      print("growth of \(benchmark.name): size^\((exponent * 100).rounded() / 100)")
    }
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
