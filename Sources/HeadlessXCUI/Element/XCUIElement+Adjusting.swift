import Foundation
internal import HeadlessDevice
import ScreenModel
internal import VirtualTime

extension XCUIElement {
  /// The position of a slider's thumb, from 0 to 1.
  ///
  /// For a custom element that isn't a slider, the position is parsed from its value: “50%”, “50 %” or “0.5”.
  public var normalizedSliderPosition: CGFloat {
    if let device = readDevice("read the position of \(chain.name)"), let element = chain.element(on: device),
      let position = device.normalizedSliderPosition(of: element)
    {
      return CGFloat(position)
    }
    let text = (value as? String) ?? ""
    return Self.sliderPosition(text) ?? 0
  }

  nonisolated static func sliderPosition(_ value: String) -> CGFloat? {
    let isPercentage = value.contains("%")
    let digits = value.filter { $0.isNumber || $0 == "." || $0 == "-" || $0 == "," }.replacingOccurrences(of: ",", with: ".")
    guard let number = Double(digits) else { return nil }
    return CGFloat(isPercentage ? number / 100 : number)
  }

  /// Drags a slider's thumb to a position, from 0 for the minimum to 1 for the maximum.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    let position = Double(normalizedSliderPosition)
    guard InteractionPreflight.accepts((0...1).contains(position), "slider position", position.plain, allowed: "0 to 1", .adjust, chain),
      let target = InteractionPreflight.target(of: chain, .adjust)
    else { return }
    switch target.device.adjust(target.element, toNormalizedPosition: position) {
    case .adjusted(let result):
      InteractionPreflight.check(result, .adjust, chain)
      return
    case .alreadyThere: return
    // Drag a custom element that isn't a slider from the position that its value describes.
    case .disabled, .notASlider: break
    }
    let tree = target.device.tree
    let frame = tree.frame(of: target.element)
    let start = Self.sliderPosition(tree.value(of: target.element) ?? "") ?? 0
    let from = CGPoint(x: frame.minX + frame.width * min(max(start, 0), 1), y: frame.midY)
    let to = CGPoint(x: frame.minX + frame.width * normalizedSliderPosition, y: frame.midY)
    InteractionPreflight.check(target.device.drag(from: from, to: to), .adjust, chain)
  }

  /// Turns a picker wheel until it shows a value.
  ///
  /// The test fails if no row or more than one row shows the value. The failure lists the rows.
  ///
  /// A row shows the value if its text is the value or contains it as a separate part: “10” matches “10 o’clock”, and “Jan 10” matches “Wed, Jan 10”.
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    guard let target = InteractionPreflight.target(of: chain, .adjust) else { return }
    switch target.device.adjust(target.element, toValue: pickerWheelValue) {
    case .adjusted(let result): InteractionPreflight.check(result, .adjust, chain)
    case .alreadyThere: break
    case .noSuchValue(let candidates):
      InteractionPreflight.fail(
        .act(chain.phrase(.adjust)), .notAdjustable(to: pickerWheelValue.quoted, values: candidates.map(\.quoted)), chain: chain)
    case .ambiguous(let candidates):
      InteractionPreflight.fail(
        .act(chain.phrase(.adjust)), .ambiguousValue(pickerWheelValue.quoted, rows: candidates.map(\.quoted)), chain: chain)
    case .disabled, .notAWheel: turnRowByRow(to: pickerWheelValue, on: target.device)
    }
  }

  /// Turns a custom wheel row by row until it shows the value.
  private func turnRowByRow(to pickerWheelValue: String, on device: Device) {
    var rows: [String] = []
    var known: Set<String> = []
    // Turn to one end of the wheel and then to the other, so every row is seen. On a wheel without ends, stop when the first row returns.
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
        if !InteractionPreflight.check(result, .adjust, chain) { return }
      }
    }
    InteractionPreflight.fail(.act(chain.phrase(.adjust)), .notAdjustable(to: pickerWheelValue.quoted, values: rows.map(\.quoted)), chain: chain)
  }

  /// The maximum number of rows to search for a value.
  nonisolated private static let mostRows: Int = 10_000

  /// The height of a picker wheel's row, in points.
  nonisolated private static let wheelRowHeight: Double = 32
}
