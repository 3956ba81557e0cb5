import SwiftUI

enum LeftoverUsesFruit: String, CaseIterable, Identifiable, Hashable {
  case apple, banana, cherry
  var id: Self { self }
}

struct LeftoverUsesToken: Identifiable, Hashable {
  var name: String
  var id: String { name }
}

struct LeftoverUsesPickers: View {
  @State private var fruit = LeftoverUsesFruit.apple
  @State private var date = Date()
  private let calendar = Calendar.current

  var body: some View {
    NavigationStack {
      Form {
        Picker("Fruit", selection: $fruit) { ForEach(LeftoverUsesFruit.allCases) { Text($0.rawValue.capitalized).tag($0) } }.pickerStyle(.navigationLink)
        Picker(selection: $fruit) {
          ForEach(LeftoverUsesFruit.allCases) { Text($0.rawValue) }
        } label: {
          Label("Fruit", systemImage: "leaf")
        }.pickerStyle(NavigationLinkPickerStyle())
        DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
        DatePicker("Date", selection: $date, in: Date()..., displayedComponents: [.date]).datePickerStyle(.graphical)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute).datePickerStyle(.wheel).labelsHidden()
        DatePicker(selection: $date, in: ...Date(), displayedComponents: [.date, .hourAndMinute]) { Text("When") }.datePickerStyle(CompactDatePickerStyle())
      }
    }
  }
}

struct LeftoverUsesScrolling: View {
  @State private var position = ScrollPosition(edge: .top)
  @State private var rowPosition = ScrollPosition(idType: LeftoverUsesFruit.ID.self)
  @State private var point = ScrollPosition(point: CGPoint(x: 0, y: 100))
  @State private var start = ScrollPosition(id: 7, anchor: .center)
  @State private var plain = ScrollPosition()
  @State private var offset: ScrollPosition = .init(y: 40)

  var body: some View {
    ScrollView {
      LazyVStack { ForEach(LeftoverUsesFruit.allCases) { Text($0.rawValue) } }.scrollTargetLayout()
    }
    .scrollPosition($rowPosition)
    .scrollPosition($position, anchor: .bottom)
    .overlay(alignment: .bottom) {
      Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
      Button("Bottom") { position.scrollTo(edge: .bottom) }
      Button("Banana") { withAnimation(.snappy) { rowPosition.scrollTo(id: LeftoverUsesFruit.banana, anchor: .top) } }
      Button("Point") { point.scrollTo(point: .zero) }
      Button("Offset") { offset.scrollTo(y: 0) }
      Button("Both") { plain.scrollTo(x: 10, y: 10) }
      Button("Side") { plain.scrollTo(x: 10) }
    }
    .onChange(of: rowPosition) { _, new in if new.isPositionedByUser { plain = ScrollPosition(x: 1, y: 2) } }
    .opacity(rowPosition.viewID(type: LeftoverUsesFruit.ID.self) == .apple ? 1 : 0.5)
    .disabled(position.edge == .top || point.point == .zero || start.viewID == nil || offset.x == nil || offset.y == 3)
  }
}

struct LeftoverUsesSearch: View {
  @State private var text = ""
  @State private var tokens: [LeftoverUsesToken] = []
  @State private var suggested = [LeftoverUsesToken(name: "Green")]
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      List { Text(text) }
        .searchable(text: $text, tokens: $tokens) { token in Text(token.name) }
        .searchable(text: $text, tokens: $tokens, prompt: "Search") { Label($0.name, systemImage: "tag") }
        .searchable(text: $text, tokens: $tokens, isPresented: $isPresented, placement: .navigationBarDrawer, prompt: Text("Search")) { Text($0.name) }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.name) }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: Text("Type to filter")) { Text($0.name) }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, placement: .automatic, prompt: "Type to filter") { Text($0.name) }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented) { Text($0.name) }
        .searchable(text: $text, editableTokens: $tokens) { $token in Text(token.name) }
    }
  }
}

struct LeftoverUsesColors: View {
  @Environment(\.self) private var environment
  @State private var color = Color(.sRGB, red: 1, green: 0, blue: 0)

  private var isBright: Bool {
    let parts = color.resolve(in: environment)
    return parts.red + parts.green + parts.blue > 1.5 && parts.opacity > 0.5
  }

  var body: some View {
    Text("Color")
      .foregroundStyle(isBright ? Color("Ink") : Color("Paper", bundle: .main))
      .background(Color(Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)))
      .tint(Color(uiColor: UIColor(named: "Brand") ?? .systemBlue))
      .border(Color(UIColor(Color.red)))
      .shadow(color: Color("Shadow").opacity(0.4), radius: 2)
  }
}

struct LeftoverUsesDrawing: View {
  let values: [Double]

  var body: some View {
    Canvas { context, size in
      let step = size.width / Double(max(1, values.count))
      for (index, value) in values.enumerated() {
        let rect = CGRect(x: Double(index) * step, y: size.height * (1 - value), width: step - 2, height: size.height * value)
        context.fill(Path(roundedRect: rect, cornerRadius: 3), with: .color(.accentColor.opacity(0.8)))
      }
      context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.secondary), style: StrokeStyle(lineWidth: 1, dash: [2]))
      context.fill(
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 4, y: 4)))
      context.draw(Text("\(values.count)").font(.caption), at: CGPoint(x: size.width / 2, y: 8), anchor: .top)
      context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 10, height: 10))
      var layer = context
      layer.opacity = 0.5
      layer.rotate(by: .degrees(45))
      layer.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
      layer.fill(Path(CGRect(x: 1, y: 1, width: 2, height: 2)), with: .style(.red))
    }
    .frame(height: 120)
    .safeAreaInset(edge: .bottom) { Text("Legend") }
  }
}
