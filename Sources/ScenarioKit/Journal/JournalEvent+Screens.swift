extension JournalEvent {
  /// The screen as it was at one moment, told by what differs from the one before it in the same test.
  public struct ScreenEntry: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the step that was running, empty outside any step.
    public var path: String
    /// The number of the screen in its test, from 1; steps and actions name it.
    public var screen: Int
    /// The width of the screen, in points.
    public var width: Double
    /// The height of the screen, in points.
    public var height: Double
    /// How many elements at the beginning are those of the screen before.
    public var keptFirst: Int
    /// How many elements at the end are those of the screen before.
    public var keptLast: Int
    /// The elements between them, in tree order.
    public var elements: [PicturedElement]
    /// The virtual time since the device started.
    public var virtual: Duration
    /// When it happened.
    public var wall: WallTime

    /// Creates the entry from its parts.
    package init(
      test: String, path: String, screen: Int, width: Double, height: Double, keptFirst: Int, keptLast: Int, elements: [PicturedElement], virtual: Duration, wall: WallTime
    ) {
      self.test = test
      self.path = path
      self.screen = screen
      self.width = width
      self.height = height
      self.keptFirst = keptFirst
      self.keptLast = keptLast
      self.elements = elements
      self.virtual = virtual
      self.wall = wall
    }

    /// The elements of the whole screen.
    /// - Parameter before: Those of the screen before it in the same test; none for the first.
    package func elements(after before: [PicturedElement]) -> [PicturedElement] {
      before.prefix(keptFirst) + elements + before.suffix(keptLast)
    }
  }

  /// Something that a test has kept beside its journal.
  public struct AttachmentEntry: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the step that it belongs to, empty outside any step.
    public var path: String
    /// What the test calls it.
    public var name: String
    /// What it holds: “image/png”.
    public var mediaType: String
    /// The name of the file in the journal's folder of pictures; `nil` where it could not be kept.
    public var file: String?
    /// How many bytes it has.
    public var byteCount: Int
    /// Whether it is removed where the test passes.
    public var isForFailuresOnly: Bool
    /// The virtual time since the device started.
    public var virtual: Duration
    /// When it happened.
    public var wall: WallTime

    /// Creates the entry from its parts.
    package init(
      test: String, path: String, name: String, mediaType: String, file: String?, byteCount: Int, isForFailuresOnly: Bool, virtual: Duration, wall: WallTime
    ) {
      self.test = test
      self.path = path
      self.name = name
      self.mediaType = mediaType
      self.file = file
      self.byteCount = byteCount
      self.isForFailuresOnly = isForFailuresOnly
      self.virtual = virtual
      self.wall = wall
    }
  }
}
