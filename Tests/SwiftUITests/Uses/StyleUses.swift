import SwiftUI

struct StyleUsesScaleButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(isEnabled ? Color.blue : .gray)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .opacity(configuration.isPressed ? 0.7 : 1.0)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == StyleUsesScaleButtonStyle {
  static var styleUsesScale: Self { Self() }
}

struct StyleUsesRoleButtonStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label.foregroundColor(configuration.role == .destructive ? .red : .accentColor)
  }
}

struct StyleUsesDoubleTapStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

struct StyleUsesHapticStyle: PrimitiveButtonStyle {
  @State private var count = 0

  func makeBody(configuration: PrimitiveButtonStyle.Configuration) -> some View {
    Button(role: configuration.role) {
      count += 1
      configuration.trigger()
    } label: {
      configuration.label
    }
    .buttonStyle(.bordered)
  }
}

struct StyleUsesCheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct StyleUsesRowToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Toggle("", isOn: configuration.$isOn).labelsHidden()
    }
  }
}

struct StyleUsesVerticalLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.title)
      configuration.title.font(.caption)
    }
  }
}

struct StyleUsesRedBorderedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).border(Color.red) }
}

struct StyleUsesGaugeProgressStyle: ProgressViewStyle {
  var strokeColor = Color.blue
  var strokeWidth = 25.0

  func makeBody(configuration: Configuration) -> some View {
    let fractionCompleted = configuration.fractionCompleted ?? 0
    return ZStack {
      Circle().fill(strokeColor.opacity(fractionCompleted))
      configuration.label
      configuration.currentValueLabel
    }
  }
}

struct StyleUsesDarkBlueProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).shadow(color: .blue, radius: 4) }
}

struct StyleUsesSpeedometerStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.currentValueLabel
      Text("\(Int(configuration.value * 100))")
      configuration.label
    }
  }
}

struct StyleUsesCapsuleFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(8).background(Color.gray).cornerRadius(8)
  }
}

extension TextFieldStyle where Self == StyleUsesCapsuleFieldStyle {
  static var styleUsesCapsule: StyleUsesCapsuleFieldStyle { .init() }
}

struct StyleUsesCardBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
  }
}

struct StyleUsesVerticalContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.foregroundStyle(.secondary)
      configuration.content
    }
  }
}

struct StyleUsesChevronGroupStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label
          Image(systemName: configuration.isExpanded ? "chevron.up" : "chevron.down")
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

struct StyleUsesPlainFormStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    ScrollView { VStack { configuration.content } }
  }
}

struct StyleUsesMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(4) }
}

struct StyleUsesControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View { HStack(spacing: 2) { configuration.content } }
}

struct StyleUsesDatePickerStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      DatePicker("", selection: configuration.$selection, displayedComponents: configuration.displayedComponents).labelsHidden()
    }
  }
}

struct StyleUses: View {
  @State private var name = ""
  @State private var isOn = false
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var tab = 0

  var body: some View {
    List {
      buttons
      controls
      labels
    }
    .listStyle(.insetGrouped)
    .listStyle(InsetGroupedListStyle())
    .listStyle(PlainListStyle())
    .listStyle(GroupedListStyle())
    .listStyle(SidebarListStyle())
    .listStyle(DefaultListStyle())
    .listStyle(.sidebar)
  }

  @ViewBuilder private var buttons: some View {
    Button("Own") {}.buttonStyle(StyleUsesScaleButtonStyle())
    Button("Member") {}.buttonStyle(.styleUsesScale)
    Button("Delete", role: .destructive) {}.buttonStyle(StyleUsesRoleButtonStyle())
    Button("Twice") {}.buttonStyle(StyleUsesDoubleTapStyle())
    Button("Haptic") {}.buttonStyle(StyleUsesHapticStyle())
    Button("Plain") {}.buttonStyle(PlainButtonStyle())
    Button("Borderless") {}.buttonStyle(BorderlessButtonStyle())
    Button("Bordered") {}.buttonStyle(.bordered).controlSize(.large)
    Button("Prominent") {}.buttonStyle(.borderedProminent)
    Button("Prominent") {}.buttonStyle(BorderedProminentButtonStyle())
    Button("Default") {}.buttonStyle(DefaultButtonStyle())
    Button("Glass") {}.buttonStyle(.glass)
    Button("Glass") {}.buttonStyle(.glassProminent)
    NavigationLink("Link") { Text("There") }.buttonStyle(.plain)
  }

