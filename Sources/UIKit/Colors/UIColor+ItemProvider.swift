public import FoundationExtras

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// The type identifier of color data.
  ///
  /// As with UIKit's format, only this module can read the data.
  package static let archiveType: String = "com.apple.uikit.color"

  /// The type identifier of colors.
  public static var readableTypeIdentifiersForItemProvider: [String] { [archiveType] }

  /// The type identifier of colors.
  public static var writableTypeIdentifiersForItemProvider: [String] { [archiveType] }

  /// Returns the color that is encoded as data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIColor {
    let components = try JSONDecoder().decode([CGFloat].self, from: data)
    guard components.count == 4 else { throw NSItemProvider.error(.unavailableCoercionError, "The data of type \(typeIdentifier) is not a color") }
    return UIColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// Calls the closure with the color's components before returning.
  ///
  /// A dynamic color is resolved for the current traits.
  public func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
    -> Progress?
  {
    let (red, green, blue, alpha) = rgba
    do { completionHandler(try JSONEncoder().encode([red, green, blue, alpha]), nil) } catch { completionHandler(nil, error) }
    return nil
  }
}
