public import Foundation

/// The name of data in an asset catalog.
public typealias NSDataAssetName = String

/// The data of a data set in an asset catalog of the app.
///
/// [Apple: NSDataAsset](https://developer.apple.com/documentation/uikit/nsdataasset)
open class NSDataAsset: NSObject {
  /// The name of the data set.
  public let name: NSDataAssetName
  /// The contents of the data set's file.
  public let data: Data
  /// The uniform type identifier that the catalog names, or else the one of the file's extension.
  public let typeIdentifier: String

  /// Creates the data of a data set in the app's catalogs, or `nil` if there is none with the name.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Creates the data of a data set in a bundle's catalogs, or `nil` if there is none with the name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = NamedData.find(name, in: bundle) else { return nil }
    self.name = name
    (data, typeIdentifier) = found
    super.init()
  }
}
