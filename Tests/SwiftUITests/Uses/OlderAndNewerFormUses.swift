import SwiftUI

// Names and variants from public apps, in their original form.
private struct FormB1V: View {
  var body: some View {
    VStack {
      Button(role: .cancel) { print("x") }
      Button(role: .cancel, action: {})
      Button(role: .close) {}
      Button(role: .confirm) {}
    }
  }
}

private struct FormB2V: View {
  var body: some View {
    VStack {
      Button("x", role: .confirm) {}
      Button("x", role: .close) {}
    }
  }
}

private struct FormStorageV: View {
  @AppStorage("x") var d: Data?; @AppStorage("u") var u: URL?; @AppStorage("s") var s: String?
  @AppStorage("e") var e: FormStorageE?; enum FormStorageE: String { case a }
  var body: some View { Text(d == nil ? "a" : "b") }
}

private struct FormLinesV: View {
  var body: some View {
    VStack {
      Text("a").lineLimit(...2); Text("a").lineLimit(2, reservesSpace: true); Text("a").lineLimit(1...3); Text("a").lineLimit(2...);
      TextField("a", text: .constant(""), axis: .vertical).lineLimit(5, reservesSpace: true)
    }
  }
}

private struct FormStepperV: View {
  @State var n = 1;
  var body: some View {
    VStack {
      Stepper {
        Text("a")
      } onIncrement: {
        n += 1
      } onDecrement: {
        n -= 1
      }
      Stepper(onIncrement: { n += 1 }, onDecrement: { n -= 1 }) { Text("x") }
      Stepper(onIncrement: { n += 1 }, onDecrement: { n -= 1 }, onEditingChanged: { _ in }) { Text("x") }
      Stepper(onIncrement: { n += 1 }, onDecrement: { n -= 1 }, label: { Text("x") })
      Stepper("a", onIncrement: { n += 1 }, onDecrement: nil)
    }
  }
}

private struct FormSliderV: View {
  @State var n = 1.0;
  var body: some View {
    VStack {
      Slider(value: $n, in: 0...1, minimumValueLabel: Text("a"), maximumValueLabel: Text("b")) { Text("l") }
      Slider(value: $n, in: 0...1, minimumValueLabel: Text("a"), maximumValueLabel: Text("b"), label: { Text("l") })
      Slider(value: $n, in: 0...1, step: 0.1, minimumValueLabel: Text("a"), maximumValueLabel: Text("b")) { Text("l") }
      Slider(value: $n, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("a"), maximumValueLabel: Text("b")) { Text("l") }
      Slider(value: $n, in: 0...1, step: 0.1, onEditingChanged: { _ in }, minimumValueLabel: Text("a"), maximumValueLabel: Text("b")) { Text("l") }
      Slider(value: $n, in: 0...1) {
        Text("l")
      } minimumValueLabel: {
        Text("a")
      } maximumValueLabel: {
        Text("b")
      }
      Slider(value: $n, in: 0...1, step: 0.1) {
        Text("l")
      } minimumValueLabel: {
        Text("a")
      } maximumValueLabel: {
        Text("b")
      } onEditingChanged: { _ in
      }
      Slider(value: $n, in: 0...1, onEditingChanged: { _ in }) { Text("l") }
      Slider(value: $n, in: 0...1, step: 0.5, onEditingChanged: { _ in }, label: { Text("l") })
      Slider(value: $n) { Text("l") }
      Slider(value: $n, onEditingChanged: { _ in })
    }
  }
}

private struct FormNavlinkV: View {
  @State var on = false; @State var sel: Int?;
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Text("d"), isActive: $on) { Text("l") }
        NavigationLink("t", destination: Text("d"), isActive: $on)
        NavigationLink(isActive: $on) {
          Text("d")
        } label: {
          Text("l")
        }
        NavigationLink(isActive: $on, destination: { Text("d") }, label: { Text("l") })
        NavigationLink("t", isActive: $on) { Text("d") }
        NavigationLink(destination: Text("d"), tag: 1, selection: $sel) { Text("l") }
        NavigationLink(tag: 1, selection: $sel) {
          Text("d")
        } label: {
          Text("l")
        }
        NavigationLink("t", tag: 1, selection: $sel) { Text("d") }
        NavigationLink("t", destination: Text("d"), tag: 1, selection: $sel)
        NavigationLink(destination: Text("d"), isActive: $on, label: { EmptyView() })
        NavigationLink(destination: Text("d"), label: { EmptyView() }).isDetailLink(false)
      }
    }
  }
}

private struct FormAccessV: View {
  var body: some View { Text("a").accessibilityInputLabels([LocalizedStringKey("a")]).accessibilityInputLabels([Text("x")]).accessibilityInputLabels(["a"]) }
}

private struct FormEnvmodE1: EnvironmentalModifier { func resolve(in environment: EnvironmentValues) -> some ViewModifier { FormEnvmodM() } }
private struct FormEnvmodM: ViewModifier { func body(content: Content) -> some View { content } }
private struct FormEnvmodV: View { var body: some View { Text("a").modifier(FormEnvmodE1()) } }

