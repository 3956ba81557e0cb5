import ScenarioKit

/// The distinct screens of a report, with their distinct lines of drawings and distinct elements.
///
/// Most steps share most of their screens, so a page with a copy for each step would be a hundred times as large. The screens are stored in chunks, which the page reads
/// when it shows one of their screens.
struct ScreenCatalog {
  /// The number of screens in a chunk, which the page's script also uses.
  static let screensInChunk = 64
  /// The number of lines or elements in a chunk, which the page's script also uses.
  static let partsInChunk = 512

  private(set) var screens = ChunkedList(id: "screens", chunkSize: screensInChunk)
  private(set) var lines = ChunkedList(id: "lines", chunkSize: partsInChunk)
  private(set) var elements = ChunkedList(id: "elements", chunkSize: partsInChunk)
  private var screenNumbers: [Screen: Int] = [:]
  private var lineNumbers: [Substring: Int] = [:]
  private var elementNumbers: [Element: Int] = [:]
  private var allElements: [PicturedElement] = []

  /// A screen, stored as the numbers of its elements, which are faster to compare and hash.
  struct Screen: Hashable {
    fileprivate var width: Double
    fileprivate var height: Double
    fileprivate var elements: [Int]
  }

  /// Returns the screens of an attempt by their numbers.
  mutating func screens(of changes: [JournalEvent.ScreenEntry]) -> [Int: Screen] {
    if changes.isEmpty { return [:] }
    var screens = [Int: Screen](minimumCapacity: changes.count)
    var before: [Int] = []
    for change in changes {
      var elements = Array(before.prefix(change.keptFirst))
      for element in change.elements { elements.append(number(of: element)) }
      elements += before.suffix(change.keptLast)
      screens[change.screen] = Screen(width: change.width, height: change.height, elements: elements)
      before = elements
    }
    return screens
  }

  /// Returns the number of a screen in the page, and adds the screen if it's new.
  mutating func number(of screen: Screen) -> Int {
    if let known = screenNumbers[screen] { return known }
    let number = add(screen)
    screenNumbers[screen] = number
    return number
  }

  private mutating func add(_ screen: Screen) -> Int {
    let report = ScreenReport(width: screen.width, height: screen.height, elements: screen.elements.map { allElements[$0] })
    let drawing = report.svg.split(separator: "\n", omittingEmptySubsequences: false).map { number(ofLine: $0) }
    return screens.append { json in
      json.openArray()
      json.value(screen.width)
      json.value(screen.height)
      for numbers in [drawing, screen.elements] {
        json.openArray()
        for number in numbers { json.value(number) }
        json.closeArray()
      }
      json.closeArray()
    }
  }

  private mutating func number(ofLine line: Substring) -> Int {
    if let known = lineNumbers[line] { return known }
    let number = lines.append { $0.value(String(line)) }
    lineNumbers[line] = number
    return number
  }

  private mutating func number(of picture: PicturedElement) -> Int {
    let element = Element(element: picture)
    if let known = elementNumbers[element] { return known }
    let number = elements.append { Self.write(picture, to: &$0) }
    elementNumbers[element] = number
    allElements.append(picture)
    return number
  }

  private static func write(_ element: PicturedElement, to json: inout JSONStream) {
    json.openArray()
    json.value(element.depth)
    json.value(element.type)
    json.value(element.label)
    json.value(element.identifier)
    json.value(element.title)
    optional(shownValue(of: element), to: &json)
    optional(element.placeholder, to: &json)
    json.value(Int(element.traits))
    json.value(Int(element.flags.rawValue))
    json.value(element.frame.x)
    json.value(element.frame.y)
    json.value(element.frame.width)
    json.value(element.frame.height)
    json.closeArray()
  }

  private static func optional(_ text: String?, to json: inout JSONStream) {
    if let text { json.value(text) } else { json.null() }
  }

  /// Returns an element's value as the page shows it.
  ///
  /// A secure field shows one bullet per character, as on the screen.
  private static func shownValue(of element: PicturedElement) -> String? {
    guard let value = element.value, element.type == "SecureTextField" else { return element.value }
    return String(repeating: "•", count: value.count)
  }

  /// Passes complete chunks to a closure, and at the end also the incomplete chunks.
  mutating func takeChunks(all: Bool, _ write: (_ id: String, _ json: JSONStream) -> Void) {
    screens.takeChunks(all: all, write)
    lines.takeChunks(all: all, write)
    elements.takeChunks(all: all, write)
  }
}

extension ScreenCatalog {
  /// An element with a fast hash.
  private struct Element: Hashable {
    let element: PicturedElement

    // Hash only these properties, because they distinguish most elements.
    func hash(into hasher: inout Hasher) {
      hasher.combine(element.label)
      hasher.combine(element.identifier)
      hasher.combine(element.value)
      hasher.combine(element.frame.x)
      hasher.combine(element.frame.y)
    }
  }
}
