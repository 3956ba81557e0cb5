import Foundation
import HeadlessUI
import ScreenModel

/// A key of a keyboard on the screen, with the properties of its element.
@MainActor
struct PlacedKey {
  let key: KeyboardKey
  let properties: ElementProperties

  /// The values that determine the keys.
  private struct Plan: Equatable {
    let type: KeyboardType
    let plane: KeyboardPlane
    let isShifted: Bool
    let frame: CGRect
  }

  // Cache the keys, because keyboards appear and disappear often and there are few different ones.
  private static var known: [(plan: Plan, keys: [PlacedKey])] = []

  /// Returns the keys of a keyboard, row by row.
  ///
  /// - Parameters:
  ///   - type: The type of the keyboard.
  ///   - plane: The set of keys to show.
  ///   - isShifted: Whether the letters are uppercase.
  ///   - frame: The frame of the keyboard on the screen.
  static func keys(of type: KeyboardType, _ plane: KeyboardPlane, isShifted: Bool, in frame: CGRect) -> [PlacedKey] {
    let plan = Plan(type: type, plane: plane, isShifted: isShifted, frame: frame)
    for entry in known where entry.plan == plan { return entry.keys }
    let keys = place(plan)
    known.append((plan, keys))
    return keys
  }

  private static func place(_ plan: Plan) -> [PlacedKey] {
    let frame = plan.frame
    let rows = plan.type.rows(plan.plane)
    let rowHeight = ((frame.height - 34) / CGFloat(rows.count)).rounded(.down)
    var keys: [PlacedKey] = []
    for (number, row) in rows.enumerated() {
      let unit = frame.width / row.reduce(0) { $0 + $1.weight }
      var x = frame.minX
      for key in row {
        let width = (unit * key.weight).rounded(.down)
        let rect = CGRect(x: x, y: frame.minY + CGFloat(number) * rowHeight, width: width, height: rowHeight)
        var properties = ElementProperties(
          type: key.isButton ? .button : .key, identifier: key.identifier(isShifted: plan.isShifted), label: key.label(isShifted: plan.isShifted), frame: rect)
        properties.traits = .keyboardKey
        keys.append(PlacedKey(key: key, properties: properties))
        x += width
      }
    }
    return keys
  }
}
