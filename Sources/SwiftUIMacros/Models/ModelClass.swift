/// A class with `@Model`, and its stored properties.
struct ModelClass {
  /// A stored property that a model keeps in its record.
  struct Property {
    let name: String
    let type: String?
    let value: String?
    /// The arguments of `@Attribute` or `@Relationship` with the type that describes them.
    let metadata: String?
  }

  let name: String
  let isFinal: Bool
  let isPublic: Bool
  private(set) var properties: [Property] = []
  /// The schema descriptions of `#Index` and `#Unique`.
  private(set) var constraints: [(kind: String, text: String)] = []
  private(set) var hasInitializer = false
  /// The first superclass or protocol.
  let firstInherited: String?

  /// Creates the class from its declaration.
  init(_ declaration: String) throws {
    let tokens = Tokens(declaration)
    let all = tokens.tokens
    for kind in ["struct", "actor", "enum"] {
      guard let keyword = all.firstIndex(where: { $0.depth == 0 && $0.text == kind }) else { continue }
      let name = tokens.name(after: keyword)?.text ?? ""
      throw Problem("'@Model' cannot be applied to \(kind) type '\(name)'")
    }
    guard let keyword = all.lastIndex(where: { $0.depth == 0 && $0.text == "class" }), let name = tokens.name(after: keyword),
      let body = all[name.index...].firstIndex(where: { $0.depth == 0 && $0.text == "{" })
    else { throw Problem("'@Model' can only be applied to a class.") }
    self.name = name.text
    let modifiers = all[..<keyword].filter { $0.depth == 0 }.map(\.text)
    isFinal = modifiers.contains("final")
    isPublic = modifiers.contains("public") || modifiers.contains("open")
    firstInherited = all[name.index..<body].first { $0.depth == 0 && $0.text == ":" } == nil ? nil : Self.firstInherited(all[name.index..<body])
    var reader = MemberReader(tokens, from: body + 1)
    while let member = try reader.next() {
      switch member {
      case .properties(let found): properties += found
      case .constraint(let kind, let text): constraints.append((kind, text))
      case .initializer: hasInitializer = true
      case .other: break
      }
    }
    if !hasInitializer { throw Problem("@Model requires an initializer be provided for '\(name.text)'") }
  }

  private static func firstInherited(_ header: ArraySlice<Tokens.Token>) -> String? {
    guard let colon = header.firstIndex(where: { $0.depth == 0 && $0.text == ":" }) else { return nil }
    return header[(colon + 1)...].prefix { $0.text != "," && $0.text != "{" && $0.text != "where" }.map(\.text).joined()
  }

  private var access: String { isPublic ? "public " : "" }

  /// The members of the class.
  ///
  /// - Parameter isRoot: Whether the superclass isn't a model.
  func members(isRoot: Bool) -> String {
    let record = "@Transient private var _$modelRecord: SwiftData.ModelRecord = SwiftData.ModelRecord(for: \(name).self)"
    let backing = isRoot ? "any SwiftData.BackingData<\(name)>" : "any SwiftData.BackingData<Root>"
    let required = isFinal && isRoot ? "" : "required "
    var assignments = properties.map { "  _\(plain($0.name)) = _SwiftDataNoType()" }
    if isRoot { assignments.insert("  _$modelRecord = backingData._record", at: 0) } else { assignments.append("  super.init(backingData: backingData)") }
    let initializer = "\(required)\(access)init(backingData: \(backing)) {\n\(assignments.joined(separator: "\n"))\n}"
    var parts = [record]
    if isRoot {
      parts.append("\(access)typealias Root = \(name)")
      parts.append("\(access)var _$record: SwiftData.ModelRecord { _$modelRecord }")
      parts.append("\(access)var _$recordsOfSubclasses: [SwiftData.ModelRecord] { [] }")
    } else {
      parts.append("\(access)override var _$recordsOfSubclasses: [SwiftData.ModelRecord] { super._$recordsOfSubclasses + [_$modelRecord] }")
    }
    parts += [schemaMetadata(isRoot: isRoot), initializer, "struct _SwiftDataNoType {}"]
    return parts.joined(separator: "\n\n")
  }

  private func schemaMetadata(isRoot: Bool) -> String {
    let own = properties.map { property in
      let plainName = plain(property.name)
      let value = property.value.map { value in property.type.map { "(\(value)) as \($0)" } ?? value } ?? "nil"
      return "    SwiftData.Schema.PropertyMetadata(name: \"\(plainName)\", keypath: \\\(name).\(property.name), defaultValue: \(value), metadata: \(property.metadata ?? "nil"))"
    }
    let others = constraints.map { constraint in
      "    SwiftData.Schema.PropertyMetadata(name: \"SwiftData.Schema.\(constraint.kind)\", keypath: \\SwiftData.Schema.encodingVersion, defaultValue: nil, metadata: SwiftData.Schema.\(constraint.text))"
    }
    let list = "[\n\((own + others).joined(separator: ",\n"))\n  ]"
    let head = isRoot ? "\(access)\(isFinal ? "static" : "class")" : "\(access)override \(isFinal ? "static" : "class")"
    return "\(head) var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {\n  \(isRoot ? "" : "super.schemaMetadata + ")\(list)\n}"
  }

  private func plain(_ name: String) -> String { name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name }

  /// The extensions of a model class.
  static func extensions(of type: String, conformances: [String]) -> String {
    var parts: [String] = []
    if conformances.contains(where: { $0.hasSuffix("PersistentModel") }) { parts.append("extension \(type): nonisolated SwiftData.PersistentModel {}") }
    if conformances.contains(where: { $0.hasSuffix("Observable") }) { parts.append("extension \(type): nonisolated Observation.Observable {}") }
    if conformances.contains(where: { $0.hasSuffix("Sendable") }) {
      let message = "PersistentModels are not Sendable, consider utilizing a ModelActor or use \(type)'s persistentModelID instead"
      parts.append("@available(*, unavailable, message: \"\(message)\")\nextension \(type): Sendable {}")
    }
    return parts.joined(separator: "\n\n")
  }
}
