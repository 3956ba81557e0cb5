import Foundation
import HeadlessUI
import ScreenModel

/// The presenter of the software keyboard.
///
/// The presenter shows the keyboard while a field has the focus, and types the keys that are tapped.
@MainActor
final class KeyboardPresenter: SoftwareKeyboard {
  private unowned let host: any KeyboardHost
  private var shownType: KeyboardType?
  private var elements: [ElementID] = []
  private var keys: [PlacedKey] = []
  /// The elements of `keys`, in the same order.
  private var keyElements: [ElementID] = []
  private var isShifted = false
  private var plane = KeyboardPlane.letters
  private var shownPlane = KeyboardPlane.letters
  private var isShownShifted = false

  private var height: CGFloat { host.system.screen.isLandscape ? 200 : 291 }
  private static let predictionHeight: CGFloat = 45

  init(host: any KeyboardHost) { self.host = host }

  private var wantedType: KeyboardType? { host.focusedInput?.keyboardType }

  private var showsPredictions: Bool {
    guard let field = host.focusedInput else { return false }
    return field.keyboardType.hasPredictions && !field.isSecure
  }

  /// The top edge of the area that the keyboard covers, in points, or `nil` if there's no keyboard.
  var top: CGFloat? {
    guard wantedType != nil else { return nil }
    return host.system.screen.maxY - height - (showsPredictions ? Self.predictionHeight : 0)
  }

  /// Updates the layout of the keys to the screen's orientation.
  func screenDidChange() { shownType = nil }

  func updateElements(in window: ElementID) -> [ElementID] {
    let wanted = wantedType
    if wanted != shownType {
      isShifted = false
      plane = wanted?.firstPlane ?? .letters
    }
    if wanted != shownType || plane != shownPlane || isShifted != isShownShifted {
      for element in elements { host.tree.remove(element) }
      elements.removeAll()
      keyElements.removeAll()
      shownType = wanted
      shownPlane = plane
      isShownShifted = isShifted
      if let wanted { show(wanted, in: window) }
    } else if let keyboard = elements.last, host.tree.contains(keyboard), (elements.count == 2) != showsPredictions {
      // Only add or remove the bar with suggestions, because the keyboards of the two fields are otherwise the same.
      if elements.count == 2 { host.tree.remove(elements.removeFirst()) } else { showPredictions(in: window, before: keyboard) }
    }
    return elements
  }

  private var frame: CGRect {
    let screen = host.system.screen
    return CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
  }

  private func show(_ type: KeyboardType, in window: ElementID) {
    let keyboard = host.tree.insert(ElementProperties(type: .keyboard, frame: frame), into: window)
    elements = [keyboard]
    if showsPredictions { showPredictions(in: window, before: keyboard) }
    keys = PlacedKey.keys(of: type, plane, isShifted: isShifted, in: frame)
    keyElements.reserveCapacity(keys.count)
    for index in keys.indices { keyElements.append(host.tree.insert(keys[index].properties, into: keyboard)) }
  }

  private func showPredictions(in window: ElementID, before keyboard: ElementID) {
    let bar = CGRect(x: frame.minX, y: frame.minY - Self.predictionHeight, width: frame.width, height: Self.predictionHeight)
    let properties = ElementProperties(type: .other, identifier: "Typing Predictions", frame: bar)
    elements.insert(host.tree.insert(properties, into: window, before: keyboard), at: 0)
  }

  /// Handles a tap on one of the keys.
  ///
  /// - Returns: Whether the element is a key.
  func handleTap(on element: ElementID) -> Bool {
    guard let index = keyElements.firstIndex(of: element) else { return elements.contains(element) }
    guard let field = host.focusedInput else { return true }
    switch keys[index].key {
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
