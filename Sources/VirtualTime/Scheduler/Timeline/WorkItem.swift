/// Something that is due and waits for its turn.
struct WorkItem {
  enum Kind {
    /// A job of the main actor.
    case mainJob(UnsafeMutableRawPointer)
    /// A job of no actor, or one that serves an actor's queue.
    case globalJob(UnsafeMutableRawPointer)
    /// The end of a sleep on a `VirtualClock`.
    case sleeper(ClockSleeper)
    /// An action of `schedule(after:name:_:)`.
    case event(ScheduledEvent)
    /// A block of a dispatch queue.
    case block(BlockWork)
    /// A timer or a block of the main run loop.
    case runLoop(RunLoopWork)
    /// A timer source, which hands its handler to its queue.
    case source(TimerSource)
    /// A helper thread that goes on.
    case thread(ParkedThread)
  }

  let kind: Kind
  /// What messages and the idle mode take the work for.
  ///
  /// It lies in memory that the field before it leaves free.
  var category: PendingWork.Kind = .task
  /// Whether the idle mode waits for the work, if its kind is one that it waits for: a request to an excluded URL is not.
  var isTracked = true
  /// The cause of what started the work, where the work has a name of its own; 0 where the shown cause says it.
  var starter: UInt32 = CauseTable.unnamed
  /// The identifier of the task whose job this is, 0 for anything else.
  let taskID: UInt64
  /// The cause that the work's own work inherits.
  let cause: UInt32
  /// The cause that messages show.
  let shownCause: UInt32
  /// The task that this work wakes from a sleep, 0 for anything else.
  var sleeperID: UInt64 = 0

  /// Whether it is main-actor code.
  var isMain: Bool {
    switch kind {
    case .mainJob: true
    case .event(let event): event.isMain
    case .runLoop(let work): work.isMain
    case .block(let work): work.queue.isMain
    case .globalJob, .sleeper, .source, .thread: false
    }
  }
}
