public import FoundationExtras

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// The type of a color, whose data are understood here alone, as UIKit's own are on a phone.
  package static let archiveType: String = "com.apple.uikit.color"

  /// A color.
  public static var readableTypeIdentifiersForItemProvider: [String] { [archiveType] }

  /// A color.
  public static var writableTypeIdentifiersForItemProvider: [String] { [archiveType] }

  /// Returns the color that data stand for.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIColor {
    let components = try JSONDecoder().decode([CGFloat].self, from: data)
    guard components.count == 4 else { throw NSItemProvider.error(.unavailableCoercionError, "The data of type \(typeIdentifier) are no color") }
    return UIColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// Passes the components of the color to a closure before it returns; of a color that depends on traits, those of the current traits.
  public func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
    -> Progress?
  {
    let (red, green, blue, alpha) = rgba
    do { completionHandler(try JSONEncoder().encode([red, green, blue, alpha]), nil) } catch { completionHandler(nil, error) }
    return nil
  }
}
