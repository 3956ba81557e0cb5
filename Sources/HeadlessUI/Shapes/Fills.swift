extension View {
  /// Fills the background of the view with a style.
  ///
  /// On the simulated device, it has no effect.
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

  /// Fills the background of the view with the system's background style.
  ///
  /// On the simulated device, it has no effect.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

  /// Fills a shape behind the view with a style.
  ///
  /// On the simulated device, it has no effect.
  public func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View { self }

  /// Fills a shape behind the view with the system's background style.
  ///
  /// On the simulated device, it has no effect.
  public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View { self }

  /// Fills the foreground of the view with a style.
  ///
  /// On the simulated device, it has no effect.
  public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

  /// Fills a shape in front of the view with a style.
  ///
  /// On the simulated device, it has no effect.
  public func overlay<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View { self }

  /// Clips the drawing of the view to a shape.
  ///
  /// On the simulated device, it has no effect.
  public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View { self }

  /// Sets the shape that ``ContainerRelativeShape`` uses in this view.
  ///
  /// On the simulated device, it has no effect.
  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View { self }
}
