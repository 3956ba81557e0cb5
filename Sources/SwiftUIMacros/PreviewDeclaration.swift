import MacroPlugin

/// The type that replaces a `#Preview`.
///
/// The preview is found by this type at run time.
struct PreviewDeclaration {
  /// A unique name that the compiler lets a macro declare.
  private let name: String
  /// The text after `#Preview`.
  private let arguments: Substring
  /// The view of a preview with `@Previewable`, or `nil` if the preview has no such declaration.
  private let previewable: PreviewableView?
  private let file: String
  private let line: String

  /// Creates the declaration from a request, or returns `nil` if it lacks a discriminator or the source.
  init?(_ request: JSON) {
    guard let discriminator = request["discriminator"]?.string, let syntax = request["syntax"], let source = syntax["source"]?.string else { return nil }
    guard let start = Self.endOfName(in: source) else { return nil }
    // Build the name like the unique names of the compiler's own library: a discriminator, the length of a name, the name, and a suffix that marks unique names.
    name = "\(discriminator)7PreviewfMu_"
    arguments = start
    previewable = PreviewableView(start)
    file = syntax["location"]?["fileID"]?.string ?? ""
    line = syntax["location"]?["line"]?.number ?? "0"
  }

  /// Returns the text after `#Preview`.
  ///
  /// Attributes can precede `#Preview`.
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
        HeadlessUI.Preview\(previewable?.source ?? String(arguments))
      }
    }
    """
  }
}
