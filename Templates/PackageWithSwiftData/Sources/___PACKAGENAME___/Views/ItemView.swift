import SwiftData
import SwiftUI

/// The page of a single item.
struct ItemView: View {
  @Bindable var item: Item

  var body: some View {
    VStack {
      Text(item.title).accessibilityIdentifier("ItemTitle")
      Toggle("Done", isOn: $item.isDone)
    }
    .navigationTitle("Item")
  }
}
