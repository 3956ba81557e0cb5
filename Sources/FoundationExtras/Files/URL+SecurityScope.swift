public import Foundation

extension URL {
  /// Requests access to a file that the user chose outside of the app's folders.
  ///
  /// On the simulated device, files aren't protected, so the function only returns whether the URL is a file URL. The file importer shows the app's documents,
  /// so every file is treated as if the user had chosen it. On an iPhone, the result is `false` for a file that the user didn't choose.
  /// [Apple: startAccessingSecurityScopedResource()](https://developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource())
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends access to a file that the user chose.
  ///
  /// Does nothing on the simulated device, because files aren't protected.
  public func stopAccessingSecurityScopedResource() {}
}
