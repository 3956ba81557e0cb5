import Observation

/// The model that stores the items of the list.
@MainActor @Observable
final class ItemStore {
  private(set) var items: [Item] = []
  private(set) var isSaving = false

  /// Adds an item, which takes two seconds, like a request to a server.
  func add(_ title: String) async {
    isSaving = true
    try? await Task.sleep(for: .seconds(2))
    items.append(Item(title: title))
    isSaving = false
  }
}
