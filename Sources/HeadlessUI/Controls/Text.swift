import Foundation
import ScreenModel

/// Text that a person reads; a `staticText` in the element tree, labelled with its string.
public struct Text: View, PrimitiveView, Equatable {
  let string: String
  private var ownFont: Font?

  /// Makes a text from a string.
  public init<Characters: StringProtocol>(_ content: Characters) { string = String(content) }

  /// Makes a text from a string that is never looked up in a table of translations.
  public init(verbatim content: String) { string = content }

  /// Makes a text from a value and the style that formats it.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    string = format.format(input)
  }

  private init(string: String, font: Font?) {
    self.string = string
    ownFont = font
  }

  /// The same text in another font.
  public func font(_ font: Font?) -> Text { Text(string: string, font: font) }

  /// Two texts, one after the other, as one.
  public static func + (first: Text, second: Text) -> Text { Text(string: first.string + second.string, font: first.ownFont) }

  func makeNode(_ inputs: NodeInputs) -> Node { TextNode(self, inputs) }

  func font(in environment: EnvironmentValues) -> Font { ownFont ?? environment.font }
}

private final class TextNode: ViewNode<Text> {
  private var view: Text
  private var measured: Metrics?

  init(_ view: Text, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  override var isItem: Bool { true }

  override func update(_ view: Text) {
    guard view != self.view else { return }
    self.view = view
    invalidateLayout()
  }

  override func environmentDidChange() {
    // Most changes of the environment have nothing to do with how large a text is.
    let metrics = Metrics(font: view.font(in: environment), lineLimit: environment.lineLimit)
    if metrics != measured { invalidateLayout() } else { markNeedsSync() }
  }

  private struct Metrics: Equatable {
    let font: Font
    let lineLimit: Int?
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let metrics = Metrics(font: view.font(in: environment), lineLimit: environment.lineLimit)
    measured = metrics
    return TextMetrics.size(of: view.string, font: metrics.font, width: proposal.width, lineLimit: metrics.lineLimit)
  }

  override func syncContents(_ context: inout SyncContext) {
    guard frame.width > 0, frame.height > 0 else { return removeElement() }
    var properties = ElementProperties(type: .staticText, label: view.string, frame: frame)
    properties.traits = environment[HeaderTextKey.self] ? [.staticText, .header] : .staticText
    properties.isEnabled = environment.isEnabled
    syncElement(properties, &context)
  }

  override func appendAccessibilityText(to parts: inout [String]) { if !view.string.isEmpty { parts.append(view.string) } }
}

/// Whether texts here are headers, as in the header of a section.
struct HeaderTextKey: EnvironmentKey {
  static let defaultValue = false
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

extension EnvironmentValues {
  /// The most lines that a text may take.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
}

extension View {
  /// Limits the texts in this view to a number of lines.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
}
