import VirtualTime

extension JournalEvent {
  /// Something that the test did to an element, an app or the device, or asked of it.
  public struct ActionEntry: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the step that it was done in, empty outside any step.
    public var path: String
    /// What was done, and to which element.
    public var action: ActionRecord
    /// The number of the screen that it was done on; `nil` where no screens are pictured.
    public var screen: Int?
    /// The virtual time since the device started.
    public var virtual: Duration
    /// When it happened.
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

  /// A wait that was not over at once: for what, how long, and how it ended.
  public struct WaitEntry: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the step that waited, empty outside any step.
    public var path: String
    /// What was waited for: “Button “Log in” to exist”.
    public var purpose: String
    /// How long it took, what moved the clock, and what was still to come.
    public var wait: WaitRecord
    /// The virtual time at its end, since the device started.
    public var virtual: Duration
    /// When it ended.
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

  /// A line that the test itself has added to the log.
  public struct NoteEntry: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the step that it belongs to, empty outside any step.
    public var path: String
    /// The line.
    public var text: String
    /// The virtual time since the device started.
    public var virtual: Duration
    /// When it happened.
    public var wall: WallTime
    /// Whether the console log shows it, as it does not show others; a journal does not say.
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