private struct FormTablerowR: Identifiable { var id = 1; var a = "x" }
private struct FormTablerowV: View {
  @State var rows = [FormTablerowR()];
  var body: some View {
    Table(of: FormTablerowR.self) {
      TableColumn("A", value: \.a)
    } rows: {
      ForEach(rows) { TableRow($0) }
      ForEach(rows) { r in TableRow(r).contextMenu { Button("x") {} } }
    }
  }
}

private struct FormBlendV: View { var body: some View { Rectangle().fill(AnyShapeStyle(.red).blendMode(.multiply)); Rectangle().fill(.red.blendMode(.multiply).opacity(0.1)) } }

private struct FormSearchV: View {
  @State var t = ""; var body: some View { NavigationStack { List { Text("a") }.searchable(text: $t, prompt: "x") { Text("s").searchCompletion("x") } } }
}

private struct FormAnimV: View {
  @State var on = false; var body: some View { Text("a").animation(.easeInOut) { content in content.opacity(on ? 1 : 0) }.transaction(value: on) { $0.animation = nil } }
}

private struct FormSharepV: View {
  var body: some View {
    ShareLink(item: "x", preview: SharePreview("t", image: Image("x"))); ShareLink(item: "x", preview: SharePreview("t"));
    ShareLink(item: URL(string: "x")!, subject: Text("s"), message: Text("m"), preview: SharePreview("t", icon: Image("x")))
  }
}

private struct FormNavsubV: View { var body: some View { NavigationStack { Text("a").navigationTitle("x").navigationSubtitle("s").navigationSubtitle(Text("x")) } } }

private struct FormMtsV: View {
  @Namespace var n; var body: some View { Text("x").toolbar { ToolbarItem(placement: .topBarTrailing) { Text("a") }.matchedTransitionSource(id: "x", in: n) } }
}

private struct FormTfeV: View {
  var body: some View {
    Text("x").transformEffect(CGAffineTransform(scaleX: 1, y: 2)).transformEffect(.identity); Rectangle().transform(.identity); Rectangle().scale(2).rotation(.degrees(2))
  }
}

private struct FormTigV: View {
  var group: ToolbarItemGroup<TupleView<(Button<Text>, Text)>> {
    ToolbarItemGroup(placement: .bottomBar) {
      Button("a") {}; Text("x")
    }
  }
  var t: TupleView<(Text, Text)> { TupleView((Text("a"), Text("b"))) }
  var body: some View { Text("x").toolbar { group }; t }
}

private struct FormFeV: View { @State var s = 0; var body: some View { TabView(selection: $s) { ForEach(0..<3) { i in Tab("a", systemImage: "x", value: i) { Text("a") } } } } }
private struct FormFeW: View {
  @State var s = 0;
  var body: some View {
    TabView {
      Tab("a", systemImage: "x") { Text("a") }; ForEach(0..<3) { i in Tab("a", systemImage: "x") { Text("a") } }
    }
  }
}

extension Array { func element(at i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
extension Binding where Value: MutableCollection, Value.Index == Int { func element(at i: Int) -> Binding<Value.Element> { self[i] } }
extension Binding { subscript<T>(safe i: Int) -> Binding<T> where Value == [T] { self[i] } }
private struct FormBelemV: View {
  @State var a = [1];
  var body: some View {
    Text("x").onAppear {
      let b: Binding<Int> = $a.element(at: 0); _ = b
    }
  }
}

private struct FormKbdV: View {
  var keyboardType: UIKeyboardType = .asciiCapable;
  var body: some View { TextField("a", text: .constant("")).keyboardType(.asciiCapable).keyboardType(keyboardType).autocapitalization(.none).textContentType(.emailAddress) }
}

private struct FormOwnpropV: View {
  var keyboardType: UIKeyboardType; var font: Font = .body; var padding: CGFloat = 1; var frame: CGRect = .zero; var id: Int = 1; var background: Color = .red
  init(k: UIKeyboardType) { self.keyboardType = k; self.font = .title }
  var body: some View { TextField("x", text: .constant("")).keyboardType(self.keyboardType).font(self.font) }
}
private struct FormOwnpropW { var tag = 1; var offset = 1 }
private final class FormOwnpropMo: ObservableObject { @Published var keyboardType: UIKeyboardType = .default; func f() { self.keyboardType = .URL } }

private struct FormBuilders: View {
  let c: Color;
  var body: some View {
    VStack {
      ForEach(0..<2, id: \.self) { _ in Color.black.blendMode(.destinationOut) }
      Group { LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.5) }
      Group {
        Color.red.opacity(0.5); Color.blue.blendMode(.multiply)
      }
      Group { RadialGradient(colors: [.red], center: .center, startRadius: 1, endRadius: 2).blendMode(.screen) }
      Group { c.shadow(radius: 2) }
      Color.red.opacity(0.3)
      Rectangle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.5))
      LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.5)
      Group { Text("a").opacity(0.2) }
      if #available(iOS 18, *) { Group { if #available(iOS 18, *) { Text("x") } } }
    }
    .toolbar { Button("x") {} }
    .toolbar { if true { Button("x") {} } else { Text("y") } }
    .toolbar {
      EditButton(); Button("x") {}
    }
    .toolbar { ForEach(0..<2) { i in Button("\(i)") {} } }
    .toolbar { Group { Button("x") {} } }
    .toolbar { Menu("x") { Text("a") } }
  }
}
