import Foundation

extension ElementDrawing {
  /// The value as a fraction, which is 0.5 for both “50%” and “0.5”.
  ///
  /// The number of the details is more exact than the text of the value.
  private var fraction: CGFloat { numberFraction ?? textFraction ?? 0 }

  private var numberFraction: CGFloat? {
    let details = properties.details
    guard let number = details.number, number.isFinite, let range = details.range, range.upperBound > range.lowerBound else { return nil }
    return CGFloat(min(1, max(0, (number - range.lowerBound) / (range.upperBound - range.lowerBound))))
  }

  private var textFraction: CGFloat? {
    let text = (properties.value ?? "").replacingOccurrences(of: ",", with: ".").filter { !$0.isWhitespace }
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(isPercentage ? String(text.dropLast()) : text), number.isFinite else { return nil }
    return CGFloat(min(1, max(0, isPercentage ? number / 100 : number)))
  }

  // MARK: Bars

  func drawSlider(on canvas: inout SVGCanvas) {
    let radius = min(14, frame.height / 2)
    let length = max(0, frame.width - 2 * radius)
    let x = radius + length * fraction
    drawMeter(CGRect(x: frame.minX + 2, y: frame.midY - 2, width: max(0, frame.width - 4), height: min(4, frame.height)), to: x - 2, on: &canvas)
    canvas.knob(CGPoint(x: isRightToLeft ? frame.maxX - x : frame.minX + x, y: frame.midY), radius: max(1, radius))
  }

  /// Draws a thin bar that's filled from its leading edge.
  private func drawMeter(_ bar: CGRect, to length: CGFloat, on canvas: inout SVGCanvas) {
    canvas.rect(bar, radius: bar.height / 2, fill: colors.fill, opacity: colors.fillOpacity + 0.04)
    let filled = inLayout(CGRect(x: bar.minX, y: bar.minY, width: min(bar.width, max(0, length)), height: bar.height))
    canvas.rect(filled, radius: bar.height / 2, fill: accent)
  }

  // MARK: Progress

  func drawProgress(on canvas: inout SVGCanvas) {
    let isBar = properties.type != .activityIndicator && look.style != .circular
    if isBar {
      let bar = CGRect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: min(4, frame.height))
      return drawMeter(bar, to: bar.width * fraction, on: &canvas)
    }
    // The value of a spinner isn't its progress, so only a number counts.
    let known = properties.type == .activityIndicator ? numberFraction : numberFraction ?? textFraction
    if let known { drawRing(known, width: 3, on: &canvas) } else { drawSpinner(on: &canvas) }
  }

  private var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// Draws a ring that's filled clockwise from the top.
  private func drawRing(_ fraction: CGFloat, width: CGFloat, on canvas: inout SVGCanvas) {
    let radius = (min(frame.width, frame.height) - width) / 2
    if radius <= 0 { return }
    canvas.stroke(canvas.arc(middle, radius: radius, from: 0, to: 1), stroke: colors.fill, width: width, opacity: colors.fillOpacity + 0.04)
    if fraction > 0 { canvas.stroke(canvas.arc(middle, radius: radius, from: 0, to: fraction), stroke: accent, width: width) }
  }

  private func drawSpinner(on canvas: inout SVGCanvas) {
    let radius = min(frame.width, frame.height, 40) / 2
    let opacities: [CGFloat] = [1, 0.25, 0.3, 0.4, 0.5, 0.6, 0.72, 0.85]
    let spokes = opacities.enumerated().map { spoke, opacity in
      let place = CGFloat(spoke) / 8
      return (path: canvas.polyline(canvas.point(middle, radius * 0.5, place), canvas.point(middle, radius * 0.88, place)), opacity: opacity)
    }
    canvas.strokes(spokes, stroke: look.tint?.hex ?? colors.gray, width: max(0.5, radius * 0.22))
  }

  // MARK: Gauges

  /// Whether the element is a gauge, which has the type of plain views.
  var isGauge: Bool { [.capacity, .linear, .circular, .circularCapacity].contains(look.style) && (numberFraction ?? textFraction) != nil }

  func drawGauge(on canvas: inout SVGCanvas) {
    switch look.style {
    case .circularCapacity:
      let width = max(1, min(6, min(frame.width, frame.height) / 8))
      drawRing(fraction, width: width, on: &canvas)
      drawGaugeValue(in: middle, side: min(frame.width, frame.height) - 3 * width, on: &canvas)
    case .circular: drawDial(on: &canvas)
    default: drawGaugeBar(on: &canvas)
    }
  }

  private var showsGaugeLabel: Bool { look.traits.isDisjoint(with: [.drawsContent, .hidesLabel]) }

  private func drawGaugeBar(on canvas: inout SVGCanvas) {
    let isLinear = look.style == .linear
    let height = min(6, frame.height)
    let hasTexts = showsGaugeLabel && frame.height >= 30
    let leading: SVGCanvas.Alignment = isRightToLeft ? .trailing : .leading
    let rowHeight = (frame.height - height) / 2
    if hasTexts {
      canvas.text(caption, in: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: rowHeight), .init(size: 15, alignment: leading, fill: textColor))
      let row = CGRect(x: frame.minX, y: frame.maxY - rowHeight, width: frame.width, height: rowHeight)
      canvas.text(look.note, in: row, .init(size: 13, alignment: leading, fill: colors.secondary))
    }
    let bar = CGRect(x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
    if !isLinear { return drawMeter(bar, to: bar.width * fraction, on: &canvas) }
    canvas.rect(bar, radius: height / 2, fill: accent, opacity: 0.6)
    drawMarker(CGPoint(x: isRightToLeft ? bar.maxX - bar.width * fraction : bar.minX + bar.width * fraction, y: bar.midY), radius: height / 2 + 1, on: &canvas)
  }

  /// Draws an open ring with a marker at the value.
  private func drawDial(on canvas: inout SVGCanvas) {
    let width = max(1, min(6, min(frame.width, frame.height) / 8))
    let radius = (min(frame.width, frame.height) - width - 2) / 2
    if radius <= 0 { return }
    canvas.stroke(canvas.arc(middle, radius: radius, from: -0.375, to: 0.375), stroke: accent, width: width, opacity: 0.6)
    drawMarker(canvas.point(middle, radius, -0.375 + 0.75 * fraction), radius: width / 2 + 1, on: &canvas)
    drawGaugeValue(in: middle, side: 2 * radius - 2 * width, on: &canvas)
    guard showsGaugeLabel else { return }
    let label = CGRect(x: middle.x - radius * 0.55, y: middle.y + radius * 0.55, width: radius * 1.1, height: radius * 0.6)
    canvas.text(caption, in: label, .init(size: radius * 0.4, alignment: .center, fill: colors.secondary))
  }

  private func drawMarker(_ place: CGPoint, radius: CGFloat, on canvas: inout SVGCanvas) {
    canvas.circle(place, radius: radius, fill: colors.surface)
    canvas.circle(place, radius: max(0.5, radius - 1.5), fill: accent)
  }

  private func drawGaugeValue(in middle: CGPoint, side: CGFloat, on canvas: inout SVGCanvas) {
    if look.traits.contains(.drawsContent) || side <= 4 { return }
    let text = look.note.isEmpty ? properties.value ?? "" : look.note
    let box = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    canvas.text(text, in: box, .init(size: side * 0.42, alignment: .center, fill: textColor, isBold: true))
  }
}
