/// The pairs of folders that currently use each other.
///
/// This list may only get shorter. `FolderTests` fails for a pair that isn't in the list, and for a listed pair that no longer exists.
enum FolderPairs {
  static let known: [String: [String]] = [
    "HeadlessUI": [
      "Capabilities - Graph"
    ],
    "HeadlessXCUI": [
      "Element - Query"
    ],
  ]
}
