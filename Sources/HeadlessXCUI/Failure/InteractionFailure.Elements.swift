import ScreenModel

extension InteractionFailure {
  /// The elements that a failure is about, in their state at the time of the failure.
  ///
  /// These elements are ignored when failures are compared.
  public struct Elements: Sendable, Equatable {
    private let storage: Storage

    // This is safe, because the tree is a copy that never changes.
    private final class Storage: @unchecked Sendable {
      let matches: [ElementSnapshot]
      let application: ElementSnapshot?

      init(matches: [ElementSnapshot], application: ElementSnapshot?) {
        self.matches = matches
        self.application = application
      }
    }

    /// Creates the elements with a copy of their tree.
    init(matches: [ElementID], application: ElementID?, in tree: ElementTree) {
      let copy = tree.copy()
      storage = Storage(matches: matches.compactMap { copy.snapshot(of: $0) }, application: application.flatMap { copy.snapshot(of: $0) })
    }

    /// The matching elements, or an empty array if the element doesn't exist.
    public var matches: [ElementSnapshot] { storage.matches }

    /// The app on the screen with all of its elements, or `nil` if no app was running.
    public var application: ElementSnapshot? { storage.application }

    /// Returns `true`, because the elements are ignored in comparisons.
    public static func == (first: Elements, second: Elements) -> Bool { true }
  }
}
