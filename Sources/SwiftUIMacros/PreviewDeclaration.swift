/// A use of `#Preview`: the type in its place, by which the preview is found while the app runs.
struct PreviewDeclaration {
  /// A name that the compiler lets a macro declare, as it is like no other.
  private let name: String
  /// What stands after `#Preview`.
  private let arguments: Substring
  private let file: String
  private let line: String

  /// Reads the compiler's request; `nil` where it does not say what the name may be, or what was written.
  init?(_ request: JSON) {
    guard let discriminator = request["discriminator"]?.string, let syntax = request["syntax"], let source = syntax["source"]?.string else { return nil }
    guard let start = Self.endOfName(in: source) else { return nil }
    // As the compiler's own library composes unique names: what tells the place, the length of a name and the name, and the mark of such names.
    name = "\(discriminator)7PreviewfMu_"
    arguments = start
    file = syntax["location"]?["fileID"]?.string ?? ""
    line = syntax["location"]?["line"]?.number ?? "0"
  }

  /// What stands after `#Preview`, which attributes may precede.
  private static func endOfName(in source: String) -> Substring? {
    let wanted = Array("#Preview".utf8), bytes = Array(source.utf8)
    guard bytes.count >= wanted.count else { return nil }
    for start in 0...(bytes.count - wanted.count) where Array(bytes[start..<start + wanted.count]) == wanted {
      return source[source.utf8.index(source.startIndex, offsetBy: start + wanted.count)...]
    }
    return nil
  }

  /// The declaration of the type.
  var source: String {
    """
    struct \(name): HeadlessUI.PreviewRegistry {
      static var fileID: String { \(JSON.string(file).text) }
      static var line: Int { \(line) }
      @MainActor static func makePreview() -> HeadlessUI.Preview {
        HeadlessUI.Preview\(arguments)
      }
    }
    """
  }
}
