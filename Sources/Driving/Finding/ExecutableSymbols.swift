import CTestProcess
import Foundation

/// A Swift function or variable of the executable.
struct ExecutableSymbol {
  /// The name in the executable: “$s4Shop11LoginScreenVACycfC”.
  let mangledName: String
  /// The readable name: “Shop.LoginScreen.init() -> Shop.LoginScreen”.
  let name: String
  /// The address of the function's code, or of the variable.
  let address: UnsafeMutableRawPointer
}

/// The symbols of the executable, found by their mangled names.
///
/// Nothing is found if the executable has no table of symbols, or if the runtime can't make names readable.
struct ExecutableSymbols {
  /// The path of the executable, or `nil` for this process.
  var path: String?
  /// Returns the readable form of a mangled name, or `nil` if there isn't one.
  var demangle: (UnsafePointer<CChar>) -> String? = Self.demangled

  /// Returns the symbols with a mangled name that has one of the suffixes and one of the prefixes.
  ///
  /// - Parameters:
  ///   - prefixes: The starts of the names, or `nil` for the names of all modules whose code can be a part of a scenario.
  ///   - isIncluded: A closure that receives a mangled name before it's made readable.
  func all(suffixes: [String], prefixes: [String]? = nil, where isIncluded: (UnsafePointer<CChar>) -> Bool = { _ in true }) -> [ExecutableSymbol] {
    withoutActuallyEscaping(isIncluded) { isIncluded in
      let search = Search(isIncluded: isIncluded, demangle: demangle)
      search.run(suffixes: suffixes, prefixes: prefixes, path: path)
      return search.symbols
    }
  }

  private static func demangled(_ name: UnsafePointer<CChar>) -> String? {
    guard let text = stk_process_demangled(name) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// The state of a search, which C passes to its callback.
  private final class Search {
    private let isIncluded: (UnsafePointer<CChar>) -> Bool
    private let demangle: (UnsafePointer<CChar>) -> String?
    private(set) var symbols: [ExecutableSymbol] = []

    init(isIncluded: @escaping (UnsafePointer<CChar>) -> Bool, demangle: @escaping (UnsafePointer<CChar>) -> String?) {
      self.isIncluded = isIncluded
      self.demangle = demangle
    }

    func run(suffixes: [String], prefixes: [String]?, path: String?) {
      let lists = [CStringList(suffixes), CStringList(prefixes ?? []), CStringList(PackageModules.others.sorted())]
      var filter = stk_process_symbol_filter(
        suffixes: lists[0].start, prefixes: prefixes == nil ? nil : lists[1].start, excluded_modules: prefixes == nil ? lists[2].start : nil)
      let found: stk_process_symbol_found = { name, address, search in
        guard let address, let search else { return }
        Unmanaged<Search>.fromOpaque(search).takeUnretainedValue().add(name, at: address)
      }
      let context = Unmanaged.passUnretained(self).toOpaque()
      withExtendedLifetime(lists) {
        if let path { stk_process_symbols_of_file(path, 0, &filter, found, context) } else { stk_process_symbols(&filter, found, context) }
      }
    }

    private func add(_ name: UnsafePointer<CChar>, at address: UnsafeMutableRawPointer) {
      if isIncluded(name), let text = demangle(name) { symbols.append(ExecutableSymbol(mangledName: String(cString: name), name: text, address: address)) }
    }
  }

  /// An array of C strings with a null at its end, as long as the object lives.
  private final class CStringList {
    private let strings: [UnsafeMutablePointer<CChar>?]
    let start: UnsafeMutablePointer<UnsafePointer<CChar>?>

    init(_ texts: [String]) {
      strings = texts.map { strdup($0) }
      start = .allocate(capacity: strings.count + 1)
      for (index, string) in (strings + [nil]).enumerated() { (start + index).initialize(to: string.map { UnsafePointer($0) }) }
    }

    deinit {
      for string in strings { free(string) }
      start.deallocate()
    }
  }
}
