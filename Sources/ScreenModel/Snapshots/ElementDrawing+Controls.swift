import Foundation

extension ElementDrawing {
  func drawControl(on canvas: inout SVGCanvas) {
    switch properties.type {
    case .textField, .secureTextField, .searchField, .comboBox: drawField(on: &canvas)
    case .switch, .toggle: drawToggle(on: &canvas)
    case .checkBox: drawCheckBox(on: &canvas)
    case .slider: drawSlider(on: &canvas)
    case .progressIndicator, .levelIndicator, .activityIndicator: drawProgress(on: &canvas)
    case .stepper: drawStepper(on: &canvas)
    case .pageIndicator: drawDots(on: &canvas)
    case .datePicker: drawDatePicker(on: &canvas)
    case .picker, .pickerWheel: drawWheel(on: &canvas)
    case .colorWell: drawColorWell(on: &canvas)
    case .menu: drawEditMenu(on: &canvas)
    case .application, .group, .scrollView, .layoutArea, .layoutItem: break
    default: if isLeaf && !look.traits.contains(.drawsContent) { canvas.text(caption, in: frame, .init(fill: colors.secondary)) }
    }
  }

  // MARK: Looks

  /// Whether the views of the app described the element.
  ///
  /// Recorded screens and screens in tests don't have looks.
  var hasLook: Bool { !context.looks.isEmpty }

  var isRightToLeft: Bool { look.traits.contains(.rightToLeft) }

  /// The tint of the control, or gray if it's disabled.
  var accent: String { properties.isEnabled ? look.tint?.hex ?? colors.tint : colors.faint }

  /// Returns a rectangle in the element's frame, which is mirrored in right-to-left layouts.
  func inLayout(_ rect: CGRect) -> CGRect {
    isRightToLeft ? CGRect(x: frame.minX + frame.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  /// Returns the style of the element's text at the leading edge.
  func textStyle(fill: String) -> SVGCanvas.TextStyle {
    look.text.map { SVGCanvas.TextStyle($0, fill: fill) } ?? SVGCanvas.TextStyle(alignment: isRightToLeft ? .trailing : .leading, fill: fill)
  }

  /// Draws the label of a control beside the control itself, unless the label's views draw it.
  func drawLabel(before control: CGRect, on canvas: inout SVGCanvas) {
    if !look.traits.isDisjoint(with: [.drawsContent, .hidesLabel]) { return }
    let room = control.width + 8
    if frame.width < room + 16 { return }
    canvas.text(caption, in: inLayout(CGRect(x: frame.minX, y: frame.minY, width: frame.width - room, height: frame.height)), textStyle(fill: textColor))
  }

  // MARK: Toggles

  var isOn: Bool { ["1", "on", "true", "yes"].contains(properties.value?.lowercased() ?? "") }

  private func drawToggle(on canvas: inout SVGCanvas) {
    if look.style == .button { return drawToggleButton(on: &canvas) }
    let height = min(31, frame.height)
    let width = min(frame.width, height * 51 / 31)
    let pill = inLayout(CGRect(x: frame.maxX - width, y: frame.midY - height / 2, width: width, height: height))
    drawLabel(before: pill, on: &canvas)
    canvas.rect(pill, radius: height / 2, fill: isOn ? look.tint?.hex ?? colors.on : colors.off, opacity: properties.isEnabled ? 1 : 0.5)
    let radius = max(1, height / 2 - 2)
    let isAtRight = isOn != isRightToLeft
    canvas.knob(CGPoint(x: isAtRight ? pill.maxX - radius - 2 : pill.minX + radius + 2, y: pill.midY), radius: radius)
  }

  private func drawCheckBox(on canvas: inout SVGCanvas) {
    let side = min(20, frame.height, frame.width)
    let box = inLayout(CGRect(x: frame.minX, y: frame.midY - side / 2, width: side, height: side))
    let isTicked = isOn || properties.isSelected
    canvas.rect(box, radius: 4, fill: isTicked ? accent : colors.card, stroke: isTicked ? nil : colors.separator)
    if isTicked { canvas.text("✓", in: box, .init(size: 15, alignment: .center, fill: colors.thumb, isBold: true)) }
    if !look.traits.isDisjoint(with: [.drawsContent, .hidesLabel]) { return }
    let room = CGRect(x: frame.minX + side + 8, y: frame.minY, width: max(0, frame.width - side - 8), height: frame.height)
    canvas.text(caption, in: inLayout(room), textStyle(fill: textColor))
  }

  // MARK: Page indicators and color wells

  /// Draws the dots of a value like “page 2 of 5”, from the first two numbers in the value.
  private func drawDots(on canvas: inout SVGCanvas) {
    let numbers = (properties.value ?? "").split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 2, numbers[1] > 0 else { return canvas.text(properties.value ?? "", in: frame, .init(size: 12, alignment: .center, fill: colors.secondary)) }
    let count = min(numbers[1], max(1, Int(frame.width / 16)))
    let start = frame.midX - CGFloat(count - 1) * 8
    for dot in 0..<count {
      let number = isRightToLeft ? count - dot : dot + 1
      let color = number == numbers[0] ? look.tint?.hex ?? colors.secondary : colors.separator
      canvas.circle(CGPoint(x: start + CGFloat(dot) * 16, y: frame.midY), radius: min(3.5, frame.height / 2), fill: color)
    }
  }

  /// The colors of the ring around a color well, clockwise from the top.
  private static let rainbow = ["#FF3B30", "#FF9500", "#FFCC00", "#34C759", "#00C7BE", "#007AFF", "#5856D6", "#FF2D55"]

  private func drawColorWell(on canvas: inout SVGCanvas) {
    let side = min(28, max(frame.height, 20))
    var well = inLayout(CGRect(x: frame.maxX - side, y: frame.midY - side / 2, width: side, height: side))
    if let cell = container([.cell]).map(tree.frame), cell.width > frame.width {
      // The frame is only as wide as the label, and the well is at the end of the row.
      well.origin.x = isRightToLeft ? cell.minX + 16 : cell.maxX - 16 - side
    } else if look.traits.contains(.drawsContent) && frame.width < TextWidth(of: caption).ems * 17 + side {
      well.origin.x = isRightToLeft ? frame.minX - 8 - side : frame.maxX + 8
    }
    if well.minX > frame.maxX || well.maxX < frame.minX {
      if !look.traits.contains(.drawsContent) { canvas.text(caption, in: frame, textStyle(fill: textColor)) }
    } else {
      drawLabel(before: well, on: &canvas)
    }
    let middle = CGPoint(x: well.midX, y: well.midY)
    let radius = max(1, side / 2 - 1.5)
    let part = 1 / CGFloat(Self.rainbow.count)
    var ring = "<g fill=\"none\" stroke-width=\"3\">"
    for (number, color) in Self.rainbow.enumerated() {
      let start = CGFloat(number) * part
      ring += "<path d=\"\(canvas.arc(middle, radius: radius, from: start, to: start + part + 0.01))\" stroke=\"\(color)\"/>"
    }
    canvas.append(ring + "</g>")
    canvas.circle(middle, radius: max(1, side / 2 - 4.5), fill: look.background?.hex ?? look.tint?.hex ?? colors.tint)
  }
}
