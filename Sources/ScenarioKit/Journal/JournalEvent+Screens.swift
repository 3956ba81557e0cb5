extension JournalEvent {
  /// The screen at one moment, stored as its difference from the test's previous screen.
  public struct ScreenEntry: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the running step, or an empty string outside a step.
    public var path: String
    /// The number of the screen in its test, counted from 1.
    ///
    /// Steps and actions refer to this number.
    public var screen: Int
    /// The width of the screen, in points.
    public var width: Double
    /// The height of the screen, in points.
    public var height: Double
    /// The number of elements at the start that are the same as on the previous screen.
    public var keptFirst: Int
    /// The number of elements at the end that are the same as on the previous screen.
    public var keptLast: Int
    /// The elements between the unchanged ones, in tree order.
    public var elements: [PicturedElement]
    /// The virtual time since the device started.
    public var virtual: Duration
    /// The real time when the event happened.
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

    /// Returns all elements of the screen.
    /// - Parameter before: The elements of the test's previous screen. For the first screen, an empty array.
    package func elements(after before: [PicturedElement]) -> [PicturedElement] {
      before.prefix(keptFirst) + elements + before.suffix(keptLast)
    }
  }

  /// A file that a test stored beside its journal.
  public struct AttachmentEntry: Equatable, Sendable {
    /// The identity of the test in this journal.
    public var test: String
    /// The number of the step that stored the attachment, or an empty string outside a step.
    public var path: String
    /// The name of the attachment, as given by the test.
    public var name: String
    /// The media type of the attachment: “image/png”.
    public var mediaType: String
    /// The file name in the journal's folder of pictures, or `nil` if the file couldn't be stored.
    public var file: String?
    /// The size in bytes.
    public var byteCount: Int
    /// Whether the file is removed if the test passes.
    public var isForFailuresOnly: Bool
    /// The virtual time since the device started.
    public var virtual: Duration
    /// The real time when the event happened.
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
