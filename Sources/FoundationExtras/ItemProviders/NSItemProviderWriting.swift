public import Foundation

/// A class whose objects can provide data to an item provider.
///
/// [Apple: NSItemProviderWriting](https://developer.apple.com/documentation/foundation/nsitemproviderwriting)
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that objects of the class can write, best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types that this object can write, best first.
  ///
  /// The default is the types of the class.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Loads the object's data for a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the types that the object can write.
  ///   - completionHandler: A closure that receives the data or an error.
  /// - Returns: The progress, or `nil` if progress isn't reported.
  func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
}

extension NSItemProviderWriting {
  /// The types that the class can write, best first.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}
