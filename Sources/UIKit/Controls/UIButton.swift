public import Foundation

/// A button.
///
/// Its element is a `button` with the title, or with the name of the image.
///
/// A tap sends `touchDown`, `touchUpInside` and `primaryActionTriggered`. [Apple: UIButton](https://developer.apple.com/documentation/uikit/uibutton)
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The appearance of all buttons.
  ///
  /// It changes no element.
  public class func appearance() -> UIButton { UIDeviceValues.current[default: UIButton()] }

  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// The kinds.
    case custom = 0, system = 1, detailDisclosure = 2, infoLight = 3, infoDark = 4, contactAdd = 5, plain = 6, close = 7
  }

  /// The purposes of buttons.
  public enum Role: Int, Sendable {
    /// The purposes.
    case normal = 0, primary = 1, cancel = 2, destructive = 3
  }

  /// The kind of the button.
  public private(set) final var buttonType: ButtonType = .custom
  /// The purpose of the button.
  ///
  /// It changes no element.
  open var role: Role = .normal

  private var titles: [UIControl.State: String] = [:]
  private var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var titleColors: [UIControl.State: UIColor] = [:]
  private let label = UILabel()
  private let picture = UIImageView()

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a kind with an action, whose title and image it has.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with a configuration, and with an action.
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

  /// The title, image and look of the button, or `nil` for those that functions have set.
  open var configuration: Configuration? {
    didSet { elementDidChange() }
  }
  /// A closure that changes the configuration when the state of the button has changed.
  open var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The menu that a long press opens, or a tap if ``UIControl/showsMenuAsPrimaryAction`` is true.
  open var menu: UIMenu? {
    didSet { elementDidChange() }
  }
  /// A Boolean value that indicates whether a tap selects or deselects the button, or whether the button has the title of the menu's selected action.
  open var changesSelectionAsPrimaryAction: Bool = false
  /// The distances around the content.
  ///
  /// They change no element.
  open var contentEdgeInsets: UIEdgeInsets = .zero
  /// The distances around the title.
  ///
  /// They change no element.
  open var titleEdgeInsets: UIEdgeInsets = .zero
  /// The distances around the image.
  ///
  /// They change no element.
  open var imageEdgeInsets: UIEdgeInsets = .zero
  /// A Boolean value that indicates whether the image is darker while the button is touched.
  ///
  /// It changes no element.
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

  /// Sets the title in a state; states without a title have the one of `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) { set(title, in: \.titles, state) }

  /// Sets the title with attributes in a state, which takes the place of the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { set(title, in: \.attributedTitles, state) }

  /// Sets the image in a state; states without an image have the one of `normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { set(image, in: \.images, state) }

  /// Sets the image behind the title in a state.
  ///
  /// It changes no element.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the color of the title in a state.
  ///
  /// It changes no element.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { set(color, in: \.titleColors, state) }

  /// Returns the title in a state.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// Returns the title with attributes in a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles[state] ?? attributedTitles[.normal] }

  /// Returns the image in a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  /// Returns the color of the title in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  private func set<Value>(_ value: Value?, in values: ReferenceWritableKeyPath<UIButton, [UIControl.State: Value]>, _ state: UIControl.State) {
    self[keyPath: values][state] = value
    elementDidChange()
  }

  /// The title that is shown.
  open var currentTitle: String? {
    (changesSelectionAsPrimaryAction ? menu?.selectedAction?.title : nil) ?? configuration?.shownTitle ?? currentAttributedTitle?.string ?? title(for: state)
  }

  /// The title with attributes that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The image that is shown.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The color of the title that is shown.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .label }

  /// The label of the title, for its font and the like: ``setTitle(_:for:)`` sets the text.
  open var titleLabel: UILabel? {
    label.text = currentTitle
    return label
  }

  /// The view of the image, for its content mode and the like: ``setImage(_:for:)`` sets the image.
  open var imageView: UIImageView? {
    picture.image = currentImage
    return picture
  }

  /// A person has chosen an action of the menu.
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
