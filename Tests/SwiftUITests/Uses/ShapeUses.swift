import SwiftUI

// Shapes, paths and angles in the style of ordinary apps.

struct ShapeUsesTriangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct ShapeUsesArc: InsettableShape {
  var startAngle: Angle
  var endAngle: Angle
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount, startAngle: startAngle - .degrees(90), endAngle: endAngle, clockwise: true)
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

struct ShapeUsesWave: Shape {
  var phase: Double
  var strength: CGFloat

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(phase, strength) }
    set {
      phase = newValue.first
      strength = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 1) {
      path.addLine(to: CGPoint(x: x, y: rect.midY + strength * CGFloat(sin(Double(x) / 20 + phase))))
    }
    return path
  }
}

struct ShapeUsesPaths: View {
  @State private var progress = 0.4

  var body: some View {
    VStack {
      ShapeUsesTriangle().fill(.red).frame(width: 30, height: 30)
      ShapeUsesTriangle().stroke(.red, style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
      ShapeUsesArc(startAngle: .degrees(0), endAngle: .degrees(110)).strokeBorder(.blue, lineWidth: 40)
      ShapeUsesWave(phase: progress, strength: 8).stroke(Color.white, lineWidth: 5)
      Circle().trim(from: 0, to: progress).stroke(Color.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round)).rotationEffect(.degrees(-90))
      Circle().trim(from: 0.0, to: 0.75).stroke(style: StrokeStyle(lineWidth: 3, dash: [5, 3], dashPhase: 2)).foregroundColor(.gray)
      Circle().strokeBorder(Color.gray.opacity(0.3), lineWidth: 2)
      Circle().strokeBorder(.primary, style: StrokeStyle(lineWidth: 2))
      Circle().fill(.background).stroke(.tint, lineWidth: 1)
      Circle().stroke(lineWidth: 4).opacity(0.3)
      Circle().inset(by: 4).stroke()
      Rectangle().fill(Color(red: 0, green: 0, blue: 0)).frame(height: 1)
      Rectangle().fill(.ultraThinMaterial)
      Rectangle().rotation(.degrees(45), anchor: .bottomTrailing).scale(0.5).offset(x: 3, y: 4).fill()
      Rectangle().size(width: 20, height: 10).transform(CGAffineTransform(rotationAngle: .pi / 4))
      RoundedRectangle(cornerRadius: 25.0, style: .continuous).fill(Color.blue.gradient)
      RoundedRectangle(cornerSize: CGSize(width: 4, height: 8)).inset(by: 2).foregroundStyle(.secondary)
      UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20).fill(.green)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 10, bottomLeading: 5), style: .continuous)
      Capsule(style: .circular).fill(LinearGradient(gradient: Gradient(colors: [.red, .orange]), startPoint: .top, endPoint: .bottom))
      Ellipse().path(in: CGRect(x: 0, y: 0, width: 10, height: 20)).fill(Color.red)
      ContainerRelativeShape().inset(by: 4).fill(Color.yellow)
      AnyShape(Circle()).fill(.blue)
      Path { path in
        path.move(to: CGPoint(x: 20, y: 0))
        path.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 30, y: 10))
        path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
      }
      .stroke(Color.blue, lineWidth: 3)
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill(.red)
    }
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .clipShape(.rect(cornerRadius: 12))
    .clipShape(.rect(topLeadingRadius: 12, bottomTrailingRadius: 4))
    .clipShape(Capsule(), style: FillStyle(eoFill: true))
    .containerShape(RoundedRectangle(cornerRadius: 8))
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
    .background(.thinMaterial, in: .capsule)
    .background(in: Circle())
    .overlay(.ultraThinMaterial, in: .circle)
    .overlay(Circle().stroke(Color.white, lineWidth: 4))
    .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(.separator) }
  }

  func outline(_ points: [CGPoint], in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect, cornerRadius: 4)
    path.addLines(points)
    path.addRect(rect.insetBy(dx: 2, dy: 2))
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: 2))
    path.addEllipse(in: rect)
    path.addRelativeArc(center: .zero, radius: 3, startAngle: .zero, delta: Angle(degrees: 90))
    path.addArc(tangent1End: CGPoint(x: rect.maxX, y: 0), tangent2End: CGPoint(x: rect.maxX, y: 9), radius: 3)
    path.addPath(Path(rect).applying(CGAffineTransform(scaleX: 2, y: 2)), transform: .init(translationX: 2, y: 3))
    if path.contains(CGPoint(x: 1, y: 1), eoFill: true) || path.isEmpty { return path.trimmedPath(from: 0.2, to: 0.8) }
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to): print(to)
      case .quadCurve(let to, let control): print(to, control)
      case .curve(to: let to, control1: let first, control2: let second): print(to, first, second)
      case .closeSubpath: break
      }
    }
    return path.offsetBy(dx: path.boundingRect.width, dy: path.currentPoint?.y ?? 0).strokedPath(StrokeStyle(lineWidth: 3, miterLimit: 4))
  }

  func turned(_ angle: Angle) -> Double { (angle + .degrees(90) - Angle(radians: .pi)).degrees + Angle.zero.radians }
}

struct ShapeUsesShake: GeometryEffect {
  var amount: CGFloat = 10
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount * CGFloat(sin(Double(animatableData) * .pi)), y: 0))
  }
}

struct ShapeUsesLift: AnimatableModifier {
  var height: CGFloat

  // Swift 6 mode requires `nonisolated`, which older sources omit.
  nonisolated var animatableData: CGFloat {
    get { 0 }
    set {}
  }

  func body(content: Content) -> some View { content.offset(y: -height) }
}

struct ShapeUsesEffects: View {
  var attempts = 2

  var body: some View {
    Text("Password").modifier(ShapeUsesShake(animatableData: CGFloat(attempts))).modifier(ShapeUsesLift(height: 3))
  }
}
