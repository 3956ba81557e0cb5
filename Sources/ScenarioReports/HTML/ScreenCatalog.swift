import ScenarioKit

/// The screens of a report, each distinct one once, with each distinct line of their drawings and each distinct element once.
///
/// Most steps share most of their screens: a page that had them all would be a hundred times as large. They are collected in chunks, which the page reads
/// when one of their screens is shown.
struct ScreenCatalog {
  /// How many screens, lines and elements a chunk has; the page is told.
  static let screensInChunk = 64
  static let partsInChunk = 512

  private(set) var screens = ChunkedList(id: "screens", chunkSize: screensInChunk)
  private(set) var lines = ChunkedList(id: "lines", chunkSize: partsInChunk)
  private(set) var elements = ChunkedList(id: "elements", chunkSize: partsInChunk)
  private var numbers: [Content: Int] = [:]
  private var lineNumbers: [Substring: Int] = [:]
  private var elementNumbers: [Part: Int] = [:]
  private var lastSeen = ScreensInMemory()

  /// The number of a screen in the page.
  mutating func number(of screen: ScreenReport) -> Int {
    if let known = lastSeen.number(of: screen) { return known }
    let content = Content(screen: screen)
    let number = numbers[content] ?? add(screen)
    numbers[content] = number
    lastSeen.note(screen, number)
    return number
  }

  private mutating func add(_ screen: ScreenReport) -> Int {
    // What is in a line can be the beginning of another one, so they are joined again with what they were split at.
    let drawing = screen.svg.split(separator: "\n", omittingEmptySubsequences: false).map { number(ofLine: $0) }
    let parts = screen.elements.map { number(ofElement: $0) }
    return screens.append { json in
      json.openArray()
      json.value(screen.width)
      json.value(screen.height)
      json.openArray()
      for number in drawing { json.value(number) }
      json.closeArray()
      json.openArray()
      for number in parts { json.value(number) }
      json.closeArray()
      json.closeArray()
    }
  }

  private mutating func number(ofLine line: Substring) -> Int {
    if let known = lineNumbers[line] { return known }
    let number = lines.append { $0.value(String(line)) }
    lineNumbers[line] = number
    return number
  }

  private mutating func number(ofElement element: PicturedElement) -> Int {
    let part = Part(element: element)
    if let known = elementNumbers[part] { return known }
    let number = elements.append { Self.write(element, to: &$0) }
    elementNumbers[part] = number
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

  /// A secure field shows one bullet for each character, as on the screen.
  private static func shownValue(of element: PicturedElement) -> String? {
    guard let value = element.value, element.type == "SecureTextField" else { return element.value }
    return String(repeating: "•", count: value.count)
  }

  /// Hands out the chunks that are complete, and at the end those that are not.
  mutating func takeChunks(all: Bool, _ write: (_ id: String, _ json: JSONStream) -> Void) {
    screens.takeChunks(all: all, write)
    lines.takeChunks(all: all, write)
    elements.takeChunks(all: all, write)
  }
}

extension ScreenCatalog {
  /// A screen by what is on it.
  private struct Content: Hashable {
    let screen: ScreenReport

    func hash(into hasher: inout Hasher) {
      hasher.combine(screen.width)
      hasher.combine(screen.elements.count)
      for element in screen.elements {
        hasher.combine(element.label)
        hasher.combine(element.value)
        hasher.combine(element.frame.y)
      }
    }
  }

  /// An element by what is told of it.
  private struct Part: Hashable {
    let element: PicturedElement

    func hash(into hasher: inout Hasher) {
      hasher.combine(element.label)
      hasher.combine(element.identifier)
      hasher.combine(element.value)
      hasher.combine(element.frame.x)
      hasher.combine(element.frame.y)
    }
  }

  /// The screens by the memory that their elements lie in, which equal screens of a report often share.
  ///
  /// A report stays in memory, unchanged, while it is written, so that an address stands for one list of elements.
  private struct ScreensInMemory {
    private struct Place: Hashable {
      let address: Int
      let count: Int
      let width: Double
      let height: Double
    }

    private var numbers: [Place: Int] = [:]

    func number(of screen: ScreenReport) -> Int? { numbers[Self.place(of: screen)] }

    mutating func note(_ screen: ScreenReport, _ number: Int) { numbers[Self.place(of: screen)] = number }

    private static func place(of screen: ScreenReport) -> Place {
      let address = screen.elements.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
      return Place(address: address, count: screen.elements.count, width: screen.width, height: screen.height)
    }
  }
}
