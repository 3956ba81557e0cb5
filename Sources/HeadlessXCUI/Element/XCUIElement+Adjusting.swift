import Foundation
internal import HeadlessUI
import ScreenModel
internal import VirtualTime

extension XCUIElement {
  /// Where a slider's thumb is, from 0 to 1, read from its value: “50%”, “50 %” or “0.5”.
  public var normalizedSliderPosition: CGFloat {
    let text = (value as? String) ?? ""
    return Self.sliderPosition(text) ?? 0
  }

  nonisolated package static func sliderPosition(_ value: String) -> CGFloat? {
    let isPercentage = value.contains("%")
    let digits = value.filter { $0.isNumber || $0 == "." || $0 == "-" || $0 == "," }.replacingOccurrences(of: ",", with: ".")
    guard let number = Double(digits) else { return nil }
    return CGFloat(isPercentage ? number / 100 : number)
  }

  /// Drags a slider's thumb to a position from 0 (minimum) to 1 (maximum), as a person would.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    let position = Double(normalizedSliderPosition)
    guard ElementInteraction.accepts((0...1).contains(position), "slider position", position.plain, allowed: "0 to 1", verb: "adjust", chain: chain),
      let target = ElementInteraction.target(of: chain, verb: "adjust")
    else { return }
    switch target.device.adjust(target.element, toNormalizedPosition: position) {
    case .adjusted(let result):
      ElementInteraction.check(result, verb: "adjust", chain: chain)
      return
    case .alreadyThere, .disabled: return
    case .notASlider: break
    }
    // An element that only calls itself a slider: what is under the finger may understand a drag.
    let tree = target.device.tree
    let frame = tree.frame(of: target.element)
    let start = Self.sliderPosition(tree.value(of: target.element) ?? "") ?? 0
    let from = CGPoint(x: frame.minX + frame.width * min(max(start, 0), 1), y: frame.midY)
    let to = CGPoint(x: frame.minX + frame.width * normalizedSliderPosition, y: frame.midY)
    ElementInteraction.check(target.device.drag(from: from, to: to), verb: "adjust", chain: chain)
  }

  /// Turns a picker's wheel until it shows a value; the test fails when no row shows it, or several do, and says which ones.
  ///
  /// A row shows the value when its text is the value, or when the value is a part of its text that no other row has: “10” finds “10 o’clock”, and “Jan 10” finds “Wed, Jan 10”.
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    guard let target = ElementInteraction.target(of: chain, verb: "adjust") else { return }
    let attempt = InteractionFailure.Attempt.act("adjust \(chain.subject)")
    switch target.device.adjust(target.element, toValue: pickerWheelValue) {
    case .adjusted(let result): ElementInteraction.check(result, verb: "adjust", chain: chain)
    case .alreadyThere, .disabled: return
    case .noSuchValue(let candidates):
      let values = candidates.prefix(Self.mostNamedRows).map(\.quoted)
      ElementInteraction.fail(attempt, .notAdjustable(to: pickerWheelValue.quoted, values: values), chain: chain)
    case .ambiguous(let candidates):
      let values = candidates.prefix(Self.mostNamedRows).map(\.quoted)
      ElementInteraction.fail(attempt, .ambiguousValue(to: pickerWheelValue.quoted, values: values, count: candidates.count), chain: chain)
    case .notAWheel: turn(to: pickerWheelValue, on: target.device)
    }
  }

  /// Turns an element that only calls itself a wheel, row by row: what is under the finger may understand a drag.
  private func turn(to pickerWheelValue: String, on device: Device) {
    var rows: [String] = []
    var known: Set<String> = []
    // First to one end of the wheel, then to the other; a wheel without ends comes back to where it began.
    for direction in [-1.0, 1.0] {
      var previous: String?
      while known.count < Self.mostRows, let element = chain.element(on: device) {
        let value = device.tree.value(of: element) ?? ""
        if value == pickerWheelValue || value.hasPrefix(pickerWheelValue + " ") { return }
        if value == previous || (previous != nil && value == rows.first && direction < 0) { break }
        if known.insert(value).inserted { rows.append(value) }
        previous = value
        let frame = device.tree.frame(of: element)
        let end = CGPoint(x: frame.midX, y: frame.midY + direction * Self.wheelRowHeight)
        let result = device.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: end)
        if !ElementInteraction.check(result, verb: "adjust", chain: chain) { return }
      }
    }
    let values = rows.prefix(Self.mostNamedRows).map(\.quoted)
    ElementInteraction.fail(.act("adjust \(chain.subject)"), .notAdjustable(to: pickerWheelValue.quoted, values: Array(values)), chain: chain)
  }

  /// The most rows that a wheel is searched for a value.
  nonisolated private static let mostRows: Int = 10_000

  /// The most rows that a failure names.
  nonisolated private static let mostNamedRows: Int = 8

  /// The height of one row of a picker's wheel, in points.
  nonisolated private static let wheelRowHeight: Double = 32
}
