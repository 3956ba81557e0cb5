import Foundation

/// Work without any of ours, measured beside each benchmark: the ratio of the two hardly depends on the machine, and on what else it does.
enum ReferenceWork {
  /// What an app and its tests do most, with the standard library alone: look up texts, count references, build texts, go through arrays.
  case texts
  /// Turns that two threads hand to each other. What such a turn costs differs between machines by more than texts do.
  case turns

  /// The nanoseconds of the fastest of several runs.
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
