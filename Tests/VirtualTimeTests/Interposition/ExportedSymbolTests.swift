import CConcurrencyHooks
import VirtualTime
import XCTest

/// The symbol tables of the libraries of this process.
final class ExportedSymbolTests: XCTestCase {
  func test_theExportsAreWhatTheLoaderFinds() throws {
    let symbols = try XCTUnwrap(ExportedSymbols(ofLoaded: "libdispatch.so"))
    let library = try XCTUnwrap(dlopen("libdispatch.so", RTLD_LAZY | RTLD_NOLOAD))
    defer { dlclose(library) }
    XCTAssertTrue(symbols.names.isSuperset(of: ["dispatch_async", "dispatch_after", "_dispatch_main_q"]))
    for name in symbols.names { XCTAssertNotNil(dlsym(library, name), name) }
    XCTAssertFalse(symbols.names.contains("pthread_create"), "This function is imported.")
    XCTAssertTrue(symbols.imports.contains("pthread_create"))
  }

  func test_theVersionsOfTheCLibraryAreNotSymbols() throws {
    let symbols = try XCTUnwrap(ExportedSymbols(ofLoaded: "libc.so"))
    XCTAssertTrue(symbols.names.isSuperset(of: ["clock_gettime", "ppoll", "getenv"]))
    XCTAssertEqual(symbols.names.filter { $0.hasPrefix("GLIBC_") }, [])
  }

  func test_everyLoadedLibraryCanBeRead() {
    // The kernel's own library and the libraries of the distribution are built differently.
    let paths = Box<[String]>([])
    stk_time_list_libraries(Unmanaged.passUnretained(paths).toOpaque()) { paths, path in
      let path = String(cString: path)
      Unmanaged<Box<[String]>>.fromOpaque(paths).takeUnretainedValue().update { $0.append(path) }
    }
    let files = paths.value.compactMap { $0.split(separator: "/").last.map(String.init) }
    XCTAssertTrue(files.contains("libFoundation.so"))
    for file in files {
      let symbols = ExportedSymbols(ofLoaded: file)
      XCTAssertEqual(symbols?.library, file)
      XCTAssertFalse(symbols?.names.contains("") ?? true, file)
    }
  }

  func test_aLibraryThatIsNotLoaded() {
    XCTAssertNil(ExportedSymbols(ofLoaded: "libNowhere.so"))
    // The whole name counts, and not the folder of a library.
    XCTAssertNil(ExportedSymbols(ofLoaded: "linux/libFoundation.so"))
  }

  // MARK: Tables

  /// A table with one bucket for the symbols 1 to 3.
  private static let table: [UInt32] = [1, 1, 1, 0, 0, 0, 1, 2, 4, 7]

  private func count(_ words: [UInt32]) -> Int { words.withUnsafeBytes { bytes in bytes.baseAddress.map { stk_time_count_in_gnu_hash($0, bytes.count) } ?? 0 } }

  func test_theNumberOfSymbols() {
    XCTAssertEqual(count(Self.table), 4)
    XCTAssertEqual(count([1, 5, 1, 0, 0, 0, 0]), 5, "Nothing is exported.")
  }

  func test_anIncompleteTableHasNoSymbols() {
    for length in 1..<Self.table.count { XCTAssertEqual(count(Array(Self.table.prefix(length))), 0, "\(length) words") }
    XCTAssertEqual(count(Self.table.dropLast() + [6]), 0, "The last link isn't marked.")
  }

  func test_aTableWithImpossibleSizesHasNoSymbols() {
    for index in [0, 2, 6] {
      var words = Self.table
      words[index] = .max
      XCTAssertEqual(count(words), 0, "word \(index)")
    }
  }
}
