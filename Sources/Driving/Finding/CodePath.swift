/// The path of a declaration in a readable symbol name, such as `Screens.login` in the module `Shop`.
///
/// A private declaration, an operator, a generic one and a declaration inside a function have no path, because a scenario can't name them.
struct CodePath: Equatable {
  /// The module that declares it.
  let module: String
  /// The module of the outermost type, which differs from ``module`` in an extension.
  let typeModule: String
  /// The names of the types and of the declaration, from the outermost.
  let names: [String]

  /// Reads a path, such as “Shop.Screens.login” or “(extension in ShopTests):Shop.LoginScreen.title”.
  init?(_ text: some StringProtocol) {
    var text = Substring(text)
    var module: Substring?
    let start = "(extension in "
    if text.hasPrefix(start) {
      guard let end = text.firstIndex(of: ")") else { return nil }
      module = text[..<end].dropFirst(start.count)
      text = text[end...].dropFirst()
      guard text.first == ":" else { return nil }
      text = text.dropFirst()
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.allSatisfy(Self.isIdentifier) else { return nil }
    typeModule = String(parts[0])
    self.module = module.map(String.init) ?? typeModule
    names = parts.dropFirst().map(String.init)
  }

  /// The path without its module, as code in the module writes it.
  var expression: String { names.joined(separator: ".") }

  private static func isIdentifier(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}
