extension View {
  /// Fills the view's background.
  ///
  /// It changes no element.
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

  /// Fills the view's background with the system's.
  ///
  /// It changes no element.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

  /// Fills a shape behind the view.
  ///
  /// It changes no element.
  public func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View { self }

  /// Fills a shape behind the view with the system's background.
  ///
  /// It changes no element.
  public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View { self }

  /// Fills the view's foreground.
  ///
  /// It changes no element.
  public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

  /// Fills a shape in front of the view.
  ///
  /// It changes no element.
  public func overlay<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View { self }

  /// Clips what is drawn of the view to a shape.
  ///
  /// It changes no element.
  public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View { self }

  /// Sets the shape that ``ContainerRelativeShape`` takes in this view.
  ///
  /// It changes no element.
  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View { self }
}
