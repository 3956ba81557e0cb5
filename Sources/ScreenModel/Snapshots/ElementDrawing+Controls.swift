import Foundation

extension ElementDrawing {
  func drawControl(on canvas: inout SVGCanvas) {
    switch properties.type {
    case .textField, .secureTextField, .searchField, .comboBox: drawField(on: &canvas)
    case .switch, .toggle: drawSwitch(on: &canvas)
    case .checkBox: drawCheckBox(on: &canvas)
    case .slider, .progressIndicator, .levelIndicator: drawTrack(on: &canvas)
    case .activityIndicator: drawSpinner(on: &canvas)
    case .stepper: drawStepper(on: &canvas)
    case .pageIndicator: drawDots(on: &canvas)
    case .picker, .pickerWheel, .datePicker: drawWheel(on: &canvas)
    case .application, .group, .scrollView, .layoutArea, .layoutItem: break
    default: if isLeaf { canvas.text(caption, in: frame, .init(fill: colors.secondary)) }
    }
  }

  private func drawField(on canvas: inout SVGCanvas) {
    let isSearch = properties.type == .searchField
    canvas.rect(
      frame.insetBy(dx: 0.5, dy: 0.5), radius: isSearch ? 10 : 6, fill: isSearch ? colors.track : colors.surface,
      stroke: properties.hasFocus ? colors.tint : isSearch ? nil : colors.separator, strokeWidth: properties.hasFocus ? 2 : 1)
    let value = SnapshotText.shownValue(properties.value, type: properties.type) ?? ""
    // Treat a value that equals the placeholder as empty, because the value of an empty field can be its placeholder, as in XCUITest.
    let isEmpty = value.isEmpty || properties.type != .secureTextField && value == properties.placeholder && !properties.details.isTextLikePlaceholder
    let box = frame.insetBy(dx: min(10, frame.width / 4), dy: 0)
    let caret = properties.hasFocus ? colors.tint : nil
    if isEmpty {
      // Draw an empty text for the caret, because the caret of an empty field is in front of the placeholder.
      canvas.text("", in: box, caret: caret)
      canvas.text(properties.placeholder ?? properties.label, in: box, .init(fill: colors.faint))
    } else {
      canvas.text(value, in: box, .init(fill: properties.isEnabled ? colors.text : colors.faint), caret: caret)
    }
  }

  private var isOn: Bool { ["1", "on", "true", "yes"].contains(properties.value?.lowercased() ?? "") }

  private func drawSwitch(on canvas: inout SVGCanvas) {
    let height = min(31, frame.height)
    let width = min(frame.width, height * 51 / 31)
    let pill = CGRect(x: frame.maxX - width, y: frame.midY - height / 2, width: width, height: height)
    if frame.width > width + 24 { canvas.text(caption, in: CGRect(x: frame.minX, y: frame.minY, width: frame.width - width - 8, height: frame.height), .init(fill: textColor)) }
    let color = isOn ? colors.on : colors.track
    canvas.rect(pill, radius: height / 2, fill: color, opacity: properties.isEnabled ? 1 : 0.5)
    let knob = max(1, height / 2 - 2)
    canvas.circle(CGPoint(x: isOn ? pill.maxX - knob - 2 : pill.minX + knob + 2, y: pill.midY), radius: knob, fill: colors.surface, stroke: colors.separator)
  }

  private func drawCheckBox(on canvas: inout SVGCanvas) {
    let side = min(20, frame.height, frame.width)
    let box = CGRect(x: frame.minX, y: frame.midY - side / 2, width: side, height: side)
    let isTicked = isOn || properties.isSelected
    canvas.rect(box, radius: 4, fill: isTicked ? tint : colors.surface, stroke: isTicked ? nil : colors.separator)
    if isTicked { canvas.text("✓", in: box, .init(size: 15, alignment: .center, fill: colors.surface, isBold: true)) }
    canvas.text(caption, in: CGRect(x: box.maxX + 8, y: frame.minY, width: max(0, frame.maxX - box.maxX - 8), height: frame.height), .init(fill: textColor))
  }

