import Foundation
import SwiftData

/// An item in the list, which SwiftData stores.
@Model
public final class Item {
  var title: String
  var isDone: Bool = false
  var added: Date = Date()

  init(title: String) { self.title = title }
}
