import Synchronization

/// The choices and events of each scheduler that was created under an order.
///
/// Read the record after all work has ended.
package final class OrderRecord: Sendable {
  /// A piece of work that ran.
  package struct Event: Equatable, Sendable {
    package let work: WorkLabel
    package let instant: VirtualClock.Instant
  }

  /// The record of one scheduler, guarded by the scheduler's lock.
  final class Part: @unchecked Sendable {
    let number: Int
    var choices: [RecordedChoice] = []
    var events: [Event] = []

    init(number: Int) { self.number = number }
  }

  private let parts = Mutex<[Part]>([])

  /// Creates an empty record.
  package init() {}

  func makePart() -> Part {
    parts.withLock {
      let part = Part(number: $0.count)
      $0.append(part)
      return part
    }
  }

  /// The choices that differ from the plain order, grouped by scheduler.
  package var choices: [RecordedChoice] { all.flatMap(\.choices) }

  /// The choices, with the latest names of the tasks.
  package var namedChoices: [RecordedChoice] {
    let names = namesOfTasks(all.flatMap(\.events))
    return choices.map { choice in
      guard case .cameFirst(let first, let second) = choice.effect else { return choice }
      return RecordedChoice(choice: choice.choice, effect: .cameFirst(named(first, names), before: named(second, names)), instant: choice.instant)
    }
  }

  /// The work that ran, grouped by scheduler and in order.
  ///
  /// All events of a task have its latest name.
  package var events: [Event] {
    let events = all.flatMap(\.events)
    let names = namesOfTasks(events)
    return events.map { Event(work: named($0.work, names), instant: $0.instant) }
  }

  private var all: [Part] { parts.withLock { $0 } }

  // Use the last name of each task, because a task's name is known only after the task has run.
  private func namesOfTasks(_ events: [Event]) -> [UInt64: String] {
    events.reduce(into: [:]) { names, event in if event.work.task != 0 { names[event.work.task] = event.work.name } }
  }

  private func named(_ work: WorkLabel, _ names: [UInt64: String]) -> WorkLabel {
    WorkLabel(name: names[work.task] ?? work.name, task: work.task, kind: work.kind)
  }
}
