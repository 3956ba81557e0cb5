/// A scheduler's order if it isn't first in, first out, or if it's recorded.
///
/// The scheduler's lock guards it.
final class OrderStream {
  private enum Source {
    case seed(UInt64, turns: SplitMix64)
    case choices(turns: [Int: UInt64], delays: [OrderChoice.Subject: UInt64])
  }

  /// The limits of a choice: the number of rows, and how far to search for their first pieces of work.
  private static let mostRows = 32
  private static let farthest = 512

  private var source: Source
  private let part: OrderRecord.Part?
  private var turnCount = 0
  private var delayCounts: [String: Int] = [:]
  /// The positions of the first piece of work of each row.
  private var firsts: [Int] = []

  init(_ basis: SchedulingOrder.Basis, record: OrderRecord?) {
    part = record?.makePart()
    let number = part?.number ?? 0
    switch basis {
    case .plain: source = .choices(turns: [:], delays: [:])
    case .seed(let seed): source = .seed(seed, turns: SplitMix64(seed: seed))
    case .choices(let choices):
      var turns: [Int: UInt64] = [:]
      var delays: [OrderChoice.Subject: UInt64] = [:]
      for choice in choices where choice.scheduler == number {
        if case .turn(let index) = choice.subject { turns[index] = choice.value } else { delays[choice.subject] = choice.value }
      }
      source = .choices(turns: turns, delays: delays)
    }
  }

  // MARK: Turns

  /// Returns the offset of the work that runs next, or `nil` if no waiting work may run.
  func choose(from waiting: ArraySlice<WorkItem>, mayRun: (WorkItem) -> Bool, at instant: Int64, _ causes: CauseTable) -> Int? {
    findFirsts(waiting, mayRun)
    guard firsts.count > 1 else { return firsts.first }
    let row = nextTurn(below: firsts.count)
    if let part, row > 0 {
      let (first, chosen) = (waiting[waiting.startIndex + firsts[0]], waiting[waiting.startIndex + firsts[row]])
      part.choices.append(
        RecordedChoice(
          choice: OrderChoice(scheduler: part.number, subject: .turn(turnCount - 1), value: UInt64(row)),
          effect: .cameFirst(chosen.label(causes), before: first.label(causes)), instant: VirtualClock.Instant(nanoseconds: instant)))
    }
    return firsts[row]
  }

  /// Records the work that runs.
  func note(_ item: WorkItem, at instant: Int64, _ causes: CauseTable) {
    part?.events.append(OrderRecord.Event(work: item.label(causes), instant: VirtualClock.Instant(nanoseconds: instant)))
  }

  private func nextTurn(below count: Int) -> Int {
    defer { turnCount += 1 }
    switch source {
    case .seed(let seed, var turns):
      let row = turns.next(below: count)
      source = .seed(seed, turns: turns)
      return row
    case .choices(let turns, _): return min(Int(clamping: turns[turnCount] ?? 0), count - 1)
    }
  }

  private func findFirsts(_ waiting: ArraySlice<WorkItem>, _ mayRun: (WorkItem) -> Bool) {
    firsts.removeAll(keepingCapacity: true)
    var takesMain = true
    for (offset, item) in waiting.enumerated() {
      switch item.lane {
      case .own: firsts.append(offset)
      case .main:
        guard takesMain, mayRun(item) else { continue }
        firsts.append(offset)
        takesMain = false
      }
      if firsts.count == Self.mostRows || (offset >= Self.farthest && !firsts.isEmpty) { return }
    }
  }

  // MARK: Delays

  /// Chooses how long something takes.
  ///
  /// The choice depends on the name and on the number of earlier choices for the name. Therefore, two threads don't change each other's delays.
  func delay(in range: ClosedRange<Int64>, for name: String, at instant: Int64) -> Int64 {
    let count = delayCounts[name, default: 0]
    delayCounts[name] = count + 1
    let subject = OrderChoice.Subject.delay(name, count)
    let value: UInt64
    switch source {
    case .seed(let seed, _):
      var generator = SplitMix64(seed: seed ^ SplitMix64.number(of: name) &+ UInt64(count))
      value = generator.next()
    case .choices(_, let delays): value = delays[subject] ?? 0
    }
    let delay = range.lowerBound + Self.part(of: UInt64(range.upperBound - range.lowerBound), value)
    if let part, delay > range.lowerBound {
      part.choices.append(
        RecordedChoice(
          choice: OrderChoice(scheduler: part.number, subject: subject, value: value),
          effect: .took(name, .nanoseconds(delay), least: .nanoseconds(range.lowerBound)), instant: VirtualClock.Instant(nanoseconds: instant)))
    }
    return delay
  }

  /// Returns the part of a width that a number stands for, rounded to a readable step.
  ///
  /// The step is a power of ten, about a hundredth of the width. A quarter of the numbers stand for zero, and another quarter for the whole width, because
  /// mistakes show most at the ends.
  private static func part(of width: UInt64, _ value: UInt64) -> Int64 {
    switch value >> 62 {
    case 0: return 0
    case 1: return Int64(width)
    default:
      var step: UInt64 = 1
      while step <= width / 1000 { step *= 10 }
      let steps = width / step + 1
      return Int64((value << 1).multipliedFullWidth(by: steps).high * step)
    }
  }
}

extension SchedulingOrder {
  /// Creates the order of a scheduler, or returns `nil` if nothing is reordered or recorded.
  func makeStream() -> OrderStream? {
    if case .plain = basis, record == nil { return nil }
    return OrderStream(basis, record: record)
  }
}

extension WorkItem {
  fileprivate func label(_ causes: CauseTable) -> WorkLabel {
    WorkLabel(name: causes[shownCause], task: taskID != 0 ? taskID : sleeperID, kind: nounOfKind)
  }

  private var nounOfKind: String {
    switch kind {
    case .mainJob, .globalJob, .sleeper: "a task"
    case .event: "an event"
    case .block(let work): "a block on \(work.queue.isMain ? "the main queue" : work.queue.isGlobal ? "a global queue" : "the queue “\(work.queue.label)”")"
    case .runLoop: "a run loop timer or block"
    case .source: "a dispatch source"
    case .thread: "a thread"
    }
  }
}
