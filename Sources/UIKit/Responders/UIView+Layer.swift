import Foundation

extension UIView {
  /// Creates the layer, of ``layerClass`` if that is a class of layers.
  func makeLayer() -> CALayer {
    let layer = (Self.layerClass as? CALayer.Type)?.make() ?? CALayer()
    layer.delegate = self
    return layer
  }
}

extension UIView: CALayerDelegate {}

extension CALayer {
  // Every class of layers has this initializer.
  fileprivate class func make() -> CALayer? { Self(coder: NSCoder()) }
}
