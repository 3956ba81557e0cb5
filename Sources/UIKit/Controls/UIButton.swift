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
  /// It has no effect on the element tree.
  public class func appearance() -> UIButton { UIDeviceValues.current[default: UIButton()] }

  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// The button types.
    case custom = 0, system = 1, detailDisclosure = 2, infoLight = 3, infoDark = 4, contactAdd = 5, plain = 6, close = 7
  }

  /// The role of a button.
  public enum Role: Int, Sendable {
    /// The button roles.
    case normal = 0, primary = 1, cancel = 2, destructive = 3
  }

  /// The type of the button.
  public private(set) final var buttonType: ButtonType = .custom
  /// The role of the button.
  ///
  /// It has no effect on the element tree.
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

  /// The title, image and style of the button, or `nil` to use the values set with functions.
  open var configuration: Configuration? {
    didSet { elementDidChange() }
  }
  /// A closure that updates the configuration after the button's state changes.
  open var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The menu of the button.
  ///
  /// It opens on a long press, or on a tap if ``UIControl/showsMenuAsPrimaryAction`` is `true`.
  open var menu: UIMenu? {
    didSet { elementDidChange() }
  }
  /// A Boolean value that indicates whether a tap changes the selection.
  ///
  /// If `true`, a tap toggles the button's selection, or the title follows the menu's selected action.
  open var changesSelectionAsPrimaryAction: Bool = false
  /// The insets around the content.
  ///
  /// They have no effect on the element tree.
  open var contentEdgeInsets: UIEdgeInsets = .zero
  /// The insets around the title.
  ///
  /// They have no effect on the element tree.
  open var titleEdgeInsets: UIEdgeInsets = .zero
  /// The insets around the image.
  ///
  /// They have no effect on the element tree.
  open var imageEdgeInsets: UIEdgeInsets = .zero
  /// A Boolean value that indicates whether the image darkens when the button is highlighted.
  ///
  /// It has no effect on the element tree.
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
  /// It replaces the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { set(title, in: \.attributedTitles, state) }

  /// Sets the image for a state.
  ///
  /// States without an image use the image of `normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { set(image, in: \.images, state) }

  /// Sets the background image for a state.
  ///
  /// It has no effect on the element tree.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the title color for a state.
  ///
  /// It has no effect on the element tree.
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
  /// Use it for the font, and ``setTitle(_:for:)`` for the text.
  open var titleLabel: UILabel? {
    label.text = currentTitle
    return label
  }

  /// The view that displays the image.
  ///
  /// Use it for the content mode, and ``setImage(_:for:)`` for the image.
  open var imageView: UIImageView? {
    picture.image = currentImage
    return picture
  }

  /// Handles the choice of an action in the menu.
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
