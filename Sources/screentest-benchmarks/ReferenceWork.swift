import Foundation

/// Work that doesn't use ScreenTestKit, measured next to each benchmark.
///
/// The ratio of the two durations hardly depends on the machine, or on other work on the machine.
enum ReferenceWork {
  /// The typical work of apps and tests, using only the standard library.
  ///
  /// It consists of dictionary lookups, reference counting, strings and arrays.
  case texts
  /// Switches between two threads. Their cost varies more between machines than the cost of `texts`.
  case turns

  /// Returns the duration of the fastest of several runs, in nanoseconds.
  func measure() -> Double {
    (0..<5).map { _ in BenchmarkSettings.seconds { benchmarkSink &+= run() } * 1e9 }.min() ?? 0
  }

  private func run() -> Int {
    switch self {
    case .texts: Self.lookUpTexts()
    case .turns: Self.handTurns()
    }
  }

  private final class Entry {
    var count = 0
  }

  private static func lookUpTexts() -> Int {
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

  private static func handTurns() -> Int {
    let game = TurnGame()
    Thread.detachNewThread { game.play(as: 1) }
    game.play(as: 0)
    return game.turns
  }
}

/// A game of two threads that take turns.
private final class TurnGame: @unchecked Sendable {
  private let condition = NSCondition()
  private(set) var turns = 0
  private let length = 200

  /// Plays until the game is over.
  func play(as player: Int) {
    condition.lock()
    defer { condition.unlock() }
    while turns < length {
      if turns % 2 == player {
        turns += 1
        condition.signal()
      } else {
        condition.wait()
      }
    }
  }
}