  /// The value as a fraction, which is 0.5 for both “50%” and “0.5”.
  private var fraction: CGFloat {
    let text = (properties.value ?? "").replacingOccurrences(of: ",", with: ".").filter { !$0.isWhitespace }
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(isPercentage ? String(text.dropLast()) : text), number.isFinite else { return 0 }
    return CGFloat(min(1, max(0, isPercentage ? number / 100 : number)))
  }

  private func drawTrack(on canvas: inout SVGCanvas) {
    let isSlider = properties.type == .slider
    let knob = isSlider ? min(14, frame.height / 2) : 0
    let track = CGRect(x: frame.minX + knob, y: frame.midY - 2, width: max(0, frame.width - 2 * knob), height: min(4, frame.height))
    let x = track.minX + track.width * fraction
    canvas.rect(track, radius: 2, fill: colors.track)
    canvas.rect(CGRect(x: track.minX, y: track.minY, width: x - track.minX, height: track.height), radius: 2, fill: tint)
    if isSlider { canvas.circle(CGPoint(x: x, y: track.midY), radius: max(1, knob - 1), fill: colors.surface, stroke: colors.separator) }
  }

  private func drawSpinner(on canvas: inout SVGCanvas) {
    let radius = min(frame.width, frame.height) / 2
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4
      let direction = CGPoint(x: sin(angle), y: -cos(angle))
      canvas.line(
        CGPoint(x: frame.midX + direction.x * radius * 0.45, y: frame.midY + direction.y * radius * 0.45),
        CGPoint(x: frame.midX + direction.x * radius * 0.9, y: frame.midY + direction.y * radius * 0.9), stroke: spoke < 3 ? colors.secondary : colors.separator,
        width: max(1, radius * 0.16))
    }
  }

  private func drawStepper(on canvas: inout SVGCanvas) {
    // Don't draw the buttons of a stepper if they have elements, because the elements draw themselves.
    guard isLeaf else { return }
    canvas.rect(frame, radius: 8, fill: colors.track)
    canvas.line(CGPoint(x: frame.midX, y: frame.minY + 7), CGPoint(x: frame.midX, y: frame.maxY - 7), stroke: colors.separator, width: 1)
    canvas.text("−", in: CGRect(x: frame.minX, y: frame.minY, width: frame.width / 2, height: frame.height), .init(size: 20, alignment: .center, fill: textColor))
    canvas.text("+", in: CGRect(x: frame.midX, y: frame.minY, width: frame.width / 2, height: frame.height), .init(size: 20, alignment: .center, fill: textColor))
  }

  /// Draws the dots of a value like “page 2 of 5”, from the first two numbers in the value.
  private func drawDots(on canvas: inout SVGCanvas) {
    let numbers = (properties.value ?? "").split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 2, numbers[1] > 0 else { return canvas.text(properties.value ?? "", in: frame, .init(size: 12, alignment: .center, fill: colors.secondary)) }
    let count = min(numbers[1], max(1, Int(frame.width / 16)))
    let start = frame.midX - CGFloat(count - 1) * 8
    for dot in 0..<count {
      canvas.circle(CGPoint(x: start + CGFloat(dot) * 16, y: frame.midY), radius: min(3.5, frame.height / 2), fill: dot + 1 == numbers[0] ? colors.secondary : colors.separator)
    }
  }

  private func drawWheel(on canvas: inout SVGCanvas) {
    guard isLeaf else { return }
    canvas.rect(frame, radius: 8, fill: colors.surface)
    let band = CGRect(x: frame.minX + 4, y: frame.midY - min(16, frame.height / 2), width: max(0, frame.width - 8), height: min(32, frame.height))
    canvas.rect(band, radius: 7, fill: colors.track)
    canvas.text(properties.value ?? caption, in: band.insetBy(dx: 4, dy: 0), .init(size: 20, alignment: .center, fill: textColor))
  }
}
