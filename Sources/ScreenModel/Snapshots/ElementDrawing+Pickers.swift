import Foundation

extension ElementDrawing {
  // MARK: Wheels

  func drawWheel(on canvas: inout SVGCanvas) {
    if !isLeaf { return drawBandOfWheels(on: &canvas) }
    if !isInside([.picker, .datePicker]) { drawBand(in: frame, on: &canvas) }
    let band = CGRect(x: frame.minX + 4, y: frame.midY - min(16, frame.height / 2), width: max(0, frame.width - 8), height: min(32, frame.height))
    let text = wheelText
    let width = min(band.width * 0.8, TextWidth(of: text).ems * 17)
    // Only the selected row is known, so bars stand for the others.
    for (distance, opacity) in [(CGFloat(32), CGFloat(0.5)), (60, 0.28), (82, 0.14)] {
      if distance + 6 > frame.height / 2 { break }
      for y in [frame.midY - distance, frame.midY + distance] {
        canvas.rect(CGRect(x: frame.midX - width / 2, y: y - 3, width: width, height: 6), radius: 3, fill: colors.separator, opacity: opacity)
      }
    }
    let row = band.insetBy(dx: 2, dy: 0)
    let size = min(21, max(12, row.width / max(1, TextWidth(of: text).ems)))
    canvas.text(text, in: row, .init(size: size, alignment: .center, fill: textColor))
  }

  /// The text that a person sees on the wheel.
  ///
  /// Wheels of a time show numbers, and read out the unit, too.
  private var wheelText: String {
    let value = properties.value ?? caption
    let unit = [" o’clock", " minutes", " minute"].first { value.hasSuffix($0) }
    return isInside([.datePicker]) ? String(value.dropLast(unit?.count ?? 0)) : value
  }

  /// Draws the band behind the selected rows of all wheels of a picker.
  private func drawBandOfWheels(on canvas: inout SVGCanvas) {
    if tree.first(ElementQuery(scope: id, type: .pickerWheel)) != nil { drawBand(in: frame, on: &canvas) }
  }

  private func drawBand(in box: CGRect, on canvas: inout SVGCanvas) {
    let height = min(32, box.height)
    let band = CGRect(x: box.minX + min(4, box.width / 8), y: box.midY - height / 2, width: max(0, box.width - min(8, box.width / 4)), height: height)
    canvas.rect(band, radius: 8, fill: colors.field, opacity: colors.fieldOpacity)
  }

  // MARK: Date pickers

  func drawDatePicker(on canvas: inout SVGCanvas) {
    if !isLeaf {
      drawBandOfWheels(on: &canvas)
      return drawDateLabel(on: &canvas)
    }
    if look.style == .graphical, let date = properties.details.date, min(frame.width, frame.height) >= 150 { return drawMonth(of: date, on: &canvas) }
    if frame.height > 60 || (properties.value ?? "").isEmpty && properties.details.date == nil { return drawWheel(on: &canvas) }
    let value = properties.value ?? ""
    let text = value.isEmpty ? properties.details.date.map(Self.shortDate) ?? "" : value
    let width = min(frame.width, TextWidth(of: text).ems * 17 + 24)
    let height = min(34, frame.height)
    let capsule = inLayout(CGRect(x: frame.maxX - width, y: frame.midY - height / 2, width: width, height: height))
    drawLabel(before: capsule, on: &canvas)
    canvas.rect(capsule, radius: 8, fill: colors.field, opacity: colors.fieldOpacity)
    canvas.text(text, in: capsule.insetBy(dx: min(8, width / 4), dy: 0), .init(alignment: .center, fill: textColor))
  }

  /// Draws the label of a date picker if its buttons leave room at the leading edge.
  private func drawDateLabel(on canvas: inout SVGCanvas) {
    let parts = tree.childSequence(of: id).filter { !tree.isHidden($0) }.map { tree.frame(of: $0) }.filter { !$0.isEmpty }
    guard let first = parts.first, !caption.isEmpty else { return }
    let all = parts.dropFirst().reduce(first) { $0.union($1) }
    let room = isRightToLeft ? frame.maxX - all.maxX : all.minX - frame.minX
    if room < TextWidth(of: caption).ems * 12 + 8 { return }
    drawLabel(before: CGRect(x: 0, y: 0, width: frame.width - room, height: 1), on: &canvas)
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    // A picture must not depend on the time zone of the machine.
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  private static let months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]

