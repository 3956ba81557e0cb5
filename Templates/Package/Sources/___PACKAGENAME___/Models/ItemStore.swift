import Observation

/// Keeps the items of the list.
@MainActor @Observable
final class ItemStore {
  private(set) var items: [Item] = []
  private(set) var isSaving = false

  /// Adds an item, which takes a server two seconds.
  func add(_ title: String) async {
    isSaving = true
    try? await Task.sleep(for: .seconds(2))
    items.append(Item(title: title))
    isSaving = false
  }
}
