import ScreenModel

/// The references of the elements that a driven session has shown, such as “e5”.
///
/// An element keeps its reference while it exists, and a reference is never given twice. References depend only on the actions, so they are the same after a replay.
struct ReferenceTable {
  private var numbers: [ElementID: Int] = [:]
  private var elements: [ElementID] = []

  /// The number of references that were given.
  var count: Int { elements.count }

  /// Returns the reference of an element, which gets the next one if it has none.
  mutating func reference(of element: ElementID) -> String {
    if let number = numbers[element] { return "e\(number)" }
    elements.append(element)
    numbers[element] = elements.count
    return "e\(elements.count)"
  }

  /// Returns the element that a reference was given to, which may no longer exist.
  func element(_ reference: String) -> ElementID? {
    guard let number = Self.number(reference), elements.indices.contains(number - 1) else { return nil }
    return elements[number - 1]
  }

  /// Returns the number in a reference, or `nil` if the text isn't a reference.
  static func number(_ text: String) -> Int? {
    guard text.hasPrefix("e"), text.count <= 9, text.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text.dropFirst())
  }
}
