import VirtualTime

extension JournalEvent {
  /// An action on an element, an app, or the device, or a query of their state.
  public struct ActionEntry: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the step that performed the action, or an empty string outside a step.
    public var path: String
    /// The action and its element.
    public var action: ActionRecord
    /// The number of the screen before the action, or `nil` if screens aren't recorded.
    public var screen: Int?
    /// The virtual time since the device started.
    public var virtual: Duration
    /// The real time when the event happened.
    public var wall: WallTime

    /// Creates the entry from its parts.
    package init(test: String, path: String, action: ActionRecord, virtual: Duration, wall: WallTime) {
      self.test = test
      self.path = path
      self.action = action
      self.virtual = virtual
      self.wall = wall
    }
  }

  /// A wait that didn't end immediately, with its purpose, duration, and outcome.
  public struct WaitEntry: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the step that waited, or an empty string outside a step.
    public var path: String
    /// The condition that the wait was for: “Button “Log in” to exist”.
    public var purpose: String
    /// The duration of the wait, the events that moved the clock, and the pending work.
    public var wait: WaitRecord
    /// The virtual time at the end of the wait, since the device started.
    public var virtual: Duration
    /// The real time when the wait ended.
    public var wall: WallTime

    /// Creates the entry from its parts.
    package init(test: String, path: String, purpose: String, wait: WaitRecord, virtual: Duration, wall: WallTime) {
      self.test = test
      self.path = path
      self.purpose = purpose
      self.wait = wait
      self.virtual = virtual
      self.wall = wall
    }
  }

  /// A line that the test added to the log.
  public struct NoteEntry: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the step that added the note, or an empty string outside a step.
    public var path: String
    /// The text of the note.
    public var text: String
    /// The virtual time since the device started.
    public var virtual: Duration
    /// The real time when the event happened.
    public var wall: WallTime
    /// Whether the console log shows the note even if it isn't verbose.
    ///
    /// The journal doesn't store this value.
    package var isShown: Bool = false

    /// Creates the entry from its parts.
    package init(test: String, path: String, text: String, virtual: Duration, wall: WallTime) {
      self.test = test
      self.path = path
      self.text = text
      self.virtual = virtual
      self.wall = wall
    }
  }
}
