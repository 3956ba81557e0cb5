import SwiftUI

struct ColorLookUses: View {
  var body: some View {
    VStack {
      Color.red.hueRotation(.degrees(20)).colorMultiply(.blue)
      Color.red.colorInvert().contrast(0.5).saturation(0).brightness(0.1).grayscale(1)
      Color.red.luminanceToAlpha().blendMode(.multiply).compositingGroup()
      Color.red.drawingGroup().blur(radius: 3).shadow(radius: 3)
      Color.red.drawingGroup(opaque: true, colorMode: .linear)
      Color.red.mask(Rectangle())
      Color.red.mask { Text("Masked") }
      Color.red.mask(alignment: .leading) { RoundedRectangle(cornerRadius: 4) }
      Color.red.allowedDynamicRange(.high)
    }
    .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
  }
}

struct TransformLookUses: View {
  @State private var isFlipped = false

  var body: some View {
    VStack {
      Text("Card").rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
      Text("Card").rotation3DEffect(.degrees(20), axis: (x: 1.0, y: 0.0, z: 0.0), anchor: .leading, perspective: 0.5)
      Text("Card").scaleEffect(x: -1, y: 1).scaleEffect(isFlipped ? 1.2 : 1).scaleEffect(CGSize(width: 2, height: 1))
      Text("Card").scaleEffect(x: 1, y: -1, anchor: .center).geometryGroup()
      Text("Card").visualEffect { content, proxy in content.offset(x: proxy.size.width / 2).blur(radius: 2) }
      Text("Card").scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
      }
      Text("Card").scrollTransition(.animated, axis: .horizontal) { content, phase in content.rotationEffect(.degrees(phase.value * 10)) }
      Text("Card").scrollTransition(topLeading: .interactive, bottomTrailing: .animated(.bouncy)) { content, _ in content.grayscale(1) }
    }
  }
}

struct GlassLookUses: View {
  @Namespace private var namespace

  var body: some View {
    GlassEffectContainer(spacing: 20) {
      HStack {
        Text("A").glassEffect()
        Text("B").glassEffect(.regular.interactive())
        Text("C").glassEffect(.regular.tint(.orange).interactive(), in: Circle())
        Text("D").glassEffect(.clear, in: RoundedRectangle(cornerRadius: 12)).glassEffectID("D", in: namespace)
        Text("E").glassEffect(in: Capsule()).glassEffectUnion(id: "u", namespace: namespace).glassEffectTransition(.materialize)
        Image("hero").resizable().backgroundExtensionEffect()
      }
    }
    GlassEffectContainer { Text("F") }
  }
}

struct SymbolLookUses: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Image(systemName: "star").symbolVariant(.fill)
      Image(systemName: "star").symbolVariant(.circle.fill).symbolVariant(.slash)
      Image(systemName: "star").symbolVariant(count > 0 ? .fill : .none)
      Image(systemName: "star").symbolEffect(.bounce, value: count)
      Image(systemName: "star").symbolEffect(.pulse)
      Image(systemName: "star").symbolEffect(.variableColor.iterative.reversing, isActive: count > 0)
      Image(systemName: "star").symbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(2), value: count)
      Image(systemName: "star").contentTransition(.symbolEffect(.replace))
      Image(systemName: "star").contentTransition(.symbolEffect(.replace.downUp.byLayer))
      Image(systemName: "star").symbolRenderingMode(.hierarchical).imageScale(.large)
    }
    .symbolEffectsRemoved()
    Text("\(count)").contentTransition(.numericText())
    Text("\(count)").contentTransition(.numericText(countsDown: true))
    Text("\(count)").contentTransition(.numericText(value: Double(count)))
  }
}
