public import Foundation

/// A control that performs an action when a person taps it.
///
/// Its element is a `button` labeled with the title or the name of the image.
///
/// A tap sends `touchDown`, `touchUpInside` and `primaryActionTriggered`. [Apple: UIButton](https://developer.apple.com/documentation/uikit/uibutton)
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// Returns the appearance proxy of buttons.
  ///
  /// On the simulated device, values set on the proxy have no effect.
  public class func appearance() -> UIButton { UIDeviceValues.current[default: UIButton()] }

  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// A button without a predefined style.
    case custom = 0
    /// A button in the system style.
    case system = 1
    /// A button with an information symbol that shows details.
    case detailDisclosure = 2
    /// A button with a light information symbol.
    case infoLight = 3
    /// A button with a dark information symbol.
    case infoDark = 4
    /// A button for adding a contact.
    case contactAdd = 5
    /// A button in the system style without a background.
    case plain = 6
    /// A button for closing a view.
    case close = 7
  }

  /// The role of a button.
  public enum Role: Int, Sendable {
    /// A button without a specific role.
    case normal = 0
    /// The default button, which the Return key triggers.
    case primary = 1
    /// A button that cancels and changes nothing.
    case cancel = 2
    /// A button that deletes or changes data.
    case destructive = 3
  }

  /// The type of the button.
  public private(set) final var buttonType: ButtonType = .custom
  /// The role of the button.
  ///
  /// On the simulated device, the role has no effect.
  open var role: Role = .normal

  private var titles: [UIControl.State: String] = [:]
  private var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var titleColors: [UIControl.State: UIColor] = [:]
  private let label = UILabel()
  private let picture = UIImageView()

  /// Creates a button with a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button with a type, and with an action that provides its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with a configuration and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    if let image = action.image, configuration?.image == nil { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The title, image and style of the button, or `nil` to use separate values.
  ///
  /// Separate values are set by functions such as ``setTitle(_:for:)`` and ``setImage(_:for:)``.
  open var configuration: Configuration? {
    didSet { elementDidChange() }
  }
  /// A closure that updates the configuration after the button's state changes.
  open var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The menu of the button.
  ///
  /// The menu opens on a long press, or on a tap if ``UIControl/showsMenuAsPrimaryAction`` is `true`.
  open var menu: UIMenu? {
    didSet { elementDidChange() }
  }
  /// A Boolean value that indicates whether a tap changes the selection.
  ///
  /// If `true`, a tap toggles the button's selection, or the title follows the menu's selected action.
  open var changesSelectionAsPrimaryAction: Bool = false
  /// The insets around the content.
  ///
  /// On the simulated device, the insets have no effect.
  open var contentEdgeInsets: UIEdgeInsets = .zero
  /// The insets around the title.
  ///
  /// On the simulated device, the insets have no effect.
  open var titleEdgeInsets: UIEdgeInsets = .zero
  /// The insets around the image.
  ///
  /// On the simulated device, the insets have no effect.
  open var imageEdgeInsets: UIEdgeInsets = .zero
  /// A Boolean value that indicates whether the image darkens when the button is highlighted.
  ///
  /// On the simulated device, the value has no effect.
  open var adjustsImageWhenHighlighted: Bool = true

  /// Calls ``configurationUpdateHandler``.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: Titles and images

  /// Sets the title for a state.
  ///
  /// States without a title use the title of `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) { set(title, in: \.titles, state) }

  /// Sets the attributed title for a state.
  ///
  /// The attributed title replaces the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { set(title, in: \.attributedTitles, state) }

  /// Sets the image for a state.
  ///
  /// States without an image use the image of `normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { set(image, in: \.images, state) }

  /// Sets the background image for a state.
  ///
  /// On the simulated device, the background image has no effect.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the title color for a state.
  ///
  /// On the simulated device, the title color has no effect.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { set(color, in: \.titleColors, state) }

  /// Returns the title for a state.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// Returns the attributed title for a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles[state] ?? attributedTitles[.normal] }

  /// Returns the image for a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  /// Returns the title color for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  private func set<Value>(_ value: Value?, in values: ReferenceWritableKeyPath<UIButton, [UIControl.State: Value]>, _ state: UIControl.State) {
    self[keyPath: values][state] = value
    elementDidChange()
  }

  /// The displayed title.
  open var currentTitle: String? {
    (changesSelectionAsPrimaryAction ? menu?.selectedAction?.title : nil) ?? configuration?.shownTitle ?? currentAttributedTitle?.string ?? title(for: state)
  }

  /// The displayed attributed title.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The displayed image.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The displayed title color.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .label }

  /// The label that displays the title.
  ///
  /// Use the label to set the font. To set the text, use ``setTitle(_:for:)``.
  open var titleLabel: UILabel? {
    label.text = currentTitle
    return label
  }

  /// The view that displays the image.
  ///
  /// Use the view to set the content mode. To set the image, use ``setImage(_:for:)``.
  open var imageView: UIImageView? {
    picture.image = currentImage
    return picture
  }

  /// Performs an action that was chosen in the menu.
  package final func choose(_ action: UIAction) {
    if let menu, changesSelectionAsPrimaryAction || menu.options.contains(.singleSelection) { for other in menu.actions { other.state = other === action ? .on : .off } }
    elementDidChange()
    action.perform(from: self)
  }

  package override func tapped() {
    super.tapped()
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }
}
