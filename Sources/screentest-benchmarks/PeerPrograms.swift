import Foundation

/// Other programs that run the same queries, for comparison on the same machine.
///
/// pugixml (compiled with g++) searches a parsed document, and lxml (in python3) evaluates XPath. Both read the benchmark tree as XML and check their
/// results. A program that isn't installed is named and skipped.
enum PeerPrograms {
  static func run(sizes: [Int], isJSON: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("treebench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var peers: [(name: String, command: [String])] = []
    let program = folder.appendingPathComponent("peer").path
    try PeerSource.pugixml.write(toFile: program + ".cpp", atomically: true, encoding: .utf8)
    try PeerSource.lxml.write(toFile: program + ".py", atomically: true, encoding: .utf8)
    if succeeds(["g++", "-O2", "-std=c++17", program + ".cpp", "-lpugixml", "-o", program]) {
      peers.append(("pugixml", [program]))
    } else {
      note("pugixml is not installed (it requires g++ and the library): skipped.")
    }
    if succeeds(["python3", "-c", "import lxml.etree"]) {
      peers.append(("lxml", ["python3", program + ".py"]))
    } else {
      note("lxml is not installed (it requires python3 and the package): skipped.")
    }
    for size in sizes where !peers.isEmpty {
      let tree = BenchmarkTree(size: size)
      let document = folder.appendingPathComponent("tree.xml").path
      try tree.xml.write(toFile: document, atomically: true, encoding: .utf8)
      for peer in peers {
        for line in try output(peer.command + [document] + tree.cellIDs.prefix(8)) {
          let fields = line.split(separator: " ")
          guard fields.count > 1 else { continue }
          let perElement: Double = fields[0] == "uniqueID" ? 1 : Double(size)
          let samples = fields.dropFirst().compactMap { Double($0) }.map { $0 / perElement }
          let measurement = Measurement(name: "\(peer.name).\(fields[0])", size: size, samples: samples, unit: "ns")
          print(isJSON ? measurement.json : measurement.line)
        }
      }
    }
  }

  /// Runs junitparser and junit2html on as many scenarios as in the report benchmarks.
  static func runReports(isJSON: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reportbench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("peer.py").path
    try PeerSource.reports.write(toFile: program, atomically: true, encoding: .utf8)
    guard succeeds(["python3", "-c", "import junitparser, junit2htmlreport"]) else {
      return note("junitparser and junit2html are not installed (they require python3 and the packages): skipped.")
    }
    for line in try output(["python3", program, "\(ReportBenchmarks.scenarioCount)", folder.path]) {
      let fields = line.split(separator: " ")
      guard fields.count > 1 else { continue }
      let measurement = Measurement(name: String(fields[0]), size: ReportBenchmarks.scenarioCount, samples: fields.dropFirst().compactMap { Double($0) }, unit: "ns")
      print(isJSON ? measurement.json : measurement.line)
    }
  }

  private static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  private static func succeeds(_ command: [String]) -> Bool {
    guard let process = try? started(command, output: FileHandle.nullDevice) else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private static func output(_ command: [String]) throws -> [String] {
    let pipe = Pipe()
    let process = try started(command, output: pipe)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw WrongAnswer(description: "The peer “\(command[0])” failed with status \(process.terminationStatus).") }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static func started(_ command: [String], output: Any) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}

extension BenchmarkTree {
  /// The tree as an XML document.
  ///
  /// The strings in the tree don't need escaping.
  fileprivate var xml: String {
    var text = ""
    var open: [Int] = []
    for (index, element) in elements.enumerated() {
      while let last = open.last, last != element.parent {
        text += "</\(elements[last].type)>"
        open.removeLast()
      }
      text += "<\(element.type)"
      if !element.identifier.isEmpty { text += " id=\"\(element.identifier)\"" }
      if !element.label.isEmpty { text += " label=\"\(element.label)\"" }
      text += " enabled=\"\(element.isEnabled)\">"
      open.append(index)
    }
    for index in open.reversed() { text += "</\(elements[index].type)>" }
    return text
  }
}
