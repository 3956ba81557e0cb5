public import Foundation

/// The properties of visual content on the screen.
///
/// Every view has a layer, which shares its geometry, opacity and visibility with the view.
/// On the simulated device, layers aren't drawn, and the other properties have no effect.
/// [Apple: CALayer](https://developer.apple.com/documentation/quartzcore/calayer)
open class CALayer: NSObject {
  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a layer with the geometry and visual properties of another layer, if the object is a layer.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    (bounds, position, anchorPoint, transform) = (layer.bounds, layer.position, layer.anchorPoint, layer.transform)
    (opacity, isHidden, backgroundColor, cornerRadius) = (layer.opacity, layer.isHidden, layer.backgroundColor, layer.cornerRadius)
  }

  /// Creates a layer from an archive.
  ///
  /// Layers are never created from archives. A view creates its layer with this initializer, because every layer class has it.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  /// The bounds of the layer in its own coordinate system.
  open var bounds: CGRect = .zero {
    didSet { if bounds.size != oldValue.size { setNeedsLayout() } }
  }
  /// The position of the anchor point in the superlayer.
  open var position: CGPoint = .zero
  /// The position of the layer in depth.
  open var zPosition: CGFloat = 0
  /// The point of the layer at ``position``, from 0 to 1 in both dimensions.
  open var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
  /// The transform of the layer around its anchor point.
  open var transform: CATransform3D = CATransform3DIdentity
  /// The number of pixels per point.
  open var contentsScale: CGFloat = 1

  /// The smallest rectangle that contains the layer in its superlayer.
  open var frame: CGRect {
    get {
      let corner = CGRect(x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y, width: bounds.width, height: bounds.height)
      let box = affineTransform().isIdentity ? corner : CGPath(outline(of: corner)).boundingBox
      return CGRect(origin: CGPoint(x: position.x + box.minX, y: position.y + box.minY), size: box.size)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  private func outline(of rect: CGRect) -> Outline { CGPath(rect: rect, transform: nil).outline.applying(affineTransform()) }

  /// Returns the affine part of the transform.
  open func affineTransform() -> CGAffineTransform { transform.affine }

  /// Sets the transform to an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// Returns whether a point in the layer's coordinates is within its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Visual properties

  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float = 1
  /// A Boolean value that indicates whether the layer is hidden.
  open var isHidden: Bool = false
  /// A Boolean value that indicates whether sublayers are clipped to the layer's bounds.
  open var masksToBounds: Bool = false
  /// A Boolean value that indicates whether the layer is opaque.
  open var isOpaque: Bool = false
  /// A Boolean value that indicates whether the back of the layer is visible.
  open var isDoubleSided: Bool = true
  /// A Boolean value that indicates whether the layer is rendered as a bitmap before it's displayed.
  open var shouldRasterize: Bool = false
  /// The number of pixels per point of the rasterized bitmap.
  open var rasterizationScale: CGFloat = 1
  /// A Boolean value that indicates whether edges are antialiased.
  open var allowsEdgeAntialiasing: Bool = false
  /// The background color of the layer.
  open var backgroundColor: CGColor?
  /// The contents of the layer, such as an image.
  open var contents: Any?
  /// The way that the contents fill the layer.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// The corner radius of the layer.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  /// The curve of the rounded corners.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The width of the border.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor? = .black
  /// The color of the shadow.
  open var shadowColor: CGColor? = .black
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow.
  open var shadowOffset: CGSize = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow.
  open var shadowRadius: CGFloat = 3
  /// The path of the shadow, or `nil` to use the layer's shape.
  open var shadowPath: CGPath?
  /// The layer whose alpha channel masks this layer.
  open var mask: CALayer?
  /// The filters of the layer.
  open var filters: [Any]?

  /// The name of the layer.
  open var name: String?
  /// The delegate of the layer.
  ///
  /// The delegate of a view's layer is the view.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Layer hierarchy

  /// The sublayers, from back to front, or `nil` if there aren't any.
  open private(set) var sublayers: [CALayer]?
  /// The superlayer.
  open private(set) weak var superlayer: CALayer?

  /// Adds a sublayer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.endIndex } }

  /// Inserts a sublayer at an index, from back to front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { min(Int(idx), $0.count) } }

  /// Inserts a sublayer behind another one, or behind all if the other one isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 } }

  /// Inserts a sublayer in front of another one, or in front of all if the other one isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count } }

  private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: place(layers))
    sublayers = layers
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    let rest = superlayer.sublayers?.filter { $0 !== self }
    superlayer.sublayers = rest?.isEmpty == true ? nil : rest
    self.superlayer = nil
  }

  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard sublayers?.contains(where: { $0 === oldLayer }) == true else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  // MARK: Layout

  private var needsToLayout = true

  /// Requests a layout, which calls ``layoutSublayers()``.
  open func setNeedsLayout() { needsToLayout = true }

  /// Returns whether a layout has been requested since the last one.
  open func needsLayout() -> Bool { needsToLayout }

  /// Performs requested layouts of the layer and its sublayers.
  open func layoutIfNeeded() {
    if beginLayout() { layoutSublayers() }
    for layer in sublayers ?? [] { layer.layoutIfNeeded() }
  }

  /// Returns whether a layout was requested, and clears the request.
  func beginLayout() -> Bool {
    defer { needsToLayout = false }
    return needsToLayout
  }

  /// Lays out the sublayers.
  ///
  /// Subclasses override it. The default implementation does nothing.
  open func layoutSublayers() {}

  /// Requests that the layer is drawn again.
  ///
  /// Does nothing, because layers aren't drawn on the simulated device.
  open func setNeedsDisplay() {}

  /// Draws the layer if this was requested.
  ///
  /// Does nothing, because layers aren't drawn on the simulated device.
  open func displayIfNeeded() {}

  /// Draws the layer's contents.
  ///
  /// Never called on the simulated device.
  open func draw(in ctx: CGContext) {}

  /// Renders the layer into a context.
  ///
  /// Does nothing, because layers aren't drawn on the simulated device.
  open func render(in ctx: CGContext) {}
}
