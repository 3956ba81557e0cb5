import Observation
import SwiftData

/// The store of the draft that the user keeps.
///
/// The store is opened when a post is written, so the app launches fast.
@MainActor @Observable
final class DraftStore {
  private let isClean: Bool
  @ObservationIgnored private var opened: ModelContainer?

  /// Creates the store.
  ///
  /// - Parameter isClean: Whether a draft of an earlier launch is deleted.
  init(isClean: Bool) { self.isClean = isClean }

  /// The container with the draft.
  var container: ModelContainer {
    if let opened { return opened }
    do {
      let container = try ModelContainer(for: Draft.self)
      if isClean { try container.mainContext.delete(model: Draft.self) }
      opened = container
      return container
    } catch {
      fatalError("The drafts can't be opened: \(error)")
    }
  }
}
