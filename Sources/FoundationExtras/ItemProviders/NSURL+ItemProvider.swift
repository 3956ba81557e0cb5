public import Foundation

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The type identifier of URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// The type identifier of URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// The type identifiers of the URL.
  ///
  /// A file URL also has the type of file URLs.
  public var writableTypeIdentifiersForItemProvider: [String] { isFileURL ? ["public.file-url", "public.url"] : Self.writableTypeIdentifiersForItemProvider }

  /// Returns the URL that is encoded as UTF-8 data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let url = String(data: data, encoding: .utf8).flatMap({ NSURL(string: $0) as? Self }) else {
      throw NSItemProvider.error(.unavailableCoercionError, "The data of type \(typeIdentifier) isn't a URL")
    }
    return url
  }

  /// Calls the closure with the URL as UTF-8 data before returning.
  public func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
    -> Progress?
  {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
}
