public import Foundation

/// A UIKit view, for use in a `UIViewRepresentable`.
///
/// A view has a position, a size, subviews and accessibility properties. Its element has the type `other`, unless a subclass, such as a control or label, has a more specific type. Views aren't drawn.
@preconcurrency @MainActor
open class UIView: _UIViewBase, UITraitEnvironment {
  /// Creates a view with a frame.
  public init(frame: CGRect) {
    super.init(_base: ())
    self.frame = frame
    hasOwnFrame = frame != .zero
  }

  /// Creates a view from an archive.
  ///
  /// Views are never created from archives. The initializer exists for subclasses that override it.
  public required init?(coder: NSCoder) { super.init(_base: ()) }

  /// Creates a view without a size.
  public convenience init() { self.init(frame: .zero) }

  /// The class of ``layer``, which subclasses can override.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer of the view, which shares the view's geometry, opacity and visibility.
  public private(set) lazy var layer: CALayer = makeLayer()

  /// The frame of the view in its superview.
  open var frame: CGRect {
    get { layer.frame }
    set { moving { layer.frame = newValue } }
  }

  /// The bounds of the view in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { moving { layer.bounds = newValue } }
  }

  /// The center of the view in its superview.
  open var center: CGPoint {
    get { layer.position }
    set { moving { layer.position = newValue } }
  }

  /// The transform of the view around its center.
  ///
  /// On the simulated device, the transform doesn't change the view's element.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// A number that identifies the view.
  open var tag: Int = 0

  /// A Boolean value that indicates whether the view is hidden.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != isHidden else { return }
      layer.isHidden = newValue
      elementDidChange()
      superview?.elementDidChange()
    }
  }

  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      guard newValue != alpha else { return }
      layer.opacity = Float(newValue)
      elementDidChange()
    }
  }

  /// A Boolean value that indicates whether the view is opaque.
  ///
  /// On the simulated device, the value has no effect.
  open var isOpaque: Bool = true
  /// A Boolean value that indicates whether the view receives touches.
  open var isUserInteractionEnabled: Bool = true {
    didSet { if isUserInteractionEnabled != oldValue { elementDidChange() } }
  }
  /// A Boolean value that indicates whether content outside of the view is clipped.
  ///
  /// On the simulated device, the value has no effect.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The background color of the view.
  ///
  /// On the simulated device, the background color has no effect.
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.cgColor }
  }
  /// The tint color of the view.
  ///
  /// On the simulated device, the tint color has no effect.
  open var tintColor: UIColor?
  /// The way that content fills the view.
  ///
  /// On the simulated device, the content mode has no effect.
  open var contentMode: ContentMode = .scaleToFill
  /// A Boolean value that indicates whether the view keeps its frame.
  ///
  /// If `false`, ``constraints`` determine the frame.
  open var translatesAutoresizingMaskIntoConstraints: Bool = true
  /// The way that the view resizes with its superview.
  open var autoresizingMask: AutoresizingMask = []

  /// The subviews, from back to front.
  public private(set) var subviews: [UIView] = []
  /// The superview.
  public private(set) weak var superview: UIView?
  /// The window that contains the view.
  ///
  /// It's the app's only window.
  open var window: UIWindow? { superview?.window ?? hostingWindow }

  /// The insets for the system's bars.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The light or dark appearance of the view, or `.unspecified` to inherit it from the superview.
  ///
  /// On the simulated device, only ``traitCollection`` depends on it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The traits of the view, which come from the superview or the device.
  open var traitCollection: UITraitCollection { (superview?.traitCollection ?? .current).overridden(by: overrideUserInterfaceStyle) }
  /// The gesture recognizers of the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      let all = gestureRecognizers ?? []
      for recognizer in oldValue ?? [] where recognizer.view === self && !all.contains(where: { $0 === recognizer }) { recognizer.view = nil }
      for recognizer in all where recognizer.view !== self {
        // Detach the recognizer from its previous view, because it can be attached to only one.
        recognizer.view?.gestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.view = self
      }
      elementDidChange()
    }
  }

  /// The constraints on the view's size and on its subviews and guides.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  /// The layout guides that were added to the view.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The area of the view that the system's bars don't cover.
  public private(set) lazy var safeAreaLayoutGuide: UILayoutGuide = UILayoutGuide(of: self) { $0.safeAreaInsets }
  /// The area of the view within its margins.
  public private(set) lazy var layoutMarginsGuide: UILayoutGuide = UILayoutGuide(of: self) { $0.layoutMargins }
  /// The layout margins.
  ///
  /// The default is 8 points on each side.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
    didSet { if directionalLayoutMargins != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Called when the traits change.
  ///
  /// Never called on the simulated device.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view controller that manages the view.
  final weak var controller: UIViewController?
  open override var next: UIResponder? { controller ?? superview ?? hostingWindow }

  /// The window of the representable that shows the view.
  private weak var hostingWindow: UIWindow?
  /// Whether code, and not the superview, set the frame.
  package private(set) final var hasOwnFrame: Bool = false
  private var isPlaced = false
  /// Sets the frame that the parent layout determined, and lays out the subviews.
  package final func place(in rect: CGRect) {
    isPlaced = true
    frame = rect
    isPlaced = false
    layoutIfNeeded()
  }

  /// Adds the view to the app's window or removes it when its representable appears or disappears.
  ///
  /// The view controllers in the view have appeared only after ``finishAppearing()``.
  package final func setShown(_ isShown: Bool) {
    let window = isShown ? UIWindowScene.current.keyWindow : nil
    guard window !== hostingWindow else { return }
    move(to: window) { hostingWindow = window }
  }

  /// Changes the window of the view and its subviews, and makes the related calls.
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

  /// Adds a subview in front of the others.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    add(view) {
      subviews.append(view)
      layer.addSublayer(view.layer)
    }
  }

  /// Inserts a subview at an index, from back to front.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    add(view) {
      subviews.insert(view, at: max(0, min(index, subviews.count)))
      layer.insertSublayer(view.layer, at: UInt32(max(0, index)))
    }
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    elementDidChange()
  }

  /// Moves a subview behind the others.
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

  /// Removes the view from its superview.
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

  /// Called before a subview is removed.
  ///
  /// The default implementation does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  ///
  /// The default implementation does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called before the window changes.
  ///
  /// The default implementation does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after a subview was added.
  ///
  /// The default implementation does nothing.
  open func didAddSubview(_ subview: UIView) {}

  /// Called after the superview changed.
  ///
  /// The default implementation does nothing.
  open func didMoveToSuperview() {}

  /// Called after the view's representable appeared or disappeared.
  ///
  /// The default implementation does nothing.
  open func didMoveToWindow() {}

  /// Returns the view or descendant with a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// Lays out the subviews.
  ///
  /// Subclasses override it. The default implementation does nothing.
  open func layoutSubviews() {}

  /// Requests a call of ``layoutSubviews()`` at the next rendering, after the current work.
  open func setNeedsLayout() {
    layer.setNeedsLayout()
    // Don't request a rendering during a layout, because a layout in progress reaches this view anyway, and `place(in:)` lays out the view after it changes the frame.
    if !isPlaced, !isInLayout { elementDidChange() }
  }

  private var isLayingOut = false
  private var isInLayout: Bool { isLayingOut || superview?.isInLayout ?? false }

  /// Performs requested layouts of the view and its subviews.
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

  /// Requests that the view is drawn again.
  ///
  /// Does nothing, because views aren't drawn on the simulated device.
  open func setNeedsDisplay() {}

  /// Draws the view.
  ///
  /// Never called on the simulated device.
  open func draw(_ rect: CGRect) {}

  /// The natural size of the view, or -1 on an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// Requests a layout with the new ``intrinsicContentSize``.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    elementDidChange()
  }

  /// Returns the best size for an available size: the intrinsic size or, without one, the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(width: own.width < 0 ? frame.width : own.width, height: own.height < 0 ? frame.height : own.height)
  }

  /// Resizes the view to its best size.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  /// Ends editing in the focused field, in this view or elsewhere.
  ///
  /// - Parameter force: Whether to end editing without asking the field's delegate.
  /// - Returns: Whether no field has keyboard focus now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { force ? CurrentUIDevice.system?.endEditing(isForced: true) ?? true : resignFirstResponder() }
}
