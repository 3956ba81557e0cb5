/// A stored property of a model class, which keeps its value in the model's record.
struct PersistedProperty {
  private let name: String
  private let type: String?
  private let hasValue: Bool
  private let isConstant: Bool
  private let owner: String

  /// Creates a property from its declaration.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - context: The enclosing class, without its members.
  init?(_ declaration: String, in context: String) {
    let tokens = Tokens(declaration)
    guard let keyword = tokens.firstIndex(of: "var") ?? tokens.firstIndex(of: "let"), let name = tokens.name(after: keyword) else { return nil }
    let parts = tokens.parts(after: name.index)
    if parts.hasAccessors { return nil }
    self.name = name.text
    type = parts.type
    hasValue = parts.value != nil
    isConstant = tokens.tokens[keyword].text == "let"
    let header = Tokens(context)
    owner = header.tokens.lastIndex { $0.text == "class" && $0.depth == 0 }.flatMap { header.name(after: $0)?.text } ?? "Self"
  }

  private var plainName: String { name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name }

  var accessors: String {
    """
    {
      @storageRestrictions(accesses: _$modelRecord, initializes: _\(plainName))
      init(initialValue) {
        _$modelRecord.setInitialValue(initialValue, forKey: \\\(owner).\(name))
        _\(plainName) = _SwiftDataNoType()
      }
      get { self.getValue(forKey: \\.\(name)) }\(isConstant ? "" : "\n  set { self.setValue(forKey: \\.\(name), to: newValue) }")
    }
    """
  }

  /// The stored property that tells the compiler whether the property is initialized.
  var storage: String {
    let mark = type?.hasSuffix("?") == true ? "?" : type?.hasSuffix("!") == true ? "!" : ""
    return "@Transient private var _\(plainName): _SwiftDataNoType\(mark)\(hasValue ? " = _SwiftDataNoType()" : "")"
  }
}

/// A property with `@Query`.
struct QueryProperty {
  private let name: String
  private let element: String
  private let arguments: String
  private let access: String

  init(_ declaration: String, attribute: String) throws {
    let tokens = Tokens(declaration)
    guard let keyword = tokens.firstIndex(of: "var"), let name = tokens.name(after: keyword) else {
      throw Problem("@Query can be used on a variable: write `@Query var items: [Item]`.")
    }
    guard let type = tokens.parts(after: name.index).type, let element = Self.element(of: type) else {
      throw Problem("@Query needs the type of its result: write `@Query var \(name.text): [Item]`.")
    }
    self.name = name.text
    self.element = element
    access = ["public", "package", "internal", "fileprivate", "private"].first { word in tokens.tokens[..<keyword].contains { $0.text == word && $0.depth == 0 } } ?? "internal"
    let parts = Tokens(attribute)
    let open = parts.tokens.firstIndex { $0.text == "(" && $0.depth == 0 }
    let close = parts.tokens.lastIndex { $0.text == ")" && $0.depth == 0 }
    if let open, let close, open < close { arguments = parts.text((open + 1)..<close) ?? "" } else { arguments = "" }
  }

  private static func element(of type: String) -> String? {
    if type.hasPrefix("["), type.hasSuffix("]") { return String(type.dropFirst().dropLast()) }
    for prefix in ["Array<", "Swift.Array<"] where type.hasPrefix(prefix) && type.hasSuffix(">") { return String(type.dropFirst(prefix.count).dropLast()) }
    return nil
  }

  var accessors: String { "{\n  get { _\(name).wrappedValue }\n}" }

  var storage: String {
    "\(access == "private" ? "private" : access == "fileprivate" ? "fileprivate" : "private") var _\(name): SwiftData.Query<\(element), [\(element)]> = .init(\(arguments))"
  }
}

/// An actor with `@ModelActor`.
enum ModelActorMembers {
  static func members(of declaration: String) -> String {
    let access = Tokens(declaration).tokens.prefix { $0.text != "actor" }.contains { $0.text == "public" } ? "public " : ""
    return """
      \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor

      \(access)nonisolated let modelContainer: SwiftData.ModelContainer

      \(access)init(modelContainer: SwiftData.ModelContainer) {
        let modelContext = SwiftData.ModelContext(modelContainer)
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """
  }
}
