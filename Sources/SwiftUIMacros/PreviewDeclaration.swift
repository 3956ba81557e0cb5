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
    // Comments can contain `#Preview` too.
    let tokens = Tokens(source).all
    guard let index = tokens.indices.dropLast().first(where: { tokens[$0].text == "#" && tokens[$0].depth == 0 && tokens[$0 + 1].text == "Preview" }) else { return nil }
    return source[source.utf8.index(source.startIndex, offsetBy: tokens[index + 1].end)...]
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
