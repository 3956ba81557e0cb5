import HeadlessDevice
import HeadlessXCUI
import ScenarioKit
import ScreenModel
import Screens

/// Describes an element for finding it again: by identifier, by text, by text in a parent, or, if nothing else is unique, by index.
@MainActor
struct ElementDescriber {
  /// The device whose elements are described.
  let device: Device

  private var tree: ElementTree { device.tree }

  /// Returns the most stable description that finds only this element.
  ///
  /// - Throws: A problem if no description finds the element again.
  func describe(_ element: ElementID) throws(CommandProblem) -> DrivenElement {
    let app = app(of: element)
    let candidates = ids(of: element).map { id in
      var description = DrivenElement(type: tree.type(of: element).drivenName, id: id)
      description.app = app
      return description
    }
    if let unique = candidates.first(where: { finds($0, element, only: true) }) { return unique }
    let parents = parents(of: element)
    for parent in parents {
      for candidate in candidates {
        var inner = candidate
        inner.parents = [parent]
        if finds(inner, element, only: true) { return inner }
      }
    }
    // An element without a text can be the only one of its type in a parent.
    var plain = DrivenElement(type: tree.type(of: element).drivenName)
    plain.app = app
    for parent in [nil] + parents.map(Optional.some) {
      var inner = plain
      inner.parents = parent.map { [$0] } ?? []
      if finds(inner, element, only: true) { return inner }
    }
    let nearest = candidates.first ?? plain
    for parent in parents.map(Optional.some) + [nil] {
      var inner = nearest
      inner.parents = parent.map { [$0] } ?? []
      if let index = DrivenTarget(inner).matches.firstIndex(of: element) {
        inner.index = index
        return inner
      }
    }
    throw CommandProblem("This \(tree.type(of: element).drivenName) can't be found again by a text, an identifier or an index, so no test could use it.")
  }

  /// Returns whether a description finds an element, and no other if `only` is true.
  private func finds(_ description: DrivenElement, _ element: ElementID, only: Bool) -> Bool {
    let matches = DrivenTarget(description).matches
    return only ? matches == [element] : matches.first == element
  }

  /// The texts that can identify an element, the most stable first.
  ///
  /// The value isn't used, because it's what a test changes.
  private func ids(of element: ElementID) -> [String] {
    var ids: [String] = []
    let (identifier, label) = (tree.identifier(of: element), tree.label(of: element))
    // A symbol's name is what the element looks like, so a person's word for it comes first.
    let looksLikeSymbol = identifier.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)+/) != nil && tree.type(of: element) == .button
    let showsSymbol = tree.childSequence(of: element).contains { tree.details(of: $0).isSystemImage && tree.identifier(of: $0) == identifier }
    let isSymbol = tree.details(of: element).isSystemImage || showsSymbol || isInTabBar(element) || looksLikeSymbol
    let texts = (isSymbol ? [label, identifier] : [identifier, label]) + [tree.title(of: element), tree.placeholder(of: element) ?? ""]
    for text in texts where !text.isEmpty && !ids.contains(text) { ids.append(text) }
    return ids
  }

  private func isInTabBar(_ element: ElementID) -> Bool {
    var current = tree.parent(of: element)
    while let parent = current {
      if tree.type(of: parent) == .tabBar { return true }
      current = tree.parent(of: parent)
    }
    return false
  }

  /// The unique descriptions of the elements around an element, from the nearest to the farthest.
  private func parents(of element: ElementID) -> [DrivenElement] {
    var found: [DrivenElement] = []
    var current = tree.parent(of: element)
    while let parent = current, tree.type(of: parent) != .application {
      let type = tree.type(of: parent)
      if ![.window, .any].contains(type) {
        let descriptions = ids(of: parent).map { DrivenElement(type: type.drivenName, id: $0) } + [DrivenElement(type: type.drivenName)]
        for var description in descriptions {
          description.app = app(of: element)
          if type == .other && description.id == nil { continue }
          if finds(description, parent, only: true) {
            description.app = nil
            found.append(description)
            break
          }
        }
      }
      current = tree.parent(of: parent)
    }
    return found
  }

  /// Returns the bundle identifier of the app that an element belongs to, or `nil` for the app under test.
  private func app(of element: ElementID) -> String? {
    var current: ElementID? = element
    while let ancestor = current {
      if tree.type(of: ancestor) == .application {
        // Don't ask for the home screen's element, because that would create it.
        let known = device.installedApps + ["com.apple.Preferences", "com.apple.mobilesafari"]
        let identifier = known.first { device.applicationElement(of: $0) == ancestor } ?? "com.apple.springboard"
        return identifier == device.bundleIdentifierOfAppUnderTest ? nil : identifier
      }
      current = tree.parent(of: ancestor)
    }
    return nil
  }
}
