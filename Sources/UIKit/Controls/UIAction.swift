public import Foundation

/// A closure with a title and an image, which a control or a menu runs.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// An identifier of an action: actions with equal identifiers replace each other.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// The title.
  open var title: String
  /// The image.
  open var image: UIImage?
  /// The identifier.
  public let identifier: Identifier
  /// The object that runs the action, while it runs.
  public internal(set) weak var sender: AnyObject?
  let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: The identifier; a unique one if it's `nil`.
  ///   - handler: The closure that runs.
  public init(title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  /// Runs the action for an object.
  package final func perform(for sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A closure that an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
