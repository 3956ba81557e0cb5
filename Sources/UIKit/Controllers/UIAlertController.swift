public import Foundation

/// An alert or a list of actions, as values: UIKit presents nothing here.
///
/// `.alert` and `.confirmationDialog` present.
///
/// [Apple: UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller)
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The kind of an alert.
  public enum Style: Int, Sendable {
    /// A list of actions.
    case actionSheet = 0
    /// An alert.
    case alert = 1
  }

  /// The text below the title.
  open var message: String?
  /// The kind of the alert.
  public private(set) var preferredStyle: Style = .alert
  /// The actions, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The action of the return key.
  open var preferredAction: UIAlertAction?
  /// The text fields, or `nil` if there are none.
  public private(set) var textFields: [UITextField]?

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field, which a closure configures.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An action of an alert, as a value.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The kind of an action.
  public enum Style: Int, Sendable {
    /// An action.
    case `default` = 0
    /// An action that changes nothing.
    case cancel = 1
    /// An action that destroys something.
    case destructive = 2
  }

  /// The title.
  public let title: String?
  /// The kind of the action.
  public let style: Style
  /// Whether the action can be tapped.
  open var isEnabled: Bool = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates an action with a closure, which isn't called here because UIKit presents nothing.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { (self.title, self.style, self.handler) = (title, style, handler) }
}
