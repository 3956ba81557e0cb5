import CConcurrencyHooks

/// The names in the symbol table of a library.
///
/// They are read from memory when they're needed, which takes a few milliseconds for a large library.
package struct ExportedSymbols: Equatable, Sendable {
  /// The start of the library's file name: “libFoundation.so”.
  package var library: String
  /// The names that other libraries can use.
  package var names: Set<String>
  /// The names that the library looks up through its tables, whose entries can be replaced.
  package var imports: Set<String>

  /// Creates the symbols of a library that isn't loaded.
  package init(library: String, names: Set<String> = [], imports: Set<String> = []) {
    self.library = library
    self.names = names
    self.imports = imports
  }

  /// Reads the symbols of a loaded library, or returns `nil` if the library isn't loaded.
  package init?(ofLoaded library: String) {
    guard let names = Self.names({ stk_time_list_exports(library, $0, $1) }), let imports = Self.names({ stk_time_list_imports(library, $0, $1) }) else { return nil }
    self.init(library: library, names: names, imports: imports)
  }

  private final class NameList {
    var names: Set<String> = []
  }

  private static func names(_ list: (UnsafeMutableRawPointer, @escaping stk_time_symbol_callback) -> Bool) -> Set<String>? {
    let collected = NameList()
    let isLoaded = list(Unmanaged.passUnretained(collected).toOpaque()) { context, name in
      Unmanaged<NameList>.fromOpaque(context).takeUnretainedValue().names.insert(String(cString: name))
    }
    return isLoaded ? collected.names : nil
  }

  /// Returns whether the library has what a row needs.
  package func has(_ wanted: WantedSymbol) -> Bool { (wanted.way == .replacedImport ? imports : names).contains(wanted.symbol) }
}
