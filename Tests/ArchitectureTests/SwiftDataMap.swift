/// What the package has of each public name of Apple's SwiftData.
struct SwiftDataMap {
  enum Group: String, CaseIterable {
    case macros = "Macros"
    case types = "Types and protocols"
    case members = "Members"
    case additions = "Names in SwiftUI and Core Data"
  }

  /// The names of Apple's SwiftData in each group.
  let names: [Group: Set<String>]

  /// The names in all groups.
  var all: Set<String> { names.values.reduce(into: []) { $0.formUnion($1) } }

  /// Creates the map of lists of names.
  ///
  /// - Parameters:
  ///   - macros: The macros, separated by spaces.
  ///   - types: Lines with types, separated by spaces, or with one type, a colon, and the type's members.
  ///   - additions: The names in other modules, separated by spaces.
  init(macros: String = AppleSwiftData.macros, types: String = AppleSwiftData.types, additions: String = AppleSwiftData.additions) {
    var (listed, members): (Set<String>, Set<String>) = ([], [])
    for line in types.split(separator: "\n") {
      let parts = line.split(separator: ":")
      listed.formUnion(Self.words(of: parts[0]))
      if parts.count == 2 { for member in Self.words(of: parts[1]) { members.insert("\(parts[0]).\(member)") } }
    }
    names = [.macros: Self.words(of: macros[...]), .types: listed, .members: members, .additions: Self.words(of: additions[...])]
  }

  private static func words(of text: Substring) -> Set<String> { Set(text.split { $0 == " " || $0 == "\n" }.map(String.init)) }

  /// The page, with a table for each group.
  var page: MapPage {
    let introduction = """
      # Map of SwiftData

      Every public name of SwiftData in Apple's SDK 26, and what the simulated device has of it.

      A test writes the tables from a list of Apple's names and the sources. It also checks that each name that works, or works in part, is declared in the sources and is in a test of SwiftData.

      - *works*: The API has SwiftData's meaning.
      - *partly*: The API compiles, and the row says what is missing.
      - *unavailable*: The API isn't declared, so code that uses it doesn't compile. The members of a type that isn't available have no rows.

      Initializers, operators, associated types and the requirements of the standard library's protocols have no rows. [Differences from Apple's](Differences.md) lists the behavior that differs from Apple's.

      """
    return MapPage(
      introduction: introduction, column: "what is there",
      tables: Group.allCases.map { group in
        (heading: group.rawValue, rows: Dictionary(uniqueKeysWithValues: (names[group] ?? []).map { ($0, Self.status(of: $0)) }))
      })
  }

  private static func status(of name: String) -> String {
    if let reason = AppleSwiftData.unavailable[name] { return "unavailable: \(reason)" }
    return AppleSwiftData.partly[name].map { "partly: \($0)" } ?? "works"
  }
}
