/// The pairs of folders that use each other today.
///
/// The list only gets shorter: `FolderTests` fails for a pair that is not here, and for one that is here and no longer true.
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
