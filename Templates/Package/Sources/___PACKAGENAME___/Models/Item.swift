import Foundation

/// An item in the list.
struct Item: Identifiable, Hashable {
  let id = UUID()
  let title: String
}
