import Foundation
internal import HeadlessDevice
import ScreenModel

// Cells by their place among all rows of a table or a collection view, those out of view included.
extension HeadlessDriver {
  /// The place of a cell.
  package struct CellPlace: Hashable, Sendable {
    /// The index in the section, or among the rows of all sections.
    package let row: Int
    /// The index of the section; `nil` to count through all of them.
    package let section: Int?

    /// Creates a place.
    package init(row: Int, section: Int? = nil) {
      self.row = row
      self.section = section
    }

    /// The place in words, after a cell: “at row 3 of section 1”.
    var words: String { section.map { "at row \(row) of section \($0)" } ?? "at row \(row)" }

    /// Returns the section and the index in it; `nil` where there is no such row.
    ///
    /// - Parameter counts: How many rows each section has.
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

  /// The cell at a place of a table or collection view, which scrolls there first, at once.
  /// - Parameters:
  ///   - place: The place.
  ///   - container: The table or collection view.
  ///   - share: The part of the cell, and of the container, that come to lie on one another: 0.5 for the middle. `nil` scrolls by the least distance.
  package static func cell(at place: CellPlace, in container: XCUIElement, share: CGFloat?) -> XCUIElement {
    var filter = QueryFilter(type: .cell)
    filter.isTyped = true
    let cell = XCUIElement(chain: QueryChain(source: .chain(container.chain), filter: filter, selection: .cell(place)))
    guard !InteractionFailure.isStopped, let device = ElementInteraction.screen(readFor: .act("scroll to \(cell.chain.name)"), chain: container.chain),
      let list = container.chain.element(on: device), let (row, section) = device.rowCounts(of: list).flatMap(place.resolved(in:))
    else { return cell }
    device.scroll(toRow: row, inSection: section, of: list, share: share)
    return cell
  }

  /// How many rows each section of a table or collection view has; fails the test where it does not exist.
  package static func rowCounts(of container: XCUIElement) -> [Int] {
    let chain = container.chain
    let attempt = InteractionFailure.Attempt.act("count the rows of \(chain.name)")
    guard let device = ElementInteraction.device(for: attempt, chain: chain) else { return [] }
    _ = ElementInteraction.screen(readFor: attempt, chain: chain)
    guard let element = chain.element(on: device) else {
      ElementInteraction.fail(attempt, chain.reasonForAbsence, chain: chain)
      return []
    }
    guard let counts = device.rowCounts(of: element) else {
      ElementInteraction.fail(attempt, .noRows, chain: chain)
      return []
    }
    return counts
  }
}

@MainActor
extension QueryChain {
  /// The cell at a place, if it is on the screen.
  func cell(at place: HeadlessDriver.CellPlace, within parent: QueryChain, on device: Device) -> ElementID? {
    guard let list = parent.element(on: device), let (row, section) = device.rowCounts(of: list).flatMap(place.resolved(in:)) else { return nil }
    return device.element(ofRow: row, inSection: section, of: list)
  }

  /// Why there is no cell at a place.
  func reasonForAbsence(ofCellAt place: HeadlessDriver.CellPlace, within parent: QueryChain, on device: Device) -> InteractionFailure.Reason {
    guard let list = parent.element(on: device) else { return .notFound }
    guard let counts = device.rowCounts(of: list) else { return .noRows }
    return place.resolved(in: counts) == nil ? .beyondRows(row: place.row, section: place.section, counts: counts) : .emptyRow
  }
}
