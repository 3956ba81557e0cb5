import SwiftUI

struct TextLookUses: View {
  var body: some View {
    VStack {
      Text("Text").baselineOffset(4).kerning(1).tracking(2).font(.body.leading(.tight))
      Text("Text").underline().strikethrough(true, color: .red).bold().italic()
      Text("Text").underline(true, pattern: .dash, color: .blue)
      Text("Text").font(.system(size: 12, weight: .bold, design: .rounded)).textScale(.secondary)
      Text("Text").fontWeight(.semibold).fontDesign(.monospaced).fontWidth(.condensed)
      Text("Text").monospaced().monospacedDigit()
      Text("Text").truncationMode(.middle).allowsTightening(true).minimumScaleFactor(0.5)
      Text("Text").lineLimit(2).lineSpacing(3).multilineTextAlignment(.center).textSelection(.enabled)
      Text("Text").flipsForRightToLeftLayoutDirection(true)
    }
    .textCase(nil)
    .textSelection(.disabled)
    VStack {
      EmptyView()
    }
    .underline(true, pattern: .dot).strikethrough().kerning(2).tracking(1).baselineOffset(1)
    .fontWidth(.expanded).fontDesign(.serif).fontWeight(.heavy).monospaced(false).textScale(.default)
    .dynamicTypeSize(.large)
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    .dynamicTypeSize(.xSmall ... .xxxLarge)
  }
}

struct ImageLookUses: View {
  var body: some View {
    VStack {
      Image("photo").resizable().interpolation(.none).antialiased(false).scaledToFit()
      Image("photo").renderingMode(.template).resizable(resizingMode: .tile)
      Image("photo").resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), resizingMode: .stretch)
      Image("photo").resizable(capInsets: EdgeInsets())
      Image(systemName: "star").symbolRenderingMode(.palette).foregroundStyle(.red, .blue, .green)
    }
    .imageScale(.small)
  }
}
