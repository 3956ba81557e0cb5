import Foundation

/// One line of the list.
struct Item: Identifiable, Hashable {
  let id = UUID()
  let title: String
}
