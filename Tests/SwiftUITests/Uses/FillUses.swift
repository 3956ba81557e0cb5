import SwiftUI

// Gradients, materials and styles in the style of ordinary apps.

struct FillUsesStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.isEnabled ? Color.red : Color.gray }
}

extension ShapeStyle where Self == FillUsesStyle {
  static var brand: FillUsesStyle { FillUsesStyle() }
}

struct FillUses: View {
  let style = AnyShapeStyle(.tint)

  var body: some View {
    ZStack {
      LinearGradient(colors: [.purple, .blue.opacity(0.2)], startPoint: .topLeading, endPoint: UnitPoint(x: 1, y: 0.9)).ignoresSafeArea()
      LinearGradient(stops: [.init(color: .black, location: 0), Gradient.Stop(color: .clear, location: 1)], startPoint: .top, endPoint: .bottom)
      RadialGradient(gradient: Gradient(colors: [.red, .yellow]), center: .center, startRadius: 20, endRadius: 200)
      RadialGradient(colors: [.red], center: .top, startRadius: 0, endRadius: 1)
      AngularGradient(gradient: Gradient(colors: [.red, .yellow]), center: .center)
      AngularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(360))
      EllipticalGradient(colors: [.blue, .green])
      MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .purple, .indigo, .orange])
      Text("Hello").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      Text("Hello").foregroundStyle(.radialGradient(Gradient(colors: [.red]), center: .center, startRadius: 0, endRadius: 4))
      Text("Hello").foregroundStyle(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .zero))
      Text("Hello").foregroundStyle(.conicGradient(colors: [.red], center: .center)).foregroundStyle(.ellipticalGradient(colors: [.red]))
      Text("Hello").foregroundStyle(Color.accentColor.gradient).foregroundStyle(.blue.gradient).foregroundStyle(.primary.opacity(0.6))
      Text("Hello").foregroundStyle(.white.shadow(.drop(radius: 1, y: 1))).foregroundStyle(.shadow(.inner(radius: 2)))
      Text("Hello").foregroundStyle(.tertiary).foregroundStyle(.quaternary).foregroundStyle(.foreground).foregroundStyle(.placeholder)
      Text("Hello").foregroundStyle(.brand).foregroundStyle(style).background(.bar).background(.background.secondary)
      Rectangle().fill(ImagePaint(image: Image("Tile"), scale: 0.2)).border(ImagePaint(image: Image("Tile")), width: 30)
      Rectangle().fill(.image(Image("Tile"))).border(.separator).foregroundStyle(.fill.tertiary)
      Color.red.opacity(0.1).background(Material.thin).background(.ultraThickMaterial).background(Material.bar, ignoresSafeAreaEdges: .top)
      Color.clear.background(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 1)).background(Gradient(colors: [.red, .blue]))
    }
  }
}
