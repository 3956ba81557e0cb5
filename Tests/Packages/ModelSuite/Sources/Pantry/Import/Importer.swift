import Foundation
import SwiftData

/// Imports a delivery in the background.
@ModelActor
actor Importer {
  func importDelivery(of titles: [String], to shelf: PersistentIdentifier) throws -> Int {
    guard let shelf = self[shelf, as: Shelf.self] else { return 0 }
    let label = Label(word: "new")
    modelContext.insert(label)
    for title in titles {
      let item = Item(title: title, amount: 2)
      modelContext.insert(item)
      item.labels.append(label)
      item.shelf = shelf
    }
    try modelContext.save()
    return titles.count
  }
}
