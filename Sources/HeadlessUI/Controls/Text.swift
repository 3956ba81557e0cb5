import Foundation
import ScreenModel

/// A text; in the element tree a `staticText` whose label is the string.
public struct Text: View, PrimitiveView, Equatable {
  let string: String
  private var ownFont: Font?

  /// Creates a text from a string.
  public init<Characters: StringProtocol>(_ content: Characters) { string = String(content) }

  /// Creates a text from a string that is not localized.
  public init(verbatim content: String) { string = content }

  /// Creates a text from a value and the style that formats it.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    string = format.format(input)
  }

  private init(string: String, font: Font?) {
    self.string = string
    ownFont = font
  }

  /// Creates a text from a key with interpolated values, as `Text("\(price, specifier: "%.2f")")` does.
  public init(_ key: LocalizedStringKey) { string = key.string }

  /// Returns the text in bold; its size does not change.
  public func bold(_ isActive: Bool = true) -> Text { self }
  /// Returns the text in italics; its size does not change.
  public func italic(_ isActive: Bool = true) -> Text { self }
  /// Returns the text in a font weight; its size does not change.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// Returns the text with an underline, which a headless screen does not show.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Returns the text with a strikethrough, which a headless screen does not show.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Returns the text in a color, which a headless screen does not show.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// Returns the text in a style, which a headless screen does not show.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
  /// Returns the text with digits of fixed width, which all fonts have here.
  public func monospacedDigit() -> Text { self }

  /// Returns the text in a font.
  public func font(_ font: Font?) -> Text { Text(string: string, font: font) }

  /// Concatenates two texts.
  public static func + (first: Text, second: Text) -> Text { Text(string: first.string + second.string, font: first.ownFont) }

  func makeNode(_ inputs: NodeInputs) -> Node { TextNode(self, inputs) }

  func font(in environment: EnvironmentValues) -> Font { ownFont ?? environment.textFont }
}

private final class TextNode: ViewNode<Text> {
  @exclusivity(unchecked) private var view: Text
  @exclusivity(unchecked) private var measured: Metrics?

  init(_ view: Text, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  override var isItem: Bool { true }

  override func update(_ view: Text) {
    guard view != self.view else { return }
    self.view = view
    invalidateSize()
  }

  override func environmentDidChange() {
    // Most changes of the environment do not change the size of a text.
    let metrics = Metrics(font: view.font(in: environment), lineLimit: environment.lineLimit, textCase: environment.textCase)
    if metrics != measured { invalidateSize() } else { markNeedsSync() }
  }

  private struct Metrics: Equatable {
    let font: Font
    let lineLimit: Int?
    let textCase: Text.Case?
  }

  private var shownString: String {
    switch environment.textCase {
    case nil: view.string
    case .uppercase: view.string.uppercased()
    case .lowercase: view.string.lowercased()
    }
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let metrics = Metrics(font: view.font(in: environment), lineLimit: environment.lineLimit, textCase: environment.textCase)
    measured = metrics
    return TextMetrics.size(of: shownString, font: metrics.font, width: proposal.width, lineLimit: metrics.lineLimit)
  }

  override func syncContents(_ context: inout SyncContext) {
    guard frame.width > 0, frame.height > 0 else { return removeElement() }
    var properties = ElementProperties(type: .staticText, label: shownString, frame: frame)
    properties.traits = environment.textsAreHeaders ? [.staticText, .header] : .staticText
    properties.isEnabled = environment.isEnabled
    syncElement(consume properties, &context)
  }

  override func appendAccessibilityText(to text: inout AccessibilityText) { if !view.string.isEmpty { text.append(shownString) } }
}
