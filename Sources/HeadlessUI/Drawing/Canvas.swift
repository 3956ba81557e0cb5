import Foundation

/// An area that an app draws in.
///
/// It takes the proposed area and draws nothing: its renderer is not called. It has an element with an accessibility modifier.
public struct Canvas<Symbols: View>: View, PrimitiveView {
  /// Whether what is drawn leaves nothing of what is behind it.
  public var isOpaque: Bool
  /// How colors are kept.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn later.
  public var rendersAsynchronously: Bool

  /// Creates an area with views as symbols that can be drawn.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  func makeNode(_ inputs: NodeInputs) -> Node { FillNode(self, inputs) }
}

extension Canvas where Symbols == EmptyView {
  /// Creates an area.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
  }
}
