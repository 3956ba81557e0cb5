/// The changes that a commit makes together.
///
/// Rows that are put and deleted in one change are deleted. A link that is removed and added is added at the end.
struct StoreChange: Sendable {
  typealias Link = (association: String, source: RowID, destination: RowID)

  /// New rows, and rows that replace the rows with their identifiers.
  var puts: [Row]
  /// The rows to delete, with all their links.
  var deletes: [RowID]
  var links: [Link]
  var unlinks: [Link]
  var author: String?

  init(puts: [Row] = [], deletes: [RowID] = [], links: [Link] = [], unlinks: [Link] = [], author: String? = nil) {
    self.puts = puts
    self.deletes = deletes
    self.links = links
    self.unlinks = unlinks
    self.author = author
  }

  var isEmpty: Bool { puts.isEmpty && deletes.isEmpty && links.isEmpty && unlinks.isEmpty }
}
