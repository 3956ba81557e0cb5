public import Foundation

/// A class whose objects can be created from an item provider's data.
///
/// [Apple: NSItemProviderReading](https://developer.apple.com/documentation/foundation/nsitemproviderreading)
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that an object can be created from, best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns an object that is created from data.
  ///
  /// - Parameters:
  ///   - data: The data that the object is created from.
  ///   - typeIdentifier: The type of the data, as registered with the provider.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
