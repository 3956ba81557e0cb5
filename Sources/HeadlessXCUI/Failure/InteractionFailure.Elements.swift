import ScreenModel

extension InteractionFailure {
  /// The elements that a failure is about, as they were when it happened.
  ///
  /// What was the case then takes no part in a comparison of failures.
  public struct Elements: Sendable, Equatable {
    private let storage: Storage

    // The tree is a copy that nothing changes, so that reading it is safe everywhere.
    private final class Storage: @unchecked Sendable {
      let matches: [ElementSnapshot]
      let application: ElementSnapshot?

      init(matches: [ElementSnapshot], application: ElementSnapshot?) {
        self.matches = matches
        self.application = application
      }
    }

    /// Keeps elements with a copy of their tree.
    init(matches: [ElementID], application: ElementID?, in tree: ElementTree) {
      let copy = tree.copy()
      storage = Storage(matches: matches.compactMap { copy.snapshot(of: $0) }, application: application.flatMap { copy.snapshot(of: $0) })
    }

    /// What matched; empty where the element does not exist.
    public var matches: [ElementSnapshot] { storage.matches }

    /// The app on the screen, with everything in it; `nil` where none ran.
    public var application: ElementSnapshot? { storage.application }

    /// All are alike.
    public static func == (first: Elements, second: Elements) -> Bool { true }
  }
}
