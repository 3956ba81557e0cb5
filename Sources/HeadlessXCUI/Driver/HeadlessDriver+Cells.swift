import Foundation
internal import HeadlessDevice
import ScreenModel

// Access to cells by row and section, including cells that are out of view.
extension HeadlessDriver {
  /// The position of a cell in a table or collection view.
  package struct CellPlace: Hashable, Sendable {
    /// The index in the section, or among all rows if `section` is `nil`.
    package let row: Int
    /// The index of the section, or `nil` to count rows across all sections.
    package let section: Int?

    /// Creates a cell position.
    package init(row: Int, section: Int? = nil) {
      self.row = row
      self.section = section
    }

    /// The position as words that follow a cell's name: “at row 3 of section 1”.
    var words: String { section.map { "at row \(row) of section \($0)" } ?? "at row \(row)" }

    /// Returns the section and the row in it, or `nil` if there isn't such a row.
    ///
    /// - Parameter counts: The number of rows in each section.
    func resolved(in counts: [Int]) -> (row: Int, section: Int)? {
      if let section { return counts.indices.contains(section) && (0..<counts[section]).contains(row) ? (row, section) : nil }
      var index = row
      for (section, count) in counts.enumerated() {
        if index < count { return index < 0 ? nil : (index, section) }
        index -= count
      }
      return nil
    }
  }

  /// Scrolls a table or collection view to a cell without animation and returns the cell.
  /// - Parameters:
  ///   - place: The position of the cell.
  ///   - container: The table or collection view.
  ///   - share: The fraction of the cell's and the container's length where the two are aligned: 0.5 centers the cell. `nil` scrolls the shortest distance.
  package static func cell(at place: CellPlace, in container: XCUIElement, share: CGFloat?) -> XCUIElement {
    var filter = QueryFilter(type: .cell)
    filter.isTyped = true
    let cell = XCUIElement(chain: ElementLocator(source: .chain(container.chain), filter: filter, selection: .cell(place)))
    guard !InteractionFailure.isStopped, let device = InteractionPreflight.screen(readFor: .act("scroll to \(cell.chain.name)"), chain: container.chain),
      let list = container.chain.element(on: device), let (row, section) = device.rowCounts(of: list).flatMap(place.resolved(in:))
    else { return cell }
    device.scroll(toRow: row, inSection: section, of: list, share: share)
    return cell
  }

  /// Returns the number of rows in each section.
  ///
  /// Fails the test if the table or collection view doesn't exist.
  package static func rowCounts(of container: XCUIElement) -> [Int] {
    let chain = container.chain
    let attempt = InteractionFailure.Attempt.act("count the rows of \(chain.name)")
    guard let device = InteractionPreflight.device(for: attempt, chain: chain) else { return [] }
    _ = InteractionPreflight.screen(readFor: attempt, chain: chain)
    guard let element = chain.element(on: device) else {
      InteractionPreflight.fail(attempt, chain.reasonForAbsence, chain: chain)
      return []
    }
    guard let counts = device.rowCounts(of: element) else {
      InteractionPreflight.fail(attempt, .noRows, chain: chain)
      return []
    }
    return counts
  }
}

@MainActor
extension ElementLocator {
  /// Returns the cell at a position, if the cell is on screen.
  func cell(at place: HeadlessDriver.CellPlace, within parent: ElementLocator, on device: Device) -> ElementID? {
    guard let list = parent.element(on: device), let (row, section) = device.rowCounts(of: list).flatMap(place.resolved(in:)) else { return nil }
    return device.element(ofRow: row, inSection: section, of: list)
  }

  /// Returns the reason why there's no cell at a position.
  func reasonForAbsence(ofCellAt place: HeadlessDriver.CellPlace, within parent: ElementLocator, on device: Device) -> InteractionFailure.Reason {
    guard let list = parent.element(on: device) else { return .notFound }
    guard let counts = device.rowCounts(of: list) else { return .noRows }
    return place.resolved(in: counts) == nil ? .beyondRows(row: place.row, section: place.section, counts: counts) : .emptyRow
  }
}
