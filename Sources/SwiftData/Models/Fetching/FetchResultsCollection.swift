/// The results of a fetch in batches.
///
/// On the simulated device, all results are read at once. [Apple: FetchResultsCollection](https://developer.apple.com/documentation/swiftdata/fetchresultscollection)
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  private let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }

  /// The position of the first result.
  public var startIndex: Int { elements.startIndex }

  /// The position after the last result.
  public var endIndex: Int { elements.endIndex }

  /// Returns the result at a position.
  public subscript(position: Int) -> Element { elements[position] }
}
