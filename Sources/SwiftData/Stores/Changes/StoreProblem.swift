import Foundation

/// An error of a store, with a full sentence about the cause and the remedy.
enum StoreProblem: Error, Hashable, Sendable {
  case cannotOpen(path: String, reason: String)
  /// A file, a new folder, or a new version of a file couldn't be written. The store is unchanged.
  case cannotWrite(path: String, reason: String)
  /// The file isn't a store. `found` says what it is: “an SQLite database”.
  case foreignFile(path: String, found: String)
  case newerFormat(path: String, format: Int)
  /// The bytes at an offset aren't what a store has written.
  case damaged(path: String, offset: Int, reason: String)
  /// The schema of the file, or of the store that is open, isn't the requested schema.
  case differentSchema(path: String, stored: String, requested: String)
  case invalidSchema(reason: String)
  case invalidChange(reason: String)
  /// Two rows would have the same values in the columns of a unique constraint. The store is unchanged.
  case notUnique(entity: String, columns: [String], row: RowID, existing: RowID)
}

extension StoreProblem: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "The store at \(path) can't be opened: \(reason). Check the URL of the model configuration and the permissions of the file and its folder."
    case .cannotWrite(let path, let reason):
      "The store at \(path) can't be written: \(reason). The changes weren't saved, and the file has its former contents."
    case .foreignFile(let path, let found):
      "The file at \(path) is \(found), not a store of this SwiftData. The file is unchanged. Give the model configuration another URL, or delete the file."
    case .newerFormat(let path, let format):
      "The store at \(path) has format \(format), and this version of SwiftData reads formats up to \(FileHeader.format). The file is unchanged. Use a newer version of the package."
    case .damaged(let path, let offset, let reason):
      "The store at \(path) is damaged at byte \(offset): \(reason). The file is unchanged. Restore the file from a copy, or delete it."
    case .differentSchema(let path, let stored, let requested):
      "The store at \(path) has schema \(stored), and schema \(requested) was requested. Migrate the store, or delete the file."
    case .invalidSchema(let reason): "The schema isn't valid: \(reason)."
    case .invalidChange(let reason): "The change isn't valid: \(reason). Nothing was saved."
    case .notUnique(let entity, let columns, let row, let existing):
      "Rows \(existing) and \(row) of \(entity) would have the same \(columns.joined(separator: " and ")), which must be unique. Nothing was saved."
    }
  }
}
