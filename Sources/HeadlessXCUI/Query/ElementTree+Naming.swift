import Foundation
internal import HeadlessDevice
internal import HeadlessUI
import ScreenModel

extension ElementTree {
  /// Returns an element's type and its label, title, identifier or placeholder.
  func name(of element: ElementID) -> InteractionFailure.ElementName {
    let type = type(of: element)
    let texts = [label(of: element), title(of: element), identifier(of: element), placeholder(of: element) ?? ""]
    let isHeader = type == .staticText && traits(of: element).contains(.header)
    return InteractionFailure.ElementName(type: type, isHeader: isHeader, text: texts.first { !$0.isEmpty })
  }

  /// Returns the name of an element and, if it's a part of a control, of that control.
  ///
  /// A list of the elements on screen doesn't contain the part.
  func nameInControl(of element: ElementID) -> InteractionFailure.ElementName {
    var name = name(of: element)
    guard isPartOfControl(element) else { return name }
    var current = parent(of: element)
    while let ancestor = current {
      if hasText(ancestor), !isPartOfControl(ancestor) {
        name.container = [self.name(of: ancestor)]
        return name
      }
      current = parent(of: ancestor)
    }
    return name
  }

  /// Returns an element with its state and all attributes that a query can match.
  func candidate(_ element: ElementID) -> InteractionFailure.Candidate {
    InteractionFailure.Candidate(
      name: name(of: element), identifier: identifier(of: element), label: label(of: element), value: value(of: element), placeholder: placeholder(of: element),
      frame: frame(of: element), isEnabled: isEnabled(element), isSelected: isSelected(element), hasFocus: hasFocus(element))
  }

  /// Returns all strings that a query can find an element with.
  func strings(of element: ElementID) -> [String] {
    [identifier(of: element), label(of: element), title(of: element), value(of: element) ?? "", placeholder(of: element) ?? ""]
  }

  /// Returns the named ancestors of an element, innermost first.
  func path(to element: ElementID) -> [InteractionFailure.ElementName] {
    var names: [InteractionFailure.ElementName] = []
    var current = parent(of: element)
    while let ancestor = current {
      if type(of: ancestor) == .application || (type(of: ancestor) != .other && type(of: ancestor) != .window && ancestor != root) || hasText(ancestor) {
        names.append(name(of: ancestor))
      }
      current = parent(of: ancestor)
    }
    return names
  }

  /// Returns the alert or sheet that an unnamed dimming view belongs to.
  ///
  /// The alert or sheet is the next sibling with text.
  private func presentation(over shade: ElementID) -> ElementID? {
    guard type(of: shade) == .other, !hasText(shade), let parent = parent(of: shade) else { return nil }
    let siblings = children(of: parent).drop { $0 != shade }.dropFirst()
    return siblings.first { hasText($0) }
  }

  /// Returns a phrase for the elements that cover an element.
  ///
  /// The phrase names the element that a touch would hit, and the alert, sheet or bar that contains it.
  func cover(_ touched: ElementID, of element: ElementID) -> InteractionFailure.Phrase {
    let hit = presentation(over: touched) ?? touched
    // Name the content of a sheet, because a sheet with custom content doesn't have an element of its own.
    if hit != touched, ![.alert, .sheet].contains(type(of: hit)), identifier(of: hit) != activitySheetIdentifier { return "the sheet with \(name(of: hit))" }
    var holder: ElementID?
    var current = parent(of: hit)
    while let ancestor = current, ancestor != element, !isDescendant(element, of: ancestor) {
      switch type(of: ancestor) {
      case .alert, .sheet, .dialog, .popover, .keyboard, .navigationBar, .tabBar, .toolbar, .menu: holder = ancestor
      default: break
      }
      current = parent(of: ancestor)
    }
    guard let holder else { return "\(name(of: hit))" }
    return hasText(hit) && !strings(of: holder).contains(label(of: hit)) ? "\(name(of: hit)) in \(name(of: holder))" : "\(name(of: holder))"
  }
}

extension Device {
  /// Returns the name of an app in failure messages: “App “NotInstagram””.
  func elementName(ofApp bundleIdentifier: String) -> InteractionFailure.ElementName { .application(name(of: bundleIdentifier)) }

  /// Returns the name of the app that contains the element or that the chain starts from.
  func applicationName(of element: ElementID?, chain: ElementLocator) -> InteractionFailure.Phrase {
    "\(elementName(ofApp: element.flatMap { application(of: $0) } ?? chain.applicationIdentifier ?? bundleIdentifierOfAppUnderTest))"
  }
}
