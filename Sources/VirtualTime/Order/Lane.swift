/// The row that a piece of work stands in: of one row only the first piece may run next, whatever the order.
enum Lane: Equatable {
  /// The main actor and the main queue, with what happens on the device.
  case main
  /// A row of its own: a task has one job at a time, and an actor's queue is served by one.
  case own
  /// A serial queue, by a number that tells it from the others.
  case queue(UInt64)
}

extension WorkItem {
  /// The row that the work stands in.
  var lane: Lane {
    switch kind {
    case .mainJob, .event: .main
    case .globalJob, .sleeper, .thread: .own
    case .block(let work) where work.queue.isMain: .main
    case .block(let work): work.queue.isSerial ? .queue(UInt64(UInt(bitPattern: ObjectIdentifier(work.queue)))) : .own
    }
  }
}
