import Foundation
import ScreenModel

/// The rows of a wheel: how many there are, what text they show, and whether they can be selected.
struct WheelRows {
  var count = 0
  var title: (Int) -> String = { _ in "" }
  var isAllowed: (Int) -> Bool = { _ in true }
}

/// The node of a picker's wheel.
///
/// Its element is a `pickerWheel` whose value is the text of the selected row.
final class WheelNode: Node, AdjustableWheel {
  static let height = ScreenMetrics.Controls.wheelHeight
  static let rowHeight = ScreenMetrics.Controls.wheelRowHeight
  private static let candidateLimit = 61

  private(set) var rows = WheelRows()
  private(set) var selectedRow = 0
  private var isEnabled = true
  private var onSelect: (Int) -> Void

  init(parent: Node, onSelect: @escaping (Int) -> Void) {
    self.onSelect = onSelect
    super.init(NodeInputs(host: parent.host, parent: parent, environment: parent.environment))
  }

  override var isItem: Bool { true }

  /// Sets the rows and the selected row.
  func set(_ rows: WheelRows, selected: Int, isEnabled: Bool) {
    self.rows = rows
    selectedRow = selected
    self.isEnabled = isEnabled
    markNeedsSync()
  }

  func setFrame(_ new: CGRect) {
    guard frame != new else { return }
    frame = new
    needsSync = true
  }

  // MARK: Rows

  func title(of row: Int) -> String { row >= 0 && row < rows.count ? rows.title(row) : "" }

  private func row(nearest row: Int) -> Int { min(max(0, row), max(0, rows.count - 1)) }

  func select(_ row: Int) {
    guard rows.count > 0, row != selectedRow else { return }
    onSelect(self.row(nearest: row))
  }

  /// Finds the selectable row that matches a string.
  func match(_ value: String) -> WheelMatch {
    var allowed: [(index: Int, title: String)] = []
    for row in 0..<rows.count where rows.isAllowed(row) { allowed.append((row, rows.title(row))) }
    return WheelMatch.find(value, among: allowed)
  }

  /// The text of each selectable row.
  ///
  /// If there are many rows, only rows near the selected row are included.
  var candidates: [String] {
    let allowed = (0..<rows.count).filter(rows.isAllowed)
    guard allowed.count > Self.candidateLimit else { return allowed.map(rows.title) }
    let middle = allowed.firstIndex { $0 >= selectedRow } ?? 0
    return allowed[max(0, middle - 7)...min(allowed.count - 1, middle + 7)].map(rows.title)
  }

  // MARK: Elements and input

  override func syncContents(_ context: inout SyncContext) {
    context.overrides = nil
    var properties = ElementProperties(type: .pickerWheel, value: title(of: selectedRow), frame: frame)
    properties.traits = .adjustable
    properties.isEnabled = isEnabled
    syncElement(consume properties, &context)
  }

  // As on a device, a tap on a row above or below the center turns the wheel to that row.
  override func handleTap(_ tap: TapEvent) -> Bool {
    guard isEnabled, rows.count > 0 else { return true }
    let distance = Int(((tap.location.y - frame.midY) / Self.rowHeight).rounded())
    if distance != 0 { select(row(nearest: selectedRow + distance)) }
    return true
  }

  override func claimsDrag(_ drag: DragEvent) -> Bool { isEnabled && rows.count > 0 && drag.mainAxis == .vertical }

  override func handleDrag(_ drag: DragEvent) -> Bool {
    guard claimsDrag(drag) else { return false }
    let turned = Int((-drag.delta.height / Self.rowHeight).rounded())
    if turned != 0 { select(row(nearest: selectedRow + turned)) }
    return true
  }
}
