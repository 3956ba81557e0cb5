public import Foundation

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The URL of a page or of a file.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// The URL of a page.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// The URL of a page; of a file, for a file.
  public var writableTypeIdentifiersForItemProvider: [String] { isFileURL ? ["public.file-url", "public.url"] : Self.writableTypeIdentifiersForItemProvider }

  /// Returns the URL that data in UTF-8 stand for.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let url = String(data: data, encoding: .utf8).flatMap({ NSURL(string: $0) as? Self }) else {
      throw NSItemProvider.error(.unavailableCoercionError, "The data of type \(typeIdentifier) are no URL")
    }
    return url
  }

  /// Passes the text of the URL in UTF-8 to a closure before it returns.
  public func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
    -> Progress?
  {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
}
