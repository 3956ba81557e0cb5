/// An event that a thread waits for.
enum AwaitedEvent: Equatable {
  case endOfSleep
  /// An event of the thread's run loop.
  case runLoop
  /// A lock that the waiting thread itself has locked and not unlocked.
  case ownLock
  /// Another event, with its name in messages: “a semaphore”.
  case other(String)

  /// The name of the event in messages.
  var name: String {
    switch self {
    case .endOfSleep: "the end of a sleep"
    case .runLoop: "its run loop"
    case .ownLock: "a lock that its own thread holds"
    case .other(let name): name
    }
  }
}
