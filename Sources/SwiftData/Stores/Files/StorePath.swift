import Foundation

/// The place of a store.
struct StorePath: Sendable {
  /// The path of the store's file, or `nil` for a store in memory.
  let onDisk: String?

  /// Creates a place from the URL of a configuration.
  ///
  /// `/dev/null` stands for a store in memory.
  init(_ url: URL) throws(StoreProblem) {
    guard url.isFileURL else { throw .cannotOpen(path: url.absoluteString, reason: "it isn't the URL of a file") }
    let path = url.path
    onDisk = path == "/dev/null" ? nil : path
  }
}
