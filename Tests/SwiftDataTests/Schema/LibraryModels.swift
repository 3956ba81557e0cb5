import Foundation
import SwiftData

/// A library, whose deletion deletes its books.
@Model
final class Library {
  #Unique<Library>([\.city, \.name])
  #Index<Library>([\.name], [\.city, \.name])

  var name: String
  var city: String = "Oslo"
  @Relationship(deleteRule: .cascade, inverse: \Book.library) var books: [Book] = []
  var readers: [Reader]?

  init(name: String) { self.name = name }
}

/// A book with authors, whose side of the relationship is inferred.
@Model
final class Book {
  @Attribute(.unique, originalName: "number", hashModifier: "2") var isbn: String
  var pages: Int = 0
  var subtitle: String?
  @Attribute(.ephemeral) var isOpen: Bool = false
  @Transient var visits = 0
  var library: Library?
  @Relationship(minimumModelCount: 1, maximumModelCount: 3, originalName: "writers") var authors: [Author] = []

  init(isbn: String) { self.isbn = isbn }
}

@Model
final class Author {
  var name: String
  var books: [Book] = []
  /// Two properties of a reader could be the inverse, so neither is.
  var fans: [Reader] = []

  init(name: String) { self.name = name }
}

@Model
final class Reader {
  var name: String
  var library: Library?
  /// A book has no property for its reader.
  var borrowed: Book?
  var favorite: Author?
  var secondFavorite: Author?

  init(name: String) { self.name = name }
}

/// A model that other models inherit from.
@Model
class Publication {
  @Attribute(.unique) var title: String
  var publisher: Publisher?

  init(title: String) { self.title = title }
}

@Model
final class Magazine: Publication {
  var issue: Int = 1

  init(title: String, issue: Int) {
    self.issue = issue
    super.init(title: title)
  }
}

@Model
final class Publisher {
  var name: String
  var publications: [Publication] = []

  init(name: String) { self.name = name }
}

/// A version of the models.
enum LibrarySchema: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 1, 0)

  static var models: [any PersistentModel.Type] { [Library.self, Author.self] }
}