  private static func shortDate(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return "\(months[(parts.month ?? 1) - 1].prefix(3)) \(parts.day ?? 1), \(parts.year ?? 1)"
  }

  /// Draws the calendar of a month, with the day of a date selected.
  private func drawMonth(of date: Date, on canvas: inout SVGCanvas) {
    let parts = Self.calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let chosen = parts.day, let first = Self.calendar.date(from: DateComponents(year: year, month: month, day: 1)),
      let count = Self.calendar.range(of: .day, in: .month, for: date)?.count
    else { return }
    let title = inLayout(CGRect(x: frame.minX + 12, y: frame.minY, width: frame.width - 24, height: 40))
    canvas.text("\(Self.months[month - 1]) \(year)", in: title, .init(alignment: isRightToLeft ? .trailing : .leading, fill: textColor, isBold: true))
    let cell = CGSize(width: frame.width / 7, height: (frame.height - 60) / 6)
    for (column, name) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
      let box = inLayout(CGRect(x: frame.minX + CGFloat(column) * cell.width, y: frame.minY + 40, width: cell.width, height: 20))
      canvas.text(name, in: box, .init(size: 12, alignment: .center, fill: colors.faint, isBold: true))
    }
    let start = Self.calendar.component(.weekday, from: first) - 1
    for day in 1...count {
      let place = start + day - 1
      let box = inLayout(CGRect(x: frame.minX + CGFloat(place % 7) * cell.width, y: frame.minY + 60 + CGFloat(place / 7) * cell.height, width: cell.width, height: cell.height))
      drawDay("\(day)", in: box, isSelected: day == chosen, isToday: false, on: &canvas)
    }
  }

  private func drawDay(_ text: String?, in box: CGRect, isSelected: Bool, isToday: Bool, on canvas: inout SVGCanvas) {
    if isSelected {
      let side = min(44, box.width, box.height)
      canvas.rect(CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side), radius: side / 2, fill: accent, opacity: 0.15)
    }
    if let text { canvas.text(text, in: box, .init(size: 20, alignment: .center, fill: isSelected || isToday ? accent : textColor, isBold: isSelected)) }
  }

  // MARK: Buttons of date pickers

  /// Draws a button of a date picker, and returns whether it's one.
  func drawPickerButton(on canvas: inout SVGCanvas) -> Bool {
    if isInside([.collectionView]) && frame.width < 60 && isInside([.datePicker]) {
      let isToday = caption.hasPrefix("Today")
      drawDay(look.traits.contains(.drawsContent) ? nil : dayNumber, in: frame, isSelected: properties.isSelected, isToday: isToday, on: &canvas)
      return true
    }
    for (name, symbol) in [("Previous Month", "chevron.left"), ("Next Month", "chevron.right")] where caption == name {
      if look.traits.contains(.drawsContent) { return true }
      let side = min(22, frame.width, frame.height)
      let turned = isRightToLeft ? (symbol == "chevron.left" ? "chevron.right" : "chevron.left") : symbol
      canvas.symbol(.named(turned), in: CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side), color: accent, background: colors.surface)
      return true
    }
    guard let value = properties.value, !value.isEmpty else { return false }
    if properties.identifier == "DatePicker.Show" {
      if !look.traits.contains(.drawsContent) { canvas.text(value, in: frame, .init(alignment: isRightToLeft ? .trailing : .leading, fill: textColor, isBold: true)) }
      return true
    }
    canvas.rect(frame, radius: 8, fill: colors.field, opacity: colors.fieldOpacity)
    if !look.traits.contains(.drawsContent) { canvas.text(value, in: frame.insetBy(dx: min(8, frame.width / 4), dy: 0), .init(alignment: .center, fill: textColor)) }
    return true
  }

  /// The number of a calendar's day, whose label is the whole date, such as “Saturday, November 28”.
  private var dayNumber: String {
    let numbers = caption.split { !$0.isASCII || !$0.isNumber }
    return numbers.first { $0.count <= 2 }.map { String($0) } ?? caption
  }
}
