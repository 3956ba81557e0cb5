public import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The type identifiers of plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.plain-text"] }

  /// The type identifier of UTF-8 plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Returns the string that is encoded as UTF-8 data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8).flatMap({ NSString(string: $0) as? Self }) else {
      throw NSItemProvider.error(.unavailableCoercionError, "The data of type \(typeIdentifier) isn't UTF-8 text")
    }
    return text
  }

  /// Calls the closure with the string as UTF-8 data before returning.
  public func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
    -> Progress?
  {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
}
