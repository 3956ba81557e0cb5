import ScreenModel

/// A control that selects a color.
///
/// In the element tree, it's a `colorWell` whose title is the text of its label.
///
/// A tap shows a sheet that represents the system's color picker. The sheet has the title "Colors", a `button` for each system color, labeled with the color's name, and a `button` labeled "close". The system's color picker offers more colors.
public struct ColorPicker<Label: View>: View, TransparentView {
  private let selection: Binding<Color>
  private let label: Label
  @State private var isShown = false

  /// Creates a color picker with a custom label.
  ///
  /// The `supportsOpacity` argument has no effect.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  static var isComparable: Bool { false }

  /// The color well and, after a tap, the sheet with the colors.
  public var body: some View {
    let (selection, color) = (selection, selection.wrappedValue)
    return Button {
      isShown = true
    } label: {
      label
    }
    .buttonStyle(.plain)
    .look(color) { style, environment in style.wellColor = Paint(color.resolve(in: environment)) }
    .elementType(.colorWell)
    .sheet(isPresented: $isShown) { ColorSheet(selection: selection) }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a title.
  ///
  /// The `supportsOpacity` argument has no effect.
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(title) }
  }
}

/// The sheet with the system colors.
private struct ColorSheet: View, TransparentView {
  let selection: Binding<Color>
  @Environment(\.dismiss) private var dismiss

  private static let colors: [(name: String, color: Color)] = [
    ("black", .black), ("white", .white), ("gray", .gray), ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
    ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
  ]

  init(selection: Binding<Color>) { self.selection = selection }

  var body: some View {
    let (selection, dismiss) = (selection, dismiss)
    return VStack(spacing: 20) {
      HStack {
        Text("Colors").font(.headline)
        Spacer()
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.gray).accessibilityHidden(true)
        }
        .accessibilityLabel("close")
      }
      ForEach(Self.rows, id: \.first?.name) { row in
        HStack {
          ForEach(row, id: \.name) { entry in
            Button {
              selection.wrappedValue = entry.color
            } label: {
              Rectangle().fill(entry.color).frame(height: 60).border(.gray.opacity(0.3))
            }
            .accessibilityLabel(entry.name)
          }
        }
      }
      Spacer()
    }
    .padding()
    .buttonStyle(.plain)
  }

  private static let rows = stride(from: 0, to: colors.count, by: 5).map { Array(colors[$0..<min($0 + 5, colors.count)]) }
}
