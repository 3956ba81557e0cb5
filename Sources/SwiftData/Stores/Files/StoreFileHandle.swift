/// The operations of a store on its file.
///
/// Tests use a handle that fails.
protocol StoreFileHandle: Sendable {
  /// The path of the file, without symbolic links.
  var path: String { get }
  /// A Boolean value that indicates whether writing always fails.
  var isReadOnly: Bool { get }
  /// Returns whether the file is still at its path: it wasn't deleted, moved or replaced.
  func isAtItsPath() -> Bool
  func size() throws(StoreFileFailure) -> Int
  func readAll() throws(StoreFileFailure) -> [UInt8]
  /// Writes all bytes at an offset. If this throws, the file may contain a part of the bytes.
  mutating func write(_ bytes: [UInt8], at offset: Int) throws(StoreFileFailure)
  mutating func truncate(to size: Int) throws(StoreFileFailure)
  /// Replaces the file by a file with the given bytes.
  ///
  /// If this throws, or if the process is killed, the file at the path is the old one or the new one, each of them complete.
  mutating func replace(with bytes: [UInt8]) throws(StoreFileFailure)
  /// Deletes a file that a killed process left while it replaced the file.
  func removeLeftovers()
}

/// A failed operation on a file.
struct StoreFileFailure: Error, Hashable, Sendable {
  /// The reason in words: “No space left on device”.
  let reason: String
}
