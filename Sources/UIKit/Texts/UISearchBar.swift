public import Foundation

/// A bar with a search field.
///
/// Its element is of the type `other`, with a `searchField` in it, and the button “Cancel” if it's shown.
///
/// [Apple: UISearchBar](https://developer.apple.com/documentation/uikit/uisearchbar)
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The appearance of all search bars.
  ///
  /// It changes no element.
  public class func appearance() -> UISearchBar { UIDeviceValues.current[default: UISearchBar()] }

  /// The styles of a bar.
  public enum Style: UInt, Sendable {
    /// The styles.
    case `default` = 0, prominent = 1, minimal = 2
  }

  private lazy var field = BarSearchField(bar: self)

  /// The field of the bar.
  open var searchTextField: UISearchTextField { field }

  /// The text of the field.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  /// The text that's shown while the field is empty.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// The object that's asked before changes, and notified of them.
  open weak var delegate: (any UISearchBarDelegate)?
  /// A Boolean value that indicates whether the button “Cancel” is shown.
  open var showsCancelButton: Bool = false {
    didSet { if showsCancelButton != oldValue { elementDidChange() } }
  }
  /// A Boolean value that indicates whether the scopes are shown.
  open var showsScopeBar: Bool = false {
    didSet { if showsScopeBar != oldValue { elementDidChange() } }
  }
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]? {
    didSet { if scopeButtonTitles != oldValue { elementDidChange() } }
  }
  /// The index of the selected scope.
  open var selectedScopeButtonIndex: Int = 0 {
    didSet { if selectedScopeButtonIndex != oldValue { elementDidChange() } }
  }
  /// The style.
  ///
  /// It changes no element.
  open var searchBarStyle: Style = .default
  /// The color of the bar.
  ///
  /// It changes no element.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether the bar is translucent.
  ///
  /// It changes no element.
  open var isTranslucent: Bool = true
  /// The image behind the bar.
  ///
  /// It changes no element.
  open var backgroundImage: UIImage?
  /// A Boolean value that indicates whether the bar reacts to touches.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }
  /// The traits, for the framework's own use.
  public final var _inputTraits: _UITextInputTraitValues {
    get { field._inputTraits }
    set { field._inputTraits = newValue }
  }

  /// Shows or hides the button “Cancel”.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }

  /// The size of the bar: as wide as there is room.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

  open override var isFirstResponder: Bool { field.isFirstResponder }

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  @discardableResult
  open override func endEditing(_ force: Bool) -> Bool { field.endEditing(force) }

  /// A person has tapped the button “Cancel”.
  package final func cancel() { delegate?.searchBarCancelButtonClicked(self) }

  /// A person has selected a scope.
  package final func choose(scope: Int) {
    guard scope != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = scope
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
  }
}

extension UISearchBar: UITextInputTraits {}

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// The field of a search bar, which notifies the bar's delegate.
private final class BarSearchField: UISearchTextField {
  private weak var bar: UISearchBar?

  init(bar: UISearchBar) {
    self.bar = bar
    super.init(frame: .zero)
    clearButtonMode = .always
  }

  required init?(coder: NSCoder) { return nil }

  private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
    guard let bar, let delegate = bar.delegate else { return true }
    return question(delegate, bar)
  }

  private func notify(_ call: (any UISearchBarDelegate, UISearchBar) -> Void) { if let bar, let delegate = bar.delegate { call(delegate, bar) } }

  override func mayBeginEditing() -> Bool { super.mayBeginEditing() && ask { $0.searchBarShouldBeginEditing($1) } }

  override func mayEndEditing() -> Bool { super.mayEndEditing() && ask { $0.searchBarShouldEndEditing($1) } }

  override func didBeginEditing() {
    super.didBeginEditing()
    notify { $0.searchBarTextDidBeginEditing($1) }
  }

  override func didEndEditing() {
    super.didEndEditing()
    notify { $0.searchBarTextDidEndEditing($1) }
  }

  override func mayReplace(_ range: NSRange, with replacement: String) -> Bool {
    super.mayReplace(range, with: replacement) && ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: replacement) }
  }

  override func textDidChange() {
    super.textDidChange()
    notify { $0.searchBar($1, textDidChange: editing.text) }
  }

  override func pressReturn() {
    super.pressReturn()
    notify { $0.searchBarSearchButtonClicked($1) }
  }
}

/// The object that a search bar asks before changes, and notifies of them.
///
/// [Apple: UISearchBarDelegate](https://developer.apple.com/documentation/uikit/uisearchbardelegate)
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether editing may begin; by default it may.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun; does nothing by default.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end; by default it may.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended; does nothing by default.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when a person has changed or cleared the text; does nothing by default.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether a person may replace a part of the text; by default it's allowed.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the return key, which is the search key on a phone, was pressed; does nothing by default.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button “Cancel” was tapped; does nothing by default.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when another scope was selected; does nothing by default.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns whether editing may begin: it may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Called when editing has begun; does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Returns whether editing may end: it may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Called when editing has ended; does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Called when the text was changed; does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Returns whether a person may replace a part of the text: it's allowed.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }

  /// Called when the return key was pressed; does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Called when the button “Cancel” was tapped; does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Called when another scope was selected; does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
