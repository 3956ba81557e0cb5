import SwiftUI

/// The page of a single item.
struct ItemView: View {
  let item: Item
  @State private var isDone = false

  var body: some View {
    VStack {
      Text(item.title).accessibilityIdentifier("ItemTitle")
      Toggle("Done", isOn: $isDone)
    }
    .navigationTitle("Item")
  }
}
