public import Foundation

/// The values of a picture on the screen, of which a view has one; nothing is drawn.
///
/// The place, size, opacity and visibility of a view's layer are those of the view. The other values change no element.
/// [Apple: CALayer](https://developer.apple.com/documentation/quartzcore/calayer)
open class CALayer: NSObject {
  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a layer with the geometry and the looks of another layer, if the object is one.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    (bounds, position, anchorPoint, transform) = (layer.bounds, layer.position, layer.anchorPoint, layer.transform)
    (opacity, isHidden, backgroundColor, cornerRadius) = (layer.opacity, layer.isHidden, layer.backgroundColor, layer.cornerRadius)
  }

  /// Creates a layer from an archive, which is never done here; a subclass calls it from its own.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  /// The place and size of the layer in its own coordinates.
  open var bounds: CGRect = .zero {
    didSet { if bounds.size != oldValue.size { setNeedsLayout() } }
  }
  /// The place of the anchor point in the layer around this one.
  open var position: CGPoint = .zero
  /// The place of the layer in depth.
  open var zPosition: CGFloat = 0
  /// The point of the layer that ``position`` places, from 0 to 1 in both directions.
  open var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
  /// The transform of the layer about its anchor point.
  open var transform: CATransform3D = CATransform3DIdentity
  /// The number of pixels in a point.
  open var contentsScale: CGFloat = 1

  /// The smallest rectangle around the layer in the layer around it.
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

  /// Returns the part of the transform in the plane.
  open func affineTransform() -> CGAffineTransform { transform.affine }

  /// Sets the transform to one in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// Returns whether a point in the layer's coordinates is inside of its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Looks

  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is hidden.
  open var isHidden: Bool = false
  /// Whether the parts of the sublayers outside of the layer are cut off.
  open var masksToBounds: Bool = false
  /// Whether the layer leaves nothing of what is behind it.
  open var isOpaque: Bool = false
  /// Whether the back of the layer is visible.
  open var isDoubleSided: Bool = true
  /// Whether the layer is drawn as a picture before it is shown.
  open var shouldRasterize: Bool = false
  /// The number of pixels in a point of the picture.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smoothed.
  open var allowsEdgeAntialiasing: Bool = false
  /// The color behind the layer.
  open var backgroundColor: CGColor?
  /// The picture in the layer.
  open var contents: Any?
  /// How the picture fills the layer.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// The corners that have the radius.
  open var maskedCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  /// The curve of the corners.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The width of the border.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor? = .black
  /// The color of the shadow.
  open var shadowColor: CGColor? = .black
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow from the layer.
  open var shadowOffset: CGSize = CGSize(width: 0, height: -3)
  /// The blur of the shadow.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow, or `nil` if it is the layer's.
  open var shadowPath: CGPath?
  /// The layer whose opaque parts show this one.
  open var mask: CALayer?
  /// The filters of the layer.
  open var filters: [Any]?

  /// The name of the layer.
  open var name: String?
  /// The object that acts for the layer; a view's layer has the view.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Tree

  /// The layers in this one, from back to front, or `nil` if there are none.
  open private(set) var sublayers: [CALayer]?
  /// The layer around this one.
  open private(set) weak var superlayer: CALayer?

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.endIndex } }

  /// Adds a layer at a place among the others, from back to front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { min(Int(idx), $0.count) } }

  /// Adds a layer behind another one, or behind all if the other one isn't in this layer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 } }

  /// Adds a layer in front of another one, or in front of all if the other one isn't in this layer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count } }

  private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: place(layers))
    sublayers = layers
  }

  /// Takes the layer out of the layer around it.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    let rest = superlayer.sublayers?.filter { $0 !== self }
    superlayer.sublayers = rest?.isEmpty == true ? nil : rest
    self.superlayer = nil
  }

  /// Replaces a layer in this one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard sublayers?.contains(where: { $0 === oldLayer }) == true else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  // MARK: Layout

  private var needsToLayout = true

  /// Asks for ``layoutSublayers()``.
  open func setNeedsLayout() { needsToLayout = true }

  /// Returns whether ``setNeedsLayout()`` was called since the last layout.
  open func needsLayout() -> Bool { needsToLayout }

  /// Calls ``layoutSublayers()`` if it was asked for, here and in the layers in this one.
  open func layoutIfNeeded() {
    if beginLayout() { layoutSublayers() }
    for layer in sublayers ?? [] { layer.layoutIfNeeded() }
  }

  /// Returns whether a layout was asked for, and forgets that.
  func beginLayout() -> Bool {
    defer { needsToLayout = false }
    return needsToLayout
  }

  /// Lays out the layers in this one; does nothing, for a subclass to override.
  open func layoutSublayers() {}

  /// Asks for the layer to be drawn, which does nothing.
  open func setNeedsDisplay() {}

  /// Draws the layer if that was asked for, which does nothing.
  open func displayIfNeeded() {}

  /// Draws the layer; never called.
  open func draw(in ctx: CGContext) {}

  /// Draws the layer on a surface, which does nothing.
  open func render(in ctx: CGContext) {}
}
