/// The row that a piece of work stands in: of one row only the first piece may run next, whatever the order.
enum Lane {
  /// The main actor and the main queue, with what happens on the device.
  case main
  /// A row of its own: of a task, of an actor's queue and of a serial queue only one piece of work is ready at a time.
  case own
}

extension WorkItem {
  /// The row that the work stands in.
  var lane: Lane {
    // What happens on the device, or on its network, happens in the order in which it was put there.
    if case .event = kind { return .main }
    return isMain ? .main : .own
  }
}
