/// The row of a piece of work.
///
/// Only the first piece of a row may run next, in any order.
enum Lane {
  /// The main actor, the main queue, and the events of the device.
  case main
  /// A separate row.
  ///
  /// A task, an actor's queue, or a serial queue has only one ready piece of work at a time.
  case own
}

extension WorkItem {
  /// The row of the work.
  var lane: Lane {
    // Put all events in one row, because events of the device and its network must happen in the order that they were scheduled.
    if case .event = kind { return .main }
    return isMain ? .main : .own
  }
}
