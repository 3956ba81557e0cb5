import Foundation

extension Shape {
  /// Fills the shape with a style.
  public func fill<Style: ShapeStyle>(_ content: Style = .foreground, style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    DrawnShape(shape: self, paint: ShapePaint(content.paintSource, fill: style))
  }

  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> { DrawnShape(shape: self, paint: ShapePaint(nil, fill: style)) }

  /// Strokes the outline of the shape with a style.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
    DrawnShape(shape: self, paint: ShapePaint(content.paintSource, line: style))
  }

  /// Strokes the outline of the shape with a style and a width in points.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> {
    DrawnShape(shape: self, paint: ShapePaint(content.paintSource, line: StrokeStyle(lineWidth: lineWidth)))
  }

  /// Returns a shape that covers the stroke along the outline.
  public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(base: self, style: style) }

  /// Returns a shape that covers the stroke along the outline, with a width in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// Returns the part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(base: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }
}

extension InsettableShape {
  /// Strokes the inner edge of the shape with a style.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true) -> some View {
    DrawnShape(shape: self, paint: ShapePaint(content.paintSource, border: style))
  }

  /// Strokes the inner edge of the shape with a style and a width in points.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    DrawnShape(shape: self, paint: ShapePaint(content.paintSource, border: StrokeStyle(lineWidth: lineWidth)))
  }
}

extension ShapeView {
  /// Adds a fill in front of the shape's other fills and strokes.
  public func fill<Style: ShapeStyle>(_ content: Style = .foreground, style: FillStyle = FillStyle()) -> some ShapeView<Content> {
    DrawnShape(shape: shape, paint: ShapePaint(content.paintSource, fill: style), over: self)
  }

  /// Adds a stroke along the shape's outline, in front of its other fills and strokes.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Content> {
    DrawnShape(shape: shape, paint: ShapePaint(content.paintSource, line: style), over: self)
  }

  /// Adds a stroke along the shape's outline, with a width in points.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Content> {
    DrawnShape(shape: shape, paint: ShapePaint(content.paintSource, line: StrokeStyle(lineWidth: lineWidth)), over: self)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Adds a stroke along the inner edge of the shape.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Content> {
    DrawnShape(shape: shape, paint: ShapePaint(content.paintSource, border: style), over: self)
  }

  /// Adds a stroke along the inner edge of the shape, with a width in points.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Content> {
    DrawnShape(shape: shape, paint: ShapePaint(content.paintSource, border: StrokeStyle(lineWidth: lineWidth)), over: self)
  }
}
