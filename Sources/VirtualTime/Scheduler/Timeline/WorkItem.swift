/// A piece of work that is due and waits for its turn.
struct WorkItem {
  enum Kind {
    /// A job of the main actor.
    case mainJob(UnsafeMutableRawPointer)
    /// A nonisolated job, or a job that serves an actor's queue.
    case globalJob(UnsafeMutableRawPointer)
    /// The end of a sleep on a `VirtualClock`.
    case sleeper(ClockSleeper)
    /// An action of `schedule(after:name:_:)`.
    case event(ScheduledEvent)
    /// A block on a dispatch queue.
    case block(BlockWork)
    /// A run loop timer or block.
    case runLoop(RunLoopWork)
    /// A timer source, which submits its handler to its queue.
    case source(TimerSource)
    /// A helper thread that continues.
    case thread(ParkedThread)
  }

  let kind: Kind
  /// The kind of work that messages show and the idle mode counts.
  ///
  /// The property uses memory that the previous property leaves free.
  var category: PendingWork.Kind = .task
  /// Whether the idle mode waits for the work, if it waits for this kind.
  ///
  /// The value is `false` for a request to an excluded URL.
  var isTracked = true
  /// The cause that started the work, if the work has its own name.
  ///
  /// It's 0 if the shown cause already names the starter.
  var starter: UInt32 = CauseTable.unnamed
  /// The identifier of the job's task, or 0 for other work.
  let taskID: UInt64
  /// The cause that work started by this work inherits.
  let cause: UInt32
  /// The cause that messages show.
  let shownCause: UInt32
  /// The identifier of the task that this work wakes from a sleep, or 0 for other work.
  var sleeperID: UInt64 = 0

  /// Whether this is main-actor code.
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
