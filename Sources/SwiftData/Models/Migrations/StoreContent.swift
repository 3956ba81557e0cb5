/// The rows and links of a store, for a migration.
struct StoreContent {
  var rows: [Row] = []
  var links: [StoreChange.Link] = []
}

extension RowStore {
  var content: StoreContent {
    let all = all
    return StoreContent(rows: all.rows, links: all.links)
  }

  /// Creates a store in memory with rows and links.
  convenience init(schema: StoreSchema, content: StoreContent) throws {
    try self.init(schema: schema)
    try replaceContents(schema: schema, rows: content.rows, links: content.links)
  }
}
