public import Foundation

/// A bar with a search field.
///
/// Its element has the type `other`. It contains a `searchField`, and the button “Cancel” if it's visible.
///
/// [Apple: UISearchBar](https://developer.apple.com/documentation/uikit/uisearchbar)
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// Returns the appearance proxy of search bars.
  ///
  /// On the simulated device, values set on the proxy have no effect.
  public class func appearance() -> UISearchBar { UIDeviceValues.current[default: UISearchBar()] }

  /// The style of a search bar.
  public enum Style: UInt, Sendable {
    /// The default style.
    case `default` = 0
    /// A translucent background and an opaque search field.
    case prominent = 1
    /// No background and a translucent search field.
    case minimal = 2
  }

  private lazy var field = BarSearchField(bar: self)

  /// The search field of the bar.
  open var searchTextField: UISearchTextField { field }

  /// The text in the search field.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  /// The placeholder of the search field.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// The delegate of the search bar.
  open weak var delegate: (any UISearchBarDelegate)?
  /// A Boolean value that indicates whether the Cancel button is visible.
  open var showsCancelButton: Bool = false {
    didSet { if showsCancelButton != oldValue { elementDidChange() } }
  }
  /// A Boolean value that indicates whether the scope bar is visible.
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
  /// The style of the search bar.
  ///
  /// On the simulated device, the style has no effect.
  open var searchBarStyle: Style = .default
  /// The color of the bar.
  ///
  /// On the simulated device, the color has no effect.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether the bar is translucent.
  ///
  /// On the simulated device, the value has no effect.
  open var isTranslucent: Bool = true
  /// The background image of the bar.
  ///
  /// On the simulated device, the background image has no effect.
  open var backgroundImage: UIImage?
  /// A Boolean value that indicates whether the search bar is enabled.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }
  /// The input traits, for the framework's internal use.
  public final var _inputTraits: _UITextInputTraitValues {
    get { field._inputTraits }
    set { field._inputTraits = newValue }
  }

  /// Shows or hides the Cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }

  /// The natural size of the bar, which fills the available width.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

  open override var isFirstResponder: Bool { field.isFirstResponder }

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  @discardableResult
  open override func endEditing(_ force: Bool) -> Bool { field.endEditing(force) }

  /// Handles a tap on the Cancel button.
  package final func cancel() { delegate?.searchBarCancelButtonClicked(self) }

  /// Handles the choice of a scope.
  package final func choose(scope: Int) {
    guard scope != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = scope
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
  }
}

extension UISearchBar: UITextInputTraits {}

/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// The text field of a search bar, which calls the bar's delegate.
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

/// The delegate of a search bar.
///
/// [Apple: UISearchBarDelegate](https://developer.apple.com/documentation/uikit/uisearchbardelegate)
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether editing can begin.
  ///
  /// The default implementation returns `true`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  ///
  /// The default implementation does nothing.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing can end.
  ///
  /// The default implementation returns `true`.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  ///
  /// The default implementation does nothing.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after a person changed or cleared the text.
  ///
  /// The default implementation does nothing.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether a person can replace a part of the text.
  ///
  /// The default implementation returns `true`.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the Return key was pressed, which is the Search key on a phone.
  ///
  /// The default implementation does nothing.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the Cancel button was tapped.
  ///
  /// The default implementation does nothing.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when a different scope was selected.
  ///
  /// The default implementation does nothing.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns whether editing can begin.
  ///
  /// The default implementation returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Called after editing began.
  ///
  /// The default implementation does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Returns whether editing can end.
  ///
  /// The default implementation returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Called after editing ended.
  ///
  /// The default implementation does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Called after a person changed or cleared the text.
  ///
  /// The default implementation does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Returns whether a person can replace a part of the text.
  ///
  /// The default implementation returns `true`.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }

  /// Called when the Return key was pressed.
  ///
  /// The default implementation does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Called when the Cancel button was tapped.
  ///
  /// The default implementation does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Called when a different scope was selected.
  ///
  /// The default implementation does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
