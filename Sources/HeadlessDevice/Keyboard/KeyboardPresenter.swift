import Foundation
import HeadlessUI
import ScreenModel

/// Shows the software keyboard while a field has the focus, and types the keys that are tapped.
@MainActor
final class KeyboardPresenter: SoftwareKeyboard {
  private unowned let host: ViewHost
  private var shownType: KeyboardType?
  private var elements: [ElementID] = []
  private var keys: [ElementID: KeyboardKey] = [:]
  private var isShifted = false
  private var plane = KeyboardPlane.letters
  private var shownPlane = KeyboardPlane.letters
  private var isShownShifted = false

  private var height: CGFloat { host.system.screen.isLandscape ? 200 : 291 }
  private static let predictionHeight: CGFloat = 45

  init(host: ViewHost) { self.host = host }

  private var wantedType: KeyboardType? { host.focusedInput?.keyboardType }

  private var showsPredictions: Bool {
    guard let field = host.focusedInput else { return false }
    return field.keyboardType.hasPredictions && !field.isSecure
  }

  /// The top edge of what the keyboard covers on the screen, in points; `nil` while there is none.
  var top: CGFloat? {
    guard wantedType != nil else { return nil }
    return host.system.screen.maxY - height - (showsPredictions ? Self.predictionHeight : 0)
  }

  /// Lays the keys out again for the orientation of the screen.
  func screenDidChange() { shownType = nil }

  func updateElements(in window: ElementID) -> [ElementID] {
    let isShown = host.tree.contains(elements.first ?? host.tree.root) && !elements.isEmpty
    if wantedType != shownType {
      isShifted = false
      plane = wantedType?.firstPlane ?? .letters
    }
    if wantedType != shownType || plane != shownPlane || isShifted != isShownShifted || (isShown && (elements.count == 2) != showsPredictions) {
      for element in elements { host.tree.remove(element) }
      elements.removeAll()
      keys.removeAll()
      shownType = wantedType
      shownPlane = plane
      isShownShifted = isShifted
      if let type = wantedType { show(type, in: window) }
    }
    return elements
  }

  private func show(_ type: KeyboardType, in window: ElementID) {
    let screen = host.system.screen
    let frame = CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
    if showsPredictions {
      let bar = CGRect(x: screen.minX, y: frame.minY - Self.predictionHeight, width: screen.width, height: Self.predictionHeight)
      elements.append(host.tree.insert(ElementProperties(type: .other, identifier: "Typing Predictions", frame: bar), into: window))
    }
    let keyboard = host.tree.insert(ElementProperties(type: .keyboard, frame: frame), into: window)
    elements.append(keyboard)
    let rows = type.rows(plane)
    let rowHeight = ((height - 34) / CGFloat(rows.count)).rounded(.down)
    for (number, row) in rows.enumerated() {
      let unit = frame.width / row.reduce(0) { $0 + $1.weight }
      var x = frame.minX
      for key in row {
        let width = (unit * key.weight).rounded(.down)
        let rect = CGRect(x: x, y: frame.minY + CGFloat(number) * rowHeight, width: width, height: rowHeight)
        var properties = ElementProperties(
          type: key.isButton ? .button : .key, identifier: key.identifier(isShifted: isShifted), label: key.label(isShifted: isShifted), frame: rect)
        properties.traits = .keyboardKey
        keys[host.tree.insert(properties, into: keyboard)] = key
        x += width
      }
    }
  }

  /// A touch on one of the keys.
  ///
  /// - Returns: Whether the element is a key.
  func handleTap(on element: ElementID) -> Bool {
    guard let key = keys[element] else { return elements.contains(element) }
    guard let field = host.focusedInput else { return true }
    switch key {
    case .character(let character):
      field.insert(isShifted ? Character(character.uppercased()) : character)
      isShifted = false
    case .text(let text): for character in text { field.insert(character) }
    case .space: field.insert(" ")
    case .delete: field.deleteBackward()
    case .return: field.submit()
    case .shift: isShifted.toggle()
    case .more: plane = .numbers
    case .letters: plane = .letters
    case .symbols: plane = .symbols
    }
    if plane != shownPlane || isShifted != isShownShifted { host.setNeedsSync() }
    return true
  }
}
