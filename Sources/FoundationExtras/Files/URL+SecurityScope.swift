public import Foundation

extension URL {
  /// Asks for access to a file that the user chose outside of the app's folders.
  ///
  /// It changes nothing, because files aren't protected here. It returns whether the URL is a file's: the file importer shows the app's own documents,
  /// so each file counts as chosen by the user. On an iPhone it is `false` for a file that the user didn't choose.
  /// [Apple: startAccessingSecurityScopedResource()](https://developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource())
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends the access to a file that the user chose.
  ///
  /// It changes nothing, because files aren't protected here.
  public func stopAccessingSecurityScopedResource() {}
}
