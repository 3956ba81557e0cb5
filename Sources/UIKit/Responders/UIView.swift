public import Foundation

/// A view of UIKit's, for what an app wraps in a `UIViewRepresentable`.
///
/// It has a place, a size, subviews and accessibility values, which an element of the type `other` shows. It draws nothing. Controls and texts have elements of their own types.
@preconcurrency @MainActor
open class UIView: _UIViewBase, UITraitEnvironment {
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
  /// The gesture recognizers of the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      let all = gestureRecognizers ?? []
      for recognizer in oldValue ?? [] where recognizer.view === self && !all.contains(where: { $0 === recognizer }) { recognizer.view = nil }
      for recognizer in all where recognizer.view !== self {
        // A recognizer belongs to one view.
        recognizer.view?.gestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.view = self
      }
      elementDidChange()
    }
  }

  /// The rules for the view's size, and for the views and guides in it.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The part of the view that the system's bars leave.
  public private(set) lazy var safeAreaLayoutGuide: UILayoutGuide = UILayoutGuide(of: self) { $0.safeAreaInsets }
  /// The part of the view inside of its margins.
  public private(set) lazy var layoutMarginsGuide: UILayoutGuide = UILayoutGuide(of: self) { $0.layoutMargins }
  /// The margins of the view, which are 8 points by default.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
    didSet { if directionalLayoutMargins != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Called when the traits change: never here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view controller whose view it is.
  final weak var controller: UIViewController?
  open override var next: UIResponder? { controller ?? superview ?? hostingWindow }

  /// The window of a representable that shows the view.
  private weak var hostingWindow: UIWindow?
  /// Whether code has given the view its frame, rather than the view around it.
  package private(set) final var hasOwnFrame: Bool = false
  private var isPlaced = false
  /// Sets the frame that the layout around the view gives it, and lays out the views in it.
  package final func place(in rect: CGRect) {
    isPlaced = true
    frame = rect
    isPlaced = false
    layoutIfNeeded()
  }

  /// Puts the view into the app's window, or takes it out, as its representable comes and goes.
  ///
  /// View controllers in it have appeared only after ``finishAppearing()``.
  package final func setShown(_ isShown: Bool) {
    let window = isShown ? UIWindowScene.current.keyWindow : nil
    guard window !== hostingWindow else { return }
    move(to: window) { hostingWindow = window }
  }

  /// Changes the window of the view, and calls everything that is called around that, here and in the views in it.
  private func move(to window: UIWindow?, _ change: () -> Void) {
    if window == nil { willDisappear() } else { willAppear() }
    layer.setNeedsLayout()
    willMove(toWindow: window)
    change()
    windowDidChange()
    if window == nil { didDisappear() } else { isAppearing() }
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
    add(view) {
      subviews.append(view)
      layer.addSublayer(view.layer)
    }
  }

  /// Adds a view at a place among the others, from back to front.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    add(view) {
      subviews.insert(view, at: max(0, min(index, subviews.count)))
      layer.insertSublayer(view.layer, at: UInt32(max(0, index)))
    }
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

  private func add(_ view: UIView, _ insert: () -> Void) {
    view.willMove(toSuperview: self)
    func finish() {
      view.superview = self
      insert()
      elementDidChange()
      didAddSubview(view)
      view.didMoveToSuperview()
    }
    if let window { view.move(to: window, finish) } else { finish() }
  }

  /// Takes the view out of the view around it.
  open func removeFromSuperview() {
    guard let around = superview else { return }
    around.willRemoveSubview(self)
    willMove(toSuperview: nil)
    func finish() {
      around.subviews.removeAll { $0 === self }
      superview = nil
      layer.removeFromSuperlayer()
      around.elementDidChange()
      didMoveToSuperview()
    }
    if window != nil { move(to: nil, finish) } else { finish() }
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

  /// Asks for ``layoutSubviews()`` at the next rendering, which follows the work that is under way.
  open func setNeedsLayout() {
    layer.setNeedsLayout()
    // A layout that is under way comes to the view anyway, and the layout around the view lays it out after it has placed it.
    if !isPlaced, !isInLayout { elementDidChange() }
  }

  private var isLayingOut = false
  private var isInLayout: Bool { isLayingOut || superview?.isInLayout ?? false }

  /// Calls ``layoutSubviews()`` where it was asked for, here and in the views in it.
  open func layoutIfNeeded() {
    let isOutermost = !isLayingOut
    isLayingOut = true
    if layer.beginLayout() {
      controller?.viewWillLayoutSubviews()
      ConstraintPass.run(in: self)
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
    if isOutermost { isLayingOut = false }
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
  ///
  /// - Parameter force: Whether the field's delegate isn't asked.
  /// - Returns: Whether no field has the keyboard now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { force ? CurrentUIDevice.system?.endEditing(isForced: true) ?? true : resignFirstResponder() }
}
