public import Foundation

/// A class whose objects give an item provider data.
///
/// [Apple: NSItemProviderWriting](https://developer.apple.com/documentation/foundation/nsitemproviderwriting)
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that an object of the class gives, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types of data that this object gives, the best first; by default those of the class.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Loads the object's data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the types that the object gives.
  ///   - completionHandler: Receives the data, or an error.
  /// - Returns: The progress, or `nil` if there is nothing to follow.
  func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of data of the class.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}
