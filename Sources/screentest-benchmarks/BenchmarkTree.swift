import ScreenModel

/// The element tree for the benchmarks and the peer programs.
///
/// It contains windows of screens, each with a table of fifty cells.
///
/// A 64-bit linear congruential generator creates the pseudo-random numbers, so a program in any language can create the same tree.
struct BenchmarkTree {
  /// An element, with the index of its parent in the list (-1 for the root).
  struct Element {
    var type: ElementType
    var identifier: String
    var label: String
    var isEnabled: Bool
    var parent: Int
  }

  private(set) var elements: [Element] = []
  /// The ids of some cells.
  ///
  /// Each id is unique.
  private(set) var cellIDs: [String] = []
  /// The ids of some cells, each with the id of a button in the cell.
  private(set) var cellsWithButtons: [(cell: String, button: String)] = []
  /// The ids of some tables with fifty cells.
  private(set) var tableIDs: [String] = []
  let missingIDs: [String] = (0..<Self.targets).map { "missing\($0)" }

  static let targets = 64
  static let sizes = [100, 1_000, 10_000]

  private var open: [Int] = []
  private var random = Random(state: 42)

  private struct Random {
    var state: UInt64

    mutating func below(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
  }

  private static let labels = ["OK", "Cancel", "Delete", "More", "Edit", "Done", "Share", "Open"]
  private static let leaves: [(type: ElementType, name: String)] = [
    (.staticText, "staticText"), (.button, "button"), (.image, "image"), (.switch, "switch"), (.textField, "textField"), (.other, "other"),
  ]

  init(size: Int) {
    elements.reserveCapacity(size)
    var cells: [(cell: String, button: String?)] = []
    var tables: [String] = []
    begin(.application, id: "app", label: "App")
    var screen = 0
    var window = 0
    var isDone = false
    while !isDone {
      begin(.window, id: "win\(window)")
      for _ in 0..<10 {
        if elements.count >= size - 20 {
          isDone = true
          break
        }
        beginScreen(screen)
        tables.append("table\(screen)")
        for cell in 0..<50 {
          if elements.count >= size - 6 { break }
          cells.append(("cell\(screen)_\(cell)", addCell(cell, of: screen)))
        }
        end(2)
        screen += 1
      }
      end()
      window += 1
    }
    begin(.window, id: "winpad")
    while elements.count < size { leaf(.image) }
    chooseTargets(cells, tables)
  }

  /// Returns a new tree that contains all elements.
  func makeTree() -> ElementTree {
    let tree = ElementTree()
    _ = fill(tree)
    return tree
  }

  /// Inserts all elements one after another, as a renderer does.
  func fill(_ tree: ElementTree) -> Int {
    elements.withUnsafeBufferPointer { elements in
      withUnsafeTemporaryAllocation(of: ElementID.self, capacity: elements.count) { ids in
        for index in elements.indices {
          let element = elements[index]
          ids[index] = tree.insert(
            ElementProperties(type: element.type, identifier: element.identifier, label: element.label, isEnabled: element.isEnabled),
            into: element.parent < 0 ? tree.root : ids[element.parent])
        }
        return ids.count
      }
    }
  }

  // MARK: Creation

  private mutating func begin(_ type: ElementType, id: String = "", label: String = "", isEnabled: Bool = true) {
    elements.append(Element(type: type, identifier: id, label: label, isEnabled: isEnabled, parent: open.last ?? -1))
    open.append(elements.count - 1)
  }

  private mutating func end(_ count: Int = 1) { open.removeLast(count) }

  private mutating func leaf(_ type: ElementType, id: String = "", label: String = "", isEnabled: Bool = true) {
    begin(type, id: id, label: label, isEnabled: isEnabled)
    end()
  }

  private mutating func beginScreen(_ screen: Int) {
    begin(.other, id: "screen\(screen)")
    begin(.navigationBar, label: "Screen \(screen)")
    leaf(.button, id: "back\(screen)", label: "Back")
    leaf(.staticText, label: "Screen \(screen)")
    leaf(.button, id: "done\(screen)", label: "Done")
    end()
    leaf(.textField, id: "search\(screen)", label: "Search")
    begin(.table, id: "table\(screen)")
  }

  /// Adds a cell.
  ///
  /// Returns the id of its first button that has one.
  private mutating func addCell(_ cell: Int, of screen: Int) -> String? {
    begin(.cell, id: "cell\(screen)_\(cell)")
    let leafCount = 2 + random.below(3)
    var button: String?
    for number in 0..<leafCount {
      let kind = number == 0 ? Self.leaves[0] : Self.leaves[random.below(6)]
      var label = ""
      if kind.type == .button {
        label = random.below(4) != 0 ? Self.labels[random.below(8)] : "Row \(cell)"
      } else if kind.type == .staticText {
        label = number == 0 ? "Row \(cell)" : Self.labels[random.below(8)]
      }
      let isEnabled = random.below(5) != 0
      let id = random.below(3) == 0 ? "\(kind.name)\(screen)_\(cell)_\(number)" : ""
      if kind.type == .button && !id.isEmpty && button == nil { button = id }
      leaf(kind.type, id: id, label: label, isEnabled: isEnabled)
    }
    end()
    return button
  }

  private mutating func chooseTargets(_ cells: [(cell: String, button: String?)], _ tables: [String]) {
    func place(_ index: Int, _ count: Int) -> Int { Int((Double(index) + 0.5) * Double(count) / Double(Self.targets)) }
    cellIDs = (0..<Self.targets).map { cells[place($0, cells.count)].cell }
    let withButtons = cells.compactMap { cell in cell.button.map { (cell: cell.cell, button: $0) } }
    cellsWithButtons = (0..<Self.targets).map { withButtons[place($0, withButtons.count)] }
    let fullTables = max(1, tables.count - 1)
    tableIDs = (0..<Self.targets).map { tables[min(fullTables - 1, place($0, fullTables))] }
  }
}
