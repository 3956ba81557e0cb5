/// What a thread waits for.
enum AwaitedEvent: Equatable {
  case endOfSleep
  /// Whatever its run loop brings.
  case runLoop
  /// A lock that the waiting thread itself has locked, and not unlocked.
  case ownLock
  /// Anything else, as messages say it: “a semaphore”.
  case other(String)

  /// The event in messages.
  var name: String {
    switch self {
    case .endOfSleep: "the end of a sleep"
    case .runLoop: "its run loop"
    case .ownLock: "a lock that its own thread holds"
    case .other(let name): name
    }
  }
}
