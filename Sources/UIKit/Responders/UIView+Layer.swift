import Foundation

extension UIView {
  /// Creates the layer, as an instance of ``layerClass`` if that is a layer class.
  func makeLayer() -> CALayer {
    let layer = (Self.layerClass as? CALayer.Type)?.make() ?? CALayer()
    layer.delegate = self
    return layer
  }
}

extension UIView: CALayerDelegate {}

extension CALayer {
  // Use `init(coder:)`, because it's the only required initializer and therefore exists in every subclass.
  fileprivate class func make() -> CALayer? { Self(coder: NSCoder()) }
}
