/// Work of the standard library alone, measured beside each benchmark: the ratio of the two hardly depends on the machine, and on what else it does.
enum ReferenceWork {
  /// The nanoseconds of the fastest of several runs.
  static func measure() -> Double {
    (0..<5).map { _ in BenchmarkSettings.seconds { benchmarkSink &+= run() } * 1e9 }.min() ?? 0
  }

  private final class Entry {
    var count = 0
  }

  // What an app and its tests do most: look up texts, count references, build texts, go through arrays.
  private static func run() -> Int {
    var entries: [String: Entry] = [:]
    var order: [Entry] = []
    for number in 0..<2_000 {
      let name = "element \(number % 500)"
      if entries[name] == nil { entries[name] = Entry() }
      if let entry = entries[name] {
        entry.count += name.utf8.count
        order.append(entry)
      }
    }
    return order.reduce(0) { $0 &+ $1.count }
  }
}
