public import Foundation
public import Observation

/// A view of UIKit's, for what an app wraps in a `UIViewRepresentable`.
///
/// It has a place, a size, subviews and accessibility values, which an element of the type `other` shows. It draws nothing. Controls and texts have elements of their own types.
@preconcurrency @MainActor
open class UIView: _UIViewBase, Observable {
  /// Creates a view with a frame.
  public init(frame: CGRect) {
    super.init(_base: ())
    self.frame = frame
    hasOwnFrame = frame != .zero
  }

  /// Creates a view from an archive, which is never done here; a subclass calls it from its own.
  public required init?(coder: NSCoder) { super.init(_base: ()) }

  /// Creates a view without a size.
  public convenience init() { self.init(frame: .zero) }

  /// The class of ``layer``, which a subclass may override.
  open class var layerClass: AnyClass { CALayer.self }
  /// The values of the view's picture, which has the view's place, size, opacity and visibility.
  public private(set) lazy var layer: CALayer = makeLayer()

  /// The place and size of the view in the view around it.
  open var frame: CGRect {
    get { layer.frame }
    set { moving { layer.frame = newValue } }
  }

  /// The place and size of the view in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { moving { layer.bounds = newValue } }
  }

  /// The middle of the view in the view around it.
  open var center: CGPoint {
    get { layer.position }
    set { moving { layer.position = newValue } }
  }

  /// The transform of the view about its middle.
  ///
  /// It changes no element.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// A number to find the view by.
  open var tag: Int = 0

  /// Whether the view is hidden.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != isHidden else { return }
      layer.isHidden = newValue
      elementDidChange()
      superview?.elementDidChange()
    }
  }

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      guard newValue != alpha else { return }
      layer.opacity = Float(newValue)
      elementDidChange()
    }
  }

  /// Whether the view fills its frame opaquely.
  ///
  /// It changes no element.
  open var isOpaque: Bool = true
  /// Whether touches reach the view.
  open var isUserInteractionEnabled: Bool = true {
    didSet { if isUserInteractionEnabled != oldValue { elementDidChange() } }
  }
  /// Whether what lies outside of the view is cut off.
  ///
  /// It changes no element.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The color behind the view.
  ///
  /// It changes no element.
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.cgColor }
  }
  /// The color of what can be tapped in the view.
  ///
  /// It changes no element.
  open var tintColor: UIColor?
  /// How the content fills the view.
  ///
  /// It changes no element.
  open var contentMode: ContentMode = .scaleToFill
  /// Whether the view keeps its frame, or ``constraints`` place it.
  open var translatesAutoresizingMaskIntoConstraints: Bool = true
  /// How the view changes its size with the view around it.
  open var autoresizingMask: AutoresizingMask = []

  /// The identifier by which tests find the view.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { elementDidChange() } }
  }
  /// What accessibility calls the view.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { elementDidChange() } }
  }
  /// What accessibility says of the view's value.
  open var accessibilityValue: String? {
    didSet { if accessibilityValue != oldValue { elementDidChange() } }
  }
  /// What accessibility says of the result of an action.
  open var accessibilityHint: String? {
    didSet { if accessibilityHint != oldValue { elementDidChange() } }
  }
  /// Whether accessibility sees the view as one element.
  open var isAccessibilityElement: Bool = false {
    didSet { if isAccessibilityElement != oldValue { elementDidChange() } }
  }

  /// The views in this one, from back to front.
  public private(set) var subviews: [UIView] = []
  /// The view around this one.
  public private(set) weak var superview: UIView?
  /// The window that the view is in; the app's only one.
  open var window: UIWindow? { superview?.window ?? hostingWindow }

  /// The edges that the system's bars take of the view.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Whether the view is light or dark, or `.unspecified` if it is as the view around it.
  ///
  /// It changes no element.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The traits of the view: those of the view around it or the device's.
  open var traitCollection: UITraitCollection { (superview?.traitCollection ?? .current).overridden(by: overrideUserInterfaceStyle) }
  /// What accessibility calls the kind of the view.
  ///
  /// It changes no element.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// The gesture recognizers of the view.
  ///
  /// Touches don't reach them.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// The rules for the view's size, and for the views and guides in it.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The part of the view that the system's bars leave.
  public private(set) lazy var safeAreaLayoutGuide: UILayoutGuide = UILayoutGuide(of: self) { $0.safeAreaInsets }
  /// The part of the view inside of its margins, which are 8 points.
  public private(set) lazy var layoutMarginsGuide: UILayoutGuide = UILayoutGuide(of: self) { _ in UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// Called when the traits change: never here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The window of a representable that shows the view.
  private weak var hostingWindow: UIWindow?
  /// Whether code has given the view its frame, rather than the view around it.
  package private(set) final var hasOwnFrame: Bool = false
  private var isPlaced = false
  private let registrar = ObservationRegistrar()
  private var version = 0

  /// Ties the body that is being evaluated to what the view's element shows.
  package final func observeElement() { registrar.access(self, keyPath: \.version) }

  /// Marks what the view's element shows as changed, so that it is brought up to date at the next rendering.
  package final func elementDidChange() { registrar.withMutation(of: self, keyPath: \.version) { version &+= 1 } }

  /// Sets the frame that the layout around the view gives it, and lays out the views in it.
  package final func place(in rect: CGRect) {
    isPlaced = true
    frame = rect
    isPlaced = false
    layoutIfNeeded()
  }

  /// Puts the view into the app's window, or takes it out, as its representable comes and goes.
  package final func setShown(_ isShown: Bool) {
    let window = isShown ? UIDeviceValues.current.scene.keyWindow : nil
    guard window !== hostingWindow else { return }
    willMove(toWindow: window)
    hostingWindow = window
    windowDidChange()
  }

  private func windowDidChange() {
    didMoveToWindow()
    for view in subviews { view.windowDidChange() }
  }

  private func moving(_ change: () -> Void) {
    let old = frame
    change()
    if frame != old { frameDidChange(from: old) }
  }

  private func frameDidChange(from old: CGRect) {
    if !isPlaced {
      hasOwnFrame = frame != .zero
      superview?.elementDidChange()
    }
    guard frame.size != old.size else { return }
    setNeedsLayout()
    for view in subviews where !view.autoresizingMask.isEmpty { view.resize(by: CGSize(width: frame.width - old.width, height: frame.height - old.height)) }
  }

  private func resize(by change: CGSize) {
    isPlaced = true
    if autoresizingMask.contains(.flexibleWidth) { frame.size.width += change.width }
    if autoresizingMask.contains(.flexibleHeight) { frame.size.height += change.height }
    isPlaced = false
  }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    view.superview = self
    subviews.append(view)
    layer.addSublayer(view.layer)
    didAdd(view)
  }

  /// Adds a view at a place among the others, from back to front.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    view.superview = self
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    layer.insertSublayer(view.layer, at: UInt32(max(0, index)))
    didAdd(view)
  }

  /// Moves a view in it in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    elementDidChange()
  }

  /// Moves a view in it behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    elementDidChange()
  }

  private func didAdd(_ view: UIView) {
    elementDidChange()
    didAddSubview(view)
    view.didMoveToSuperview()
    if window != nil { view.windowDidChange() }
  }

  /// Takes the view out of the view around it.
  open func removeFromSuperview() {
    guard let around = superview else { return }
    let hadWindow = window != nil
    around.willRemoveSubview(self)
    willMove(toSuperview: nil)
    around.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
    around.elementDidChange()
    didMoveToSuperview()
    if hadWindow { windowDidChange() }
  }

  /// Called before a view is taken out; does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view gets another view around it, or none; does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called before the view gets into a window, or out of it; does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when a view was added; does nothing.
  open func didAddSubview(_ subview: UIView) {}

  /// Called when the view has another view around it; does nothing.
  open func didMoveToSuperview() {}

  /// Called when the view's representable has come onto the screen, or has left it; does nothing.
  open func didMoveToWindow() {}

  /// Returns the view in it, or itself, with a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// Lays the views in it out; does nothing, for a subclass to override.
  open func layoutSubviews() {}

  /// Asks for ``layoutSubviews()``.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Calls ``layoutSubviews()`` where it was asked for, here and in the views in it.
  open func layoutIfNeeded() {
    if layer.beginLayout() {
      ConstraintPass.run(in: self)
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Asks for the view to be drawn, which does nothing.
  open func setNeedsDisplay() {}

  /// Draws the view; never called.
  open func draw(_ rect: CGRect) {}

  /// The size that the view would have best: without a measure of its own in an axis -1 there.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// Tells that ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    elementDidChange()
  }

  /// Returns the size that fits best into another: the view's own size, or the size that the view has if it has none of its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(width: own.width < 0 ? frame.width : own.width, height: own.height < 0 ? frame.height : own.height)
  }

  /// Takes the size that fits best.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  /// Takes the keyboard from the field that has it, in this view or elsewhere.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }

  /// No measure of its own.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Runs a change at once, and then what comes after it: views of UIKit's do not move here.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    animations()
    completion?(true)
  }

  /// How the content fills a view.
  public enum ContentMode: Int, Sendable {
    /// It is stretched.
    case scaleToFill = 0
    /// It is scaled until it fits.
    case scaleAspectFit = 1
    /// It is scaled until it fills.
    case scaleAspectFill = 2
    /// It is drawn anew.
    case redraw = 3
    /// It is in the middle.
    case center = 4
    /// It is at the top.
    case top = 5
    /// It is at the bottom.
    case bottom = 6
    /// It is at the left.
    case left = 7
    /// It is at the right.
    case right = 8
  }

  /// How a view changes its size with the view around it.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The width changes.
    public static let flexibleWidth: AutoresizingMask = AutoresizingMask(rawValue: 2)
    /// The height changes.
    public static let flexibleHeight: AutoresizingMask = AutoresizingMask(rawValue: 16)
  }
}
