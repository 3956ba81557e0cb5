import MacroPlugin

/// The macro `@Query`.
enum QueryMacro {
  static func expansion(_ request: JSON) throws -> Expansion {
    let declaration = try request.source("declSyntax")
    let variable = Variable(declaration.text)
    let binding = variable?.bindings.first
    // The accessors of a local variable can't refer to the variable of the query.
    let isProperty = request["lexicalContext"]?.array.first?["source"]?.string.flatMap { TypeDeclaration($0) } != nil
    // A preview moves the variable into a view, but the compiler checks the closure of the preview before.
    let isPreviewable = variable?.introducer.attributes.contains { $0.isNamed("Previewable", in: "SwiftUI") } ?? false
    switch request.role {
    case "accessor":
      guard let variable, let binding, let name = binding.name, variable.introducer.keyword == "var", variable.bindings.count == 1 else {
        throw Problem("@Query can be used on one variable: write `@Query var items: [Item]`.", at: declaration.start)
      }
      if !isProperty, !isPreviewable { throw Problem("@Query can be used on a property: declare a view with `@Query var \(name): [Item]`.", at: declaration.start) }
      guard let type = binding.type else { throw Problem("@Query requires a type: write `@Query var \(name): [Item]`.", at: declaration.place(at: binding.start)) }
      if binding.accessors != .none {
        throw Problem("@Query can be used on a variable without accessors: write `@Query var \(name): [Item]`.", at: declaration.place(at: binding.start))
      }
      let query = isProperty ? binding.storageName : "SwiftData.Query<\(type).Element, \(type)>(\(arguments(of: request)))"
      return Expansion("{\n  get {\n    \(query).wrappedValue\n  }\n}")
    case "peer":
      guard let binding, binding.name != nil, let type = binding.type, isProperty else { return Expansion("") }
      // A private property would make the memberwise initializer of the view private.
      return Expansion("private(set) var \(binding.storageName): SwiftData.Query<\(type).Element, \(type)> = .init(\(arguments(of: request)))")
    default: throw Problem("@Query doesn't support the role \(request.role).")
    }
  }

  /// Returns the arguments of the macro.
  private static func arguments(of request: JSON) -> String {
    guard let attribute = request["attributeSyntax"]?["source"]?.string else { return "" }
    return Introducer(attribute).attributes.first?.arguments ?? ""
  }
}
