import Foundation
import VirtualTime

/// The part of the page `UnsafeCode.md` that lists what is intercepted, written from `Interposition.def` and the sources.
struct InterpositionPage {
  private static let start = "<!-- UnsafeCodePageTests writes the text down to the next comment. -->\n"
  private static let end = "<!-- The written text ends here. -->\n"

  let uses: InterpositionUses

  /// Returns a page with its written part replaced, or `nil` if it doesn't have the two comments around that part.
  func written(into page: String) -> String? {
    guard let start = page.range(of: Self.start), let end = page.range(of: Self.end), start.upperBound <= end.lowerBound else { return nil }
    return page[..<start.upperBound] + "\n" + InterpositionCategory.allCases.map(section).joined() + page[end.lowerBound...]
  }

  private func section(_ category: InterpositionCategory) -> String {
    let groups = InterpositionGroup.all.filter { $0.category == category }
    return "## \(category.rawValue.capitalized)\n\n\(Self.sentence(category))\n\n" + groups.map(text).joined()
  }

  private static func sentence(_ category: InterpositionCategory) -> String {
    switch category {
    case .time: "Without it, waits take real time, and every test with a device fails with `device.timeIsReal`."
    case .locale: "Without it, apps see the language, the region, and the time zone of the machine. Tests whose app reads them fail with `toolchain.locale`."
    case .surroundings: "Without it, apps see the folders, defaults, bundles, and launch arguments of the process. Tests whose app uses them fail with `toolchain.surroundings`."
    case .network: "Without it, requests go to the real network, or lack a part. Tests whose app makes requests fail with `toolchain.network`."
    case .discovery: "Without it, tests, apps, and types of the process aren't found. Tests that depend on them fail with `toolchain.discovery`."
    case .logging: "Without it, failures are lost, and a run fails with `toolchain.logging`."
    }
  }

  private func text(_ group: InterpositionGroup) -> String {
    let rows = group.rows
    let files = Set(rows.flatMap(uses.files)).sorted()
    let list = files.isEmpty ? "" : " In \(files.map { "`\($0)`" }.joined(separator: ", "))."
    return "### \(group.title)\n\nWithout it, \(group.loss). \(group.probe)\(list)\n\n\(Self.lines(rows).map { "- \($0)\n" }.joined())\n"
  }

  /// Returns a line for all symbols of a library that are treated in the same way, and a line for the assumptions.
  private static func lines(_ rows: [InterpositionRow]) -> [String] {
    var keys: [String] = []
    var symbols: [String: [String]] = [:]
    for row in rows where row.way != .assumed {
      let key = heading(row)
      if symbols[key] == nil { keys.append(key) }
      let name = ReadableSymbol.short(row.shownSymbol)
      if symbols[key]?.contains(name) != true { symbols[key, default: []].append(name) }
    }
    let assumptions = rows.filter { $0.way == .assumed }.map(\.symbol)
    return keys.map { "\($0): \(joined(symbols[$0] ?? []))" } + (assumptions.isEmpty ? [] : ["Assumed: " + assumptions.joined(separator: " ")])
  }

  private static func heading(_ row: InterpositionRow) -> String {
    // The executable is the image without a name.
    let library = row.library.map { $0.isEmpty ? "the executable" : "`\($0.hasSuffix(".so") ? String($0.dropLast(3)) : $0)`" } ?? ""
    switch row.way {
    case .redefined: return "Redefined (\(library))"
    case .replacedImport: return "Replaced import (\(library))"
    case .replacedMethod: return "Replaced method (\(library))"
    case .found: return row.isOptional ? "Optional (\(library))" : "Looked up (\(library))"
    case .assumed: return "Assumed"
    }
  }

  /// Returns the symbols in code font, with one word for a function and its variant that takes a function pointer.
  private static func joined(_ names: [String]) -> String {
    let all = Set(names)
    let shown = names.filter { !($0.hasSuffix("_f") && all.contains(String($0.dropLast(2)))) }
    return shown.map { all.contains($0 + "_f") ? "`\($0)[_f]`" : "`\($0)`" }.joined(separator: ", ")
  }
}
