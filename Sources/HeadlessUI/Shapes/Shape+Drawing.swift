import Foundation

extension Shape {
  /// Fills the shape with a style.
  ///
  /// It changes no element.
  public func fill<Style: ShapeStyle>(_ content: Style = .foreground, style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    DrawnShape(shape: self, paint: ShapePaint(content.imageColor, fill: style))
  }

  /// Fills the shape with the foreground style.
  ///
  /// It changes no element.
  public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> { DrawnShape(shape: self, paint: ShapePaint(nil, fill: style)) }

  /// Draws the shape's outline with a style.
  ///
  /// It changes no element.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
    DrawnShape(shape: self, paint: ShapePaint(content.imageColor, line: style))
  }

  /// Draws the shape's outline with a style and a width in points.
  ///
  /// It changes no element.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> {
    DrawnShape(shape: self, paint: ShapePaint(content.imageColor, line: StrokeStyle(lineWidth: lineWidth)))
  }

  /// Returns the shape that a line along the outline covers.
  public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(base: self, style: style) }

  /// Returns the shape that a line along the outline covers, with a width in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// Returns the part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(base: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }
}

extension InsettableShape {
  /// Draws the shape's outline within it, with a style.
  ///
  /// It changes no element.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true) -> some View {
    DrawnShape(shape: self, paint: ShapePaint(content.imageColor, border: style))
  }

  /// Draws the shape's outline within it, with a style and a width in points.
  ///
  /// It changes no element.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    DrawnShape(shape: self, paint: ShapePaint(content.imageColor, border: StrokeStyle(lineWidth: lineWidth)))
  }
}

extension ShapeView {
  /// Fills the shape once more.
  ///
  /// It changes no element.
  public func fill<Style: ShapeStyle>(_ content: Style = .foreground, style: FillStyle = FillStyle()) -> some ShapeView<Content> {
    DrawnShape(shape: shape, paint: ShapePaint(content.imageColor, fill: style), over: self)
  }

  /// Draws the shape's outline too.
  ///
  /// It changes no element.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Content> {
    DrawnShape(shape: shape, paint: ShapePaint(content.imageColor, line: style), over: self)
  }

  /// Draws the shape's outline too, with a width in points.
  ///
  /// It changes no element.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Content> {
    DrawnShape(shape: shape, paint: ShapePaint(content.imageColor, line: StrokeStyle(lineWidth: lineWidth)), over: self)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws the shape's outline within it too.
  ///
  /// It changes no element.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Content> {
    DrawnShape(shape: shape, paint: ShapePaint(content.imageColor, border: style), over: self)
  }

  /// Draws the shape's outline within it too, with a width in points.
  ///
  /// It changes no element.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Content> {
    DrawnShape(shape: shape, paint: ShapePaint(content.imageColor, border: StrokeStyle(lineWidth: lineWidth)), over: self)
  }
}
