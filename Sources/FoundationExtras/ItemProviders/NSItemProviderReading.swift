public import Foundation

/// A class whose objects an item provider can make of data.
///
/// [Apple: NSItemProviderReading](https://developer.apple.com/documentation/foundation/nsitemproviderreading)
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that an object is made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns the object that data stand for.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The type of the data, as the provider has registered it.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
