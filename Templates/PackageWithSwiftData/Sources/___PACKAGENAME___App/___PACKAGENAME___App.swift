import SwiftData
import SwiftUI
import ___PACKAGENAME___

@main
struct ___PACKAGENAME___App: App {
  var body: some Scene {
    WindowGroup { ItemListView() }
      .modelContainer(for: Item.self)
  }
}
