import Foundation
import HeadlessDevice
import Screens

/// A member of a screen that is an element.
package struct FoundMember {
  /// The name of the property: `logInButton`.
  package let name: String
  /// The value of the property.
  package let element: any Element
}

/// The getters of screens' properties, which show the names that code outside of the type can use.
@MainActor
struct MemberSymbols {
  /// A getter of a property that isn't private.
  private struct Getter {
    let name: String
    /// The type that has the property, with its module.
    let owner: String
    /// The type of the property in the form of `String(reflecting:)`.
    let type: String
    let address: UnsafeMutableRawPointer
    /// Whether the getter is async, so it can't be called.
    let isAsync: Bool

    /// Reads a symbol, such as “Shop.LoginScreen.title.getter : Screens.Label”.
    init?(_ symbol: ExecutableSymbol, isAsync: Bool) {
      guard let accessor = symbol.name.range(of: ".getter : "), let path = CodePath(symbol.name[..<accessor.lowerBound]), let name = path.names.last else { return nil }
      self.name = name
      self.isAsync = isAsync
      owner = ([path.typeModule] + path.names.dropLast()).joined(separator: ".")
      type = String(symbol.name[accessor.upperBound...])
      address = symbol.address
    }
  }

  private let getters: [String: [Getter]]
  private let elementTypes: [String: any Element.Type]
  private static let elementName = String(reflecting: (any Element).self).replacingOccurrences(of: "any ", with: "")

  /// Finds the getters of types.
  init(of types: [any Screen.Type], in symbols: ExecutableSymbols) {
    let prefixes = types.compactMap { type in _mangledTypeName(type).map { "$s" + $0 } }
    // The second suffix is the size of an async function's frame.
    let found = symbols.all(suffixes: ["vg", "vgTu"], prefixes: prefixes)
    let asyncStart = "async function pointer to "
    let asyncNames = Set(found.map(\.name).filter { $0.hasPrefix(asyncStart) }.map { String($0.dropFirst(asyncStart.count)) })
    getters = Dictionary(grouping: found.compactMap { Getter($0, isAsync: asyncNames.contains($0.name)) }, by: \.owner)
    let elements = ConformingTypes.of((any Element).self).compactMap { $0 as? any Element.Type }
    elementTypes = Dictionary(elements.map { (String(reflecting: $0), $0) }) { first, _ in first }
  }

  /// Returns the elements among the properties of a screen: the stored ones in their order, then the computed ones by name.
  func members(of screen: any Screen) -> [FoundMember] {
    let getters = getters[String(reflecting: Swift.type(of: screen))] ?? []
    let visible = Set(getters.map(\.name))
    let stored = Mirror(reflecting: screen).children.compactMap { child -> FoundMember? in
      guard let name = child.label, visible.contains(name), let element = child.value as? any Element else { return nil }
      return FoundMember(name: name, element: element)
    }
    let names = Set(stored.map(\.name))
    let computed = getters.filter { !names.contains($0.name) && !$0.isAsync }.sorted { $0.name < $1.name }.compactMap { getter in
      element(getter, of: screen).map { FoundMember(name: getter.name, element: $0) }
    }
    return stored + computed
  }

  private func element(_ getter: Getter, of screen: some Screen) -> (any Element)? {
    // An existential is in memory, because it fills five words.
    if getter.type == Self.elementName { return ScreenCall.result(of: getter.address, screen, returning: (any Element).self) }
    guard let type = elementTypes[getter.type], PassedValue(of: type)?.isResultInMemory == true else { return nil }
    func call<E: Element>(_ type: E.Type) -> (any Element)? { ScreenCall.result(of: getter.address, screen, returning: type) }
    return call(type)
  }
}
