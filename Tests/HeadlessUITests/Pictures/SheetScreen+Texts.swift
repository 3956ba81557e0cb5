import Foundation
import ScreenModel

@testable import HeadlessUI

extension SheetScreen {
  /// The screens with texts.
  static var texts: [SheetScreen] {
    [
      SheetScreen("fonts") { Fonts() },
      SheetScreen("fonts-large-text", .pad.text(.accessibility3)) { Fonts() },
      SheetScreen("text-styles") { TextStyles() },
      SheetScreen("text-styles-dark", .phone.dark) { TextStyles() },
      SheetScreen("text-layout", .small) { TextLayout() },
    ]
  }

  /// The screens with shapes, images and drawings.
  static var drawings: [SheetScreen] {
    [
      SheetScreen("images") { Images() },
      SheetScreen("cards") { Cards() },
      SheetScreen("cards-dark", .phone.dark) { Cards() },
      SheetScreen("shapes") { Shapes() },
      SheetScreen("canvas", .small) { Chart() },
      SheetScreen("canvas-dark", .phone.dark.landscape) { Chart() },
    ]
  }
}

private struct Fonts: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 4) {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Body").font(.body)
        Text("Callout").font(.callout)
        Text("Subheadline").font(.subheadline)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
        Text("Caption 2").font(.caption2)
        ForEach(["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"].indices, id: \.self) { index in
          Text("Weight \((index + 1) * 100)").fontWeight([.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black][index])
        }
        Text("Serif").fontDesign(.serif)
        Text("Rounded").fontDesign(.rounded)
        Text("Monospaced 0123").font(.system(.body, design: .monospaced))
        Text("Custom, 28 points").font(.custom("Avenir", size: 28))
        Text("System, 9 points").font(.system(size: 9, weight: .bold))
      }
      .padding()
    }
  }
}

private struct TextStyles: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Bold").bold()
      Text("Italic").italic()
      Text("Underlined").underline()
      Text("Struck through").strikethrough()
      Text("Both").underline().strikethrough()
      Text("Primary").foregroundStyle(.primary)
      Text("Secondary").foregroundStyle(.secondary)
      Text("Tertiary").foregroundStyle(.tertiary)
      Text("Red").foregroundStyle(.red)
      Text("Tinted").foregroundStyle(.tint).tint(.mint)
      Text("Half transparent").opacity(0.5)
      Text("A gradient").foregroundStyle(LinearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
      Text("On yellow").padding(4).background(.yellow)
      Text("Light on dark").padding(8).background(.black, in: .capsule).foregroundStyle(.white)
      Text("One ") + Text("two ").bold() + Text("three").foregroundColor(.orange)
      Text(verbatim: "<b>&amp; “quotes” 'and' \"others\"</b>")
      Text("Emoji 🎉, Chinese 中文, Greek αβγ")
      Text("Dark").padding().background(.background).environment(\.colorScheme, .dark)
    }
    .padding()
  }
}

private struct TextLayout: View {
  private static let long = "A text that's much longer than the screen is wide is wrapped on lines, or it's cut at its end if the view has no room for more lines."

  var body: some View {
    VStack(spacing: 12) {
      Text(Self.long)
      Text(Self.long).multilineTextAlignment(.center)
      Text(Self.long).multilineTextAlignment(.trailing).font(.footnote)
      Text(Self.long).lineLimit(1)
      Text(Self.long).lineLimit(2).truncationMode(.tail)
      Text(Self.long).lineLimit(1).minimumScaleFactor(0.5)
      HStack(alignment: .firstTextBaseline) {
        Text("Leading")
        Spacer()
        Text("Trailing").font(.title)
      }
      Text("نص عربي مع English وأرقام 123")
      Text("Averylongwordwithoutanyspacesthatdoesnotfitonasinglelineofasmallscreen")
    }
    .padding()
  }
}

private struct Images: View {
  private let names = ["photo", "heart.fill", "star", "bell.slash", "cloud.sun", "cart", "1.circle", "wifi", "an.unknown.name"]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
        ForEach(names, id: \.self) { name in
          VStack {
            Image(systemName: name).font(.largeTitle).foregroundStyle(.indigo)
            Text(name).font(.caption2)
          }
        }
        ForEach(1..<7, id: \.self) { number in
          Button {
          } label: {
            Image("Picture \(number)").resizable().frame(height: 110).clipShape(RoundedRectangle(cornerRadius: 12))
          }
          .accessibilityLabel("Picture \(number)")
        }
      }
      .padding()
    }
  }
}

private struct Cards: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        card.background(Color.blue.opacity(0.15)).cornerRadius(16)
        card.background(.background, in: .rect(cornerRadius: 12)).shadow(radius: 6)
        card.background(.ultraThinMaterial).clipShape(RoundedRectangle(cornerRadius: 20))
        card.overlay(RoundedRectangle(cornerRadius: 10).stroke(.orange, lineWidth: 2))
        card.border(.gray)
        card.foregroundStyle(.white).background(LinearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom)).cornerRadius(16)
        Image(systemName: "bell.fill").font(.largeTitle).padding()
          .overlay(alignment: .topTrailing) { Text("3").font(.caption).padding(6).background(.red, in: .circle).foregroundStyle(.white) }
        ZStack {
          Color.teal.frame(height: 60)
          Text("On a color").foregroundStyle(.white)
        }
      }
      .padding()
    }
  }

  private var card: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Card").font(.headline)
        Text("With two lines").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "chevron.right")
    }
    .padding()
  }
}

private struct Shapes: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Rectangle().fill(.red).frame(width: 60, height: 60)
        RoundedRectangle(cornerRadius: 12).fill(.orange.gradient).frame(width: 60, height: 60)
        Circle().stroke(.green, lineWidth: 4).frame(width: 60, height: 60)
        Ellipse().fill(.blue).frame(width: 90, height: 60)
      }
      Capsule().fill(.purple).frame(width: 200, height: 40).overlay { Text("In a capsule").foregroundStyle(.white) }
      UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(.mint).frame(width: 200, height: 60)
      Circle().trim(from: 0, to: 0.7).stroke(.pink, style: StrokeStyle(lineWidth: 8, lineCap: .round)).frame(width: 80, height: 80)
      Path { path in
        path.move(to: CGPoint(x: 0, y: 60))
        path.addCurve(to: CGPoint(x: 200, y: 0), control1: CGPoint(x: 60, y: 0), control2: CGPoint(x: 140, y: 60))
        path.addLine(to: CGPoint(x: 200, y: 60))
        path.closeSubpath()
      }
      .fill(.teal).frame(width: 200, height: 60)
      Rectangle().fill(RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 60)).frame(width: 120, height: 80)
      Divider()
      Text("Below a divider").rotationEffect(.degrees(4)).offset(x: 10)
    }
    .padding()
  }
}

private struct Chart: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Steps").font(.title2).bold()
      Canvas { context, size in
        for (index, share) in [0.3, 0.7, 0.5, 1, 0.8].enumerated() {
          let width = size.width / 5
          let bar = CGRect(x: CGFloat(index) * width + 4, y: size.height * (1 - share), width: width - 8, height: size.height * share)
          context.fill(Path(roundedRect: bar, cornerRadius: 6), with: .color(index == 3 ? .accentColor : .gray.opacity(0.4)))
          context.draw(Text("\(index + 1)").font(.caption), at: CGPoint(x: bar.midX, y: size.height - 10))
        }
        context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.secondary), lineWidth: 1)
      }
      .frame(height: 200)
    }
    .padding()
  }
}
