public import Foundation

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// The data of a data set in the app's asset catalog.
///
/// [Apple: NSDataAsset](https://developer.apple.com/documentation/uikit/nsdataasset)
open class NSDataAsset: NSObject {
  /// The name of the data set.
  public let name: NSDataAssetName
  /// The contents of the data set's file.
  public let data: Data
  /// The uniform type identifier from the catalog or, if it doesn't have one, from the file's extension.
  public let typeIdentifier: String

  /// Creates a data asset from the app's catalogs, or returns `nil` if there isn't one with the name.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Creates a data asset from a bundle's catalogs, or returns `nil` if there isn't one with the name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = NamedData.find(name, in: bundle) else { return nil }
    self.name = name
    (data, typeIdentifier) = found
    super.init()
  }
}