  @ViewBuilder private var controls: some View {
    Toggle("Switch", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .green))
    Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
    Toggle("Button", isOn: $isOn).toggleStyle(.button)
    Toggle("Button", isOn: $isOn).toggleStyle(ButtonToggleStyle())
    Toggle("Box", isOn: $isOn).toggleStyle(StyleUsesCheckboxStyle())
    Toggle("Row", isOn: $isOn).toggleStyle(StyleUsesRowToggleStyle())
    TextField("Name", text: $name).textFieldStyle(RoundedBorderTextFieldStyle())
    TextField("Name", text: $name).textFieldStyle(.roundedBorder)
    TextField("Name", text: $name).textFieldStyle(PlainTextFieldStyle())
    TextField("Name", text: $name).textFieldStyle(DefaultTextFieldStyle())
    TextField("Name", text: $name).textFieldStyle(StyleUsesCapsuleFieldStyle())
    SecureField("Password", text: $name).textFieldStyle(.styleUsesCapsule)
    DatePicker("Date", selection: $date).datePickerStyle(.compact)
    DatePicker("Date", selection: $date).datePickerStyle(GraphicalDatePickerStyle())
    DatePicker("Date", selection: $date).datePickerStyle(WheelDatePickerStyle()).labelsHidden()
    DatePicker("Date", selection: $date).datePickerStyle(StyleUsesDatePickerStyle())
    pickers
  }

  @ViewBuilder private var pickers: some View {
    Picker("One", selection: $tab) { Text("A").tag(0) }.pickerStyle(WheelPickerStyle())
    Picker("One", selection: $tab) { Text("A").tag(0) }.pickerStyle(SegmentedPickerStyle())
    Picker("One", selection: $tab) { Text("A").tag(0) }.pickerStyle(MenuPickerStyle())
    Picker("One", selection: $tab) { Text("A").tag(0) }.pickerStyle(.inline)
    Picker("One", selection: $tab) { Text("A").tag(0) }.pickerStyle(.palette)
    Picker("One", selection: $tab) { Text("A").tag(0) }.pickerStyle(.navigationLink)
    TabView(selection: $tab) { Text("A").tag(0) }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)).indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    TabView { Text("A") }.tabViewStyle(.page(indexDisplayMode: .never)).indexViewStyle(.page(backgroundDisplayMode: .interactive))
    TabView { Text("A") }.tabViewStyle(.sidebarAdaptable)
    NavigationView { Text("A") }.navigationViewStyle(StackNavigationViewStyle())
    NavigationView { Text("A") }.navigationViewStyle(.stack)
  }

  @ViewBuilder private var labels: some View {
    Label("Lightning", systemImage: "bolt.fill").labelStyle(.iconOnly)
    Label("Lightning", systemImage: "bolt.fill").labelStyle(IconOnlyLabelStyle())
    Label("Lightning", systemImage: "bolt.fill").labelStyle(TitleOnlyLabelStyle())
    Label("Lightning", systemImage: "bolt.fill").labelStyle(.titleAndIcon)
    Label("Lightning", systemImage: "bolt.fill").labelStyle(StyleUsesVerticalLabelStyle())
    Label("Lightning", systemImage: "bolt.fill").labelStyle(StyleUsesRedBorderedLabelStyle())
    ProgressView("Loading", value: 0.4).progressViewStyle(.linear)
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
    ProgressView().progressViewStyle(.circular)
    ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
    ProgressView(value: 0.25) { Text("25% progress") }.progressViewStyle(StyleUsesGaugeProgressStyle())
    ProgressView(value: 25, total: 100) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    }.progressViewStyle(StyleUsesDarkBlueProgressStyle())
    Gauge(value: 0.3) { Text("Speed") }.gaugeStyle(.accessoryCircular)
    Gauge(value: 30, in: 0...100) {
      Text("Speed")
    } currentValueLabel: {
      Text("30")
    }.gaugeStyle(StyleUsesSpeedometerStyle())
    GroupBox("Box") { Text("In") }.groupBoxStyle(StyleUsesCardBoxStyle())
    LabeledContent("Version", value: "1.0").labeledContentStyle(StyleUsesVerticalContentStyle())
    DisclosureGroup("More") { Text("In") }.disclosureGroupStyle(StyleUsesChevronGroupStyle())
    Form { Text("In") }.formStyle(.grouped)
    Form { Text("In") }.formStyle(.columns)
    Form { Text("In") }.formStyle(StyleUsesPlainFormStyle())
    Menu("Menu") { Button("In") {} }.menuStyle(.borderlessButton).menuIndicator(.hidden)
    Menu("Menu") { Button("In") {} }.menuStyle(StyleUsesMenuStyle())
    Menu("Menu") { Button("In") {} }.menuStyle(.button).buttonStyle(.bordered)
    ControlGroup { Button("In") {} }.controlGroupStyle(.navigation)
    ControlGroup { Button("In") {} }.controlGroupStyle(StyleUsesControlGroupStyle())
  }
}
