import Foundation
import VirtualTime
import XCTest

/// Tests that `Interposition.def` lists everything that the sources intercept or look up, and nothing else.
final class InterpositionTests: XCTestCase {
  private static let table = "Sources/CTestProcess/include/Interposition.def"

  private let tree = SourceTree()

  private var sources: [SourceTree.File] { tree.cFiles(in: "Sources") + tree.headers(in: "Sources") + tree.swiftFiles(in: "Sources") }

  func test_everyRowIsUsed() {
    let uses = InterpositionUses(files: sources)
    XCTAssertGreaterThan(InterpositionRow.all.count, 250)
    for row in InterpositionRow.all where uses.files(of: row).isEmpty {
      let advice =
        row.way == .assumed
        ? "Write “See `\(row.name)` in Interposition.def.” into a comment of the code that assumes this, or remove the row."
        : "Use the row's constant, or define or call the function, or remove the row."
      XCTFail("\(Self.table): no source uses the row \(row.name). \(advice)")
    }
  }

  func test_namesAreUnique() {
    for names in [InterpositionRow.all.map(\.name), InterpositionGroup.all.map(\.name), InterpositionGroup.all.map(\.title)] {
      let twice = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys.sorted()
      XCTAssertEqual(twice, [], "\(Self.table) has these more than once.")
    }
    for group in InterpositionGroup.all { XCTAssertFalse(group.rows.isEmpty, "\(Self.table): the group \(group.name) has no rows.") }
  }

  func test_onlyTheTableNamesSymbols() {
    for file in sources {
      for (number, line) in file.lines.enumerated() {
        guard let symbol = Self.namedSymbol(in: line) else { continue }
        XCTFail("\(file.path):\(number + 1): this line names \(symbol). Add a row to \(Self.table), and use the row's constant.")
      }
    }
  }

  func test_aSymbolInASourceIsFound() {
    XCTAssertEqual(Self.namedSymbol(in: #"  void *function = dlsym(RTLD_DEFAULT, "dispatch_async");"#), "dispatch_async")
    XCTAssertEqual(Self.namedSymbol(in: #"void *real = dlvsym(RTLD_NEXT, "pthread_cond_wait", "GLIBC_2.3.2");"#), "pthread_cond_wait")
    XCTAssertEqual(Self.namedSymbol(in: #"extern void *queue(void) __asm__("$s10Foundation14OperationQueueC4mainACvgZ");"#), "$s10Foundation14OperationQueueC4mainACvgZ")
    XCTAssertEqual(Self.namedSymbol(in: #"extern void queue(void) __asm__("dispatch_main");"#), "dispatch_main")
    XCTAssertEqual(Self.namedSymbol(in: #"@_silgen_name("swift_demangle")"#), "swift_demangle")
    let others = [
      #"  function = dlsym(RTLD_NEXT, name);"#, #"  function = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");"#, #"return strncmp(name, "$s", 2) == 0;"#,
      #"// dlsym(RTLD_NEXT, "exit")"#, "extern void f(void) __asm__(symbol);",
    ]
    for line in others {
      XCTAssertNil(Self.namedSymbol(in: line[...]), line)
    }
  }

  /// Returns the symbol that a line looks up, binds, or contains in its mangled form, or `nil` if the line has none.
  private static func namedSymbol(in line: Substring) -> String? {
    guard line.has("\""), ["sym(", "asm", "silgen", "$s"].contains(where: line.has), !line.drop(while: { $0 == " " }).hasPrefix("//") else { return nil }
    let match = line.firstMatch(of: /(?:\bdlv?sym\([^",]*, |\b(?:__)?asm(?:__)?\(|@_silgen_name\()"([^"]+)"/) ?? line.firstMatch(of: /"(\$s\w+)"/)
    return match.map { String($0.1) }
  }

  func test_probesNameTestsAndFilesThatExist() {
    let lines = tree.swiftFiles(in: "Tests").flatMap { $0.lines.filter { $0.has("class ") } }
    let classes = Set(lines.compactMap { $0.firstMatch(of: /\bclass (\w+)/).map { String($0.1) } })
    let benchmarks = tree.swiftFiles(in: "Sources/screentest-benchmarks").map(\.text).joined()
    for group in InterpositionGroup.all {
      for name in group.probe.matches(of: /`([^`]+)`/).map({ String($0.1) }) {
        let place = "\(Self.table), group \(group.name)"
        if name.wholeMatch(of: /\w+Tests/) != nil { XCTAssertTrue(classes.contains(name), "\(place): there is no test class \(name).") }
        if name.contains("/") { XCTAssertTrue(FileManager.default.fileExists(atPath: tree.root.appendingPathComponent(name).path), "\(place): there is no \(name).") }
        if group.probe.contains("benchmark `\(name)`") { XCTAssertTrue(benchmarks.contains("\"\(name)\""), "\(place): there is no benchmark \(name).") }
      }
    }
  }

  func test_textsHaveTheirForm() {
    for group in InterpositionGroup.all {
      let place = "\(Self.table), group \(group.name)"
      XCTAssertTrue(group.title.first?.isUppercase == true && !group.title.hasSuffix("."), "\(place): “\(group.title)” isn't a title.")
      XCTAssertFalse(group.loss.hasSuffix(".") || group.loss.split(separator: " ").count < 3, "\(place): “\(group.loss)” isn't a clause without a period.")
      XCTAssertTrue(Self.isSentence(group.probe), "\(place): “\(group.probe)” isn't a sentence.")
    }
    for row in InterpositionRow.all where row.way == .assumed {
      XCTAssertTrue(Self.isSentence(row.symbol), "\(Self.table), row \(row.name): “\(row.symbol)” isn't a sentence.")
    }
  }

  private static func isSentence(_ text: String) -> Bool {
    (text.first?.isUppercase == true || text.first == "`") && text.hasSuffix(".") && text.split(separator: " ").count > 2
  }
}
