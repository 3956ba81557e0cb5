public import Foundation

/// The contents of an alert or action sheet.
///
/// UIKit alerts aren't presented on the simulated device.
/// To present an alert, use `.alert` and `.confirmationDialog`.
///
/// [Apple: UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller)
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert controller.
  public enum Style: Int, Sendable {
    /// An action sheet.
    case actionSheet = 0
    /// An alert.
    case alert = 1
  }

  /// The message below the title.
  open var message: String?
  /// The style of the alert.
  public private(set) var preferredStyle: Style = .alert
  /// The actions, in the order they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The preferred action, which the Return key triggers.
  open var preferredAction: UIAlertAction?
  /// The text fields, or `nil` if there aren't any.
  public private(set) var textFields: [UITextField]?

  /// Creates an alert or action sheet with a title and a message.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field, configured with a closure.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// The contents of an alert action.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of an action that cancels and changes nothing.
    case cancel = 1
    /// The style of an action that deletes or changes data.
    case destructive = 2
  }

  /// The title of the action.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// A Boolean value that indicates whether the action is enabled.
  open var isEnabled: Bool = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates an action with a title, a style and a handler.
  ///
  /// The handler isn't called, because UIKit alerts aren't presented.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { (self.title, self.style, self.handler) = (title, style, handler) }
}
