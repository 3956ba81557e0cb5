import Foundation

/// The public names of `HeadlessUI` and `PhotosUI` with their statuses, read from the sources.
struct SwiftUINames {
  enum Status: String, Comparable {
    case works
    case inPictures = "in pictures"
    case looksOnly = "looks only"
    case unavailable

    // If overloads have different statuses, the most capable one counts.
    private var rank: Int {
      switch self {
      case .works: 0
      case .inPictures: 1
      case .looksOnly: 2
      case .unavailable: 3
      }
    }
    static func < (left: Status, right: Status) -> Bool { left.rank < right.rank }
  }

  enum Group: String, CaseIterable {
    case macros = "Macros"
    case wrappers = "Property wrappers"
    case types = "Views, values and protocols"
    case modifiers = "Modifiers of views"
    case texts = "Modifiers of texts and images"
    case members = "Modifiers of gestures, shapes, scenes, rows, animations and transitions"
    case environment = "Environment values"
  }

  /// The types whose members are listed, in addition to views, texts, and images.
  private static let listedTypes: Set<String> = ["Gesture", "Shape", "InsettableShape", "Scene", "DynamicViewContent", "ForEach", "Animation", "AnyTransition", "Transition"]

  private(set) var names: [Group: [String: Status]] = [:]

  init(files: [SourceTree.File]) {
    for file in files { read(file.lines) }
  }

  /// The page, with a table for each group.
  var page: MapPage {
    let introduction = """
      # Map of SwiftUI

      Every name of SwiftUI that an app can use on the simulated device, and its status.

      A test writes the tables from the sources and compares them.

      - *works*: The API has SwiftUI's meaning, as far as an element tree can show it: layout, identity, texts, traits, actions, state.
      - *in pictures*: Pictures of the screen show the API's effect. Tests can't see it.
      - *looks only*: The API compiles and has no effect on the simulated device, because screens aren't drawn as pixels.
      - *unavailable*: The API is a compile error that says what to write instead.

      The module SwiftData works, and [Map of SwiftData](SwiftDataMap.md) lists its API. Core Data isn't supported: give a view its data through a protocol of your own, and use an array in a test.

      """
    return MapPage(introduction: introduction, column: "what is there", tables: Group.allCases.map { (heading: $0.rawValue, rows: (names[$0] ?? [:]).mapValues(\.rawValue)) })
  }

  // The formatter puts top-level declarations at the first column, and their members at the third.
  private mutating func read(_ lines: [Substring]) {
    var scope = ""
    var comment: [Substring] = []
    var attributes: [Substring] = []
    for line in lines {
      // Counted by bytes, because there are many lines.
      let depth = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      guard depth <= 2, line.utf8.count > depth else {
        (comment, attributes) = ([], [])
        continue
      }
      let code = line.utf8.dropFirst(depth).first == UInt8(ascii: "}") ? "" : line.dropFirst(depth)
      if code.has("///") {
        comment.append(code)
        continue
      }
      let isPublic = code.has("public ") || code.has("open ")
      if code.utf8.first == UInt8(ascii: "@"), !isPublic {
        attributes.append(code)
        continue
      }
      if depth == 0, !code.isEmpty { scope = isPublic || code.has("extension ") ? Self.scope(of: code) ?? "" : "" }
      if isPublic { note(code, depth: depth, scope: scope, comment: comment.joined(separator: " "), attributes: attributes.joined(separator: " ") + " " + code) }
      (comment, attributes) = ([], [])
    }
  }

  private mutating func note(_ code: Substring, depth: Int, scope: String, comment: String, attributes: String) {
    let status: Status =
      attributes.contains("@available(*, unavailable")
      ? .unavailable : comment.contains("Only pictures show ") ? .inPictures : comment.contains("On the simulated device, it has no effect.") ? .looksOnly : .works
    if depth == 0 {
      if let match = code.firstMatch(of: /(?:public|open) (?:final |indirect |nonisolated )*(?:struct|class|enum|protocol|actor|typealias) ([A-Z]\w*)/) {
        let name = String(match.1)
        attributes.contains("@propertyWrapper") ? add("@\(name)", .wrappers, status) : add(name, .types, status)
      } else if let match = code.firstMatch(of: /public macro (\w+)/) {
        add((attributes.contains("@freestanding") ? "#" : "@") + match.1, .macros, status)
      } else if let match = code.firstMatch(of: /public func ([a-z]\w*)/) {
        add("\(match.1)(…)", .types, status)
      }
    } else if depth == 2 {
      if let match = code.firstMatch(of: /public func ([a-z]\w*)/) {
        if scope == "View" { add(".\(match.1)", .modifiers, status) }
        if ["Text", "Image"].contains(scope) { add("\(scope).\(match.1)", .texts, status) }
        if Self.listedTypes.contains(scope) { add("\(scope).\(match.1)", .members, status) }
      } else if Self.listedTypes.contains(scope), let match = code.firstMatch(of: /public static (?:func|var|let) ([a-z]\w*)/) {
        add("\(scope).\(match.1)", .members, status)
      } else if scope == "EnvironmentValues", let match = code.firstMatch(of: /public (?:internal\(set\) |package\(set\) )*var (\w+)/) {
        add("\\.\(match.1)", .environment, status)
      }
    }
  }

  private mutating func add(_ name: String, _ group: Group, _ status: Status) {
    let known = names[group, default: [:]][name]
    names[group, default: [:]][name] = known.map { min($0, status) } ?? status
  }

  private static func scope(of code: Substring) -> String? {
    if let match = code.firstMatch(of: /^(?:public |package |nonisolated )*extension (\w+)/) { return String(match.1) }
    if let match = code.firstMatch(of: /public (?:final )?(?:struct|class|enum) (\w+)/) { return String(match.1) }
    return nil
  }
}
