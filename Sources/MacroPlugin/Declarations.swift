/// An attribute, such as `@Attribute(.unique)`.
package struct Attribute: Equatable {
  /// The name as written, such as `SwiftData.Attribute`.
  package let name: String
  /// The text between the parentheses, or `nil` if there are none.
  package let arguments: String?

  /// Returns whether the attribute has a name, with or without a module.
  package func isNamed(_ name: String, in module: String) -> Bool { [name, "\(module).\(name)", "\(module)::\(name)"].contains(Names.plain(self.name)) }
}

/// The part of a declaration before its name: attributes, modifiers and a keyword.
package struct Introducer: Equatable {
  package var attributes: [Attribute] = []
  /// The modifiers, such as `public` or `private(set)`.
  package var modifiers: [String] = []
  /// The keyword, such as `var` or `class`, or an empty text if there isn't one.
  package var keyword = ""
  /// The position of the first token.
  package var start = 0

  init(start: Int) { self.start = start }

  /// Parses the introducer at the start of a source text, or an attribute alone.
  package init(_ source: String) {
    var parser = Parser(Tokens(source))
    self = parser.introducer()
  }
}

/// A declaration of variables or constants.
package struct Variable {
  package let introducer: Introducer
  package let bindings: [Binding]

  /// A name with its type, value and accessors.
  package struct Binding: Equatable {
    /// The name as written, or `nil` for a pattern such as `(a, b)`.
    package var name: String?
    package var type: String?
    package var value: String?
    package var accessors = Accessors.none
    /// The position of the first token.
    package var start = 0
  }

  package enum Accessors { case none, observers, computed }

  /// Parses the declaration at the start of a source text, or returns `nil` if it isn't a declaration of variables.
  package init?(_ source: String) {
    guard case .variable(let variable) = Parser(Tokens(source)).members().first else { return nil }
    self = variable
  }

  init(introducer: Introducer, bindings: [Binding]) {
    self.introducer = introducer
    self.bindings = bindings
  }
}

/// A declaration of a type or an extension.
package struct TypeDeclaration {
  package let introducer: Introducer
  /// The name as written.
  ///
  /// The name of an extension can have several parts.
  package let name: String
  package let inheritedTypes: [String]
  package let members: [Member]

  /// Parses the declaration at the start of a source text, or returns `nil` if it isn't a declaration of a type.
  package init?(_ source: String) {
    var parser = Parser(Tokens(source))
    guard let declaration = parser.type() else { return nil }
    self = declaration
  }

  init(introducer: Introducer, name: String, inheritedTypes: [String], members: [Member]) {
    self.introducer = introducer
    self.name = name
    self.inheritedTypes = inheritedTypes
    self.members = members
  }
}

/// A member of a type.
package enum Member {
  case variable(Variable)
  /// An initializer, with the labels of its parameters.
  case initializer(labels: [String])
  /// A macro that declares something, such as `#Index<Trip>([\.name])`.
  case macro(name: String, genericArguments: String, arguments: String)
  /// A line such as `#if DEBUG`.
  case directive(String)
  case other
}

/// Functions for names that can be written in backticks.
package enum Names {
  /// Returns a name without backticks.
  package static func plain(_ name: String) -> String { name.hasPrefix("`") && name.hasSuffix("`") && name.count > 2 ? String(name.dropFirst().dropLast()) : name }

  /// Returns a name that starts with an underscore, in backticks if necessary.
  package static func underscored(_ name: String) -> String {
    let plain = plain(name)
    return plain.utf8.allSatisfy(Scanner.isWord) ? "_\(plain)" : "`_\(plain)`"
  }
}
