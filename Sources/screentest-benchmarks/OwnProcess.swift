import Foundation

/// A separate process that runs this program, or another build of it.
enum OwnProcess {
  private static var executable: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

  /// The debug build of this program, next to the folder of this build, or `nil` if it hasn't been built.
  static var debugBuild: URL? {
    let url = executable.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("debug/\(executable.lastPathComponent)")
    return FileManager.default.isExecutableFile(atPath: url.path) ? url : nil
  }

  /// Returns the output of a process.
  ///
  /// - Parameters:
  ///   - arguments: The options.
  ///   - build: The program to run, or `nil` to run this program.
  static func output(_ arguments: [String], of build: URL? = nil) throws -> String {
    let process = Process()
    process.executableURL = build ?? executable
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw WrongAnswer(description: "“\(process.executableURL?.lastPathComponent ?? "") \(arguments.joined(separator: " "))” ended with \(process.terminationStatus).")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// The figures of the debug build, because tests run in debug builds.
struct DebugFigures {
  private var medians: [String: Double] = [:]

  /// Runs the debug build with the same options.
  init(options: [String]) throws {
    guard let build = OwnProcess.debugBuild else {
      throw WrongAnswer(description: "There is no debug build beside this one. Build it first: swift build --product screentest-benchmarks")
    }
    let decoder = JSONDecoder()
    for line in try OwnProcess.output(options + ["--json"], of: build).split(separator: "\n") {
      guard let figure = try? decoder.decode(Figure.self, from: Data(line.utf8)) else { continue }
      medians[Self.key(figure.name, figure.size)] = figure.median
    }
  }

  private struct Figure: Decodable {
    let name: String
    let size: Int
    let median: Double
  }

  /// Returns the median that the debug build measured at the same size.
  func median(of measurement: Measurement) -> Double? { medians[Self.key(measurement.name, measurement.size)] }

  private static func key(_ name: String, _ size: Int) -> String { "\(name) \(size)" }
}
