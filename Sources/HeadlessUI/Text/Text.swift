import Foundation
import ScreenModel
import UIKit
import VirtualTime

/// A view that shows one or more lines of text.
///
/// Its element is a `staticText` whose label is the shown text.
public struct Text: Equatable, Sendable {
  let content: TextContent
  private var ownFont: Font?
  /// The changes of the text's look, from first to last.
  private var changes: [LookChange] = []

  /// A change of the look of one text, which pictures show.
  enum LookChange: Hashable, Sendable {
    case weight(Int?)
    case italic(Bool)
    case underline(Bool)
    case strikethrough(Bool)
    case design(TextLook.Design?)
    case paint(PaintSource)

    fileprivate func isSameKind(as other: LookChange) -> Bool {
      switch (self, other) {
      case (.weight, .weight), (.italic, .italic), (.underline, .underline), (.strikethrough, .strikethrough), (.design, .design), (.paint, .paint): true
      default: false
      }
    }
  }

  func changed(_ change: LookChange?) -> Text {
    guard let change else { return self }
    var copy = self
    copy.changes.append(change)
    return copy
  }

  /// Changes the look that the text inherits.
  func changeLook(_ style: inout LookStyle, _ environment: EnvironmentValues) {
    for change in changes {
      switch change {
      case .weight(let weight): style.weight = weight
      case .italic(let isActive): style.isItalic = isActive
      case .underline(let isActive): style.isUnderlined = isActive
      case .strikethrough(let isActive): style.isStruckThrough = isActive
      case .design(let design): style.design = design
      case .paint(let source): style.foreground = [source.paint(style, environment)]
      }
    }
  }

  /// The string in American English, for use without a locale or a clock.
  var string: String { content.string }

  /// Creates a text view from a string.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ content: Characters) { self.content = TextContent(String(content)) }

  /// Creates a text view from a string that isn't localized.
  public init(verbatim content: String) { self.content = TextContent(content) }

  init(content: TextContent, font: Font? = nil) {
    self.content = content
    ownFont = font
  }

  /// Returns the text in bold.
  ///
  /// Only pictures show it. The size of the text doesn't change.
  public func bold(_ isActive: Bool = true) -> Text { changed(isActive ? .weight(700) : nil) }
  /// Returns the text in italics.
  ///
  /// Only pictures show it. The size of the text doesn't change.
  public func italic(_ isActive: Bool = true) -> Text { changed(.italic(isActive)) }
  /// Returns the text with a font weight.
  ///
  /// Only pictures show it. The size of the text doesn't change.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight?.number)) }
  /// Returns the text with an underline.
  ///
  /// Only pictures show it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { changed(.underline(isActive)) }
  /// Returns the text with a strikethrough.
  ///
  /// Only pictures show it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { changed(.strikethrough(isActive)) }
  /// Returns the text with a color.
  ///
  /// Only pictures show it.
  public func foregroundColor(_ color: Color?) -> Text { changed(color.map { .paint(.color($0)) }) }
  /// Returns the text with a style.
  ///
  /// Only pictures show it.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { changed(style.paintSource.map { .paint($0) }) }
  /// Returns the text with monospaced digits.
  ///
  /// On the simulated device, all fonts are monospaced.
  public func monospacedDigit() -> Text { self }

  /// Returns the text in a font.
  public func font(_ font: Font?) -> Text {
    var copy = self
    copy.ownFont = font
    return copy
  }

  /// Returns a text view that shows two texts one after the other.
  ///
  /// The result has the font of the first text that isn't empty. Pictures show the color, weight and lines that both texts have in common. An empty text leaves the other text's look as it is.
  public static func + (first: Text, second: Text) -> Text {
    let startsEmpty = first.content.isPlain && first.string.isEmpty
    var sum = Text(content: first.content + second.content, font: startsEmpty ? second.ownFont : first.ownFont)
    if startsEmpty {
      sum.changes = second.changes
    } else if second.content.isPlain, second.string.isEmpty {
      sum.changes = first.changes
    } else {
      let others = second.lastChanges
      sum.changes = first.lastChanges.filter { others.contains($0) }
    }
    return sum
  }

  /// The last change of each kind, which is the only one of its kind that a picture shows.
  private var lastChanges: [LookChange] {
    changes.enumerated().filter { index, change in !changes[(index + 1)...].contains { $0.isSameKind(as: change) } }.map(\.element)
  }

  func font(in environment: EnvironmentValues) -> Font { environment.textFont(ownFont) }
}

// The conformance is in an extension, so the view can be created in any isolation, for example in a property of a model.
extension Text: View, PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> Node { TextNode(self, inputs) }
}

private final class TextNode: ViewNode<Text>, EditMenuTarget, CopiedText, DrawnView, DrawingNode, PicturedNode {
  private var view: Text
  private var measured: Metrics?
  // The scheduled update of text that changes over time, such as a timer.
  private var nextChange: ScheduledEvent?

  init(_ view: Text, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    if !view.content.isPlain { host.afterCommit { [weak self] in self?.scheduleNextChange() } }
  }

  override var isItem: Bool { true }

  func isDrawn(at point: CGPoint) -> Bool { frame.contains(point) }

  override func update(_ view: Text) {
    let old = self.view
    guard view != old else { return }
    self.view = view
    host.lookDidChange()
    // Colors, weights and designs don't change the size.
    if view.content == old.content, metrics == measured { return }
    invalidateSize()
    if !view.content.isPlain { scheduleNextChange() }
  }

  override func shownDidChange(_ isShown: Bool) {
    super.shownDidChange(isShown)
    if !view.content.isPlain { scheduleNextChange() }
  }

  override func willTearDown() { nextChange?.cancel() }

  /// Schedules the next update of text that changes over time, while the text is on the screen.
  private func scheduleNextChange() {
    nextChange?.cancel()
    nextChange = nil
    guard isAlive, isShown, let seconds = view.content.secondsToNextChange(at: host.system.date) else { return }
    nextChange = host.scheduler.schedule(after: .seconds(seconds), name: "the time in a Text of \(enclosingViewName)") { [weak self] in
      guard let self, isAlive else { return }
      invalidateSize()
      scheduleNextChange()
    }
  }

  override func environmentDidChange() {
    // Most environment changes don't affect the size of the text, so measure it again only if necessary.
    if metrics != measured || !view.content.isPlain { invalidateSize() } else { markNeedsSync() }
  }

  private struct Metrics: Equatable {
    let fontSize: CGFloat
    let lineLimit: Int?
    let reservedLines: Int
    let textCase: Text.Case?
  }

  private var metrics: Metrics {
    Metrics(
      fontSize: view.font(in: environment).size, lineLimit: environment.lineLimit, reservedLines: environment.reservedLines, textCase: environment.textCase)
  }

  private var shownString: String {
    switch environment.textCase {
    case nil: string
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    }
  }

  private var string: String {
    if view.content.isPlain { return view.string }
    let environment = environment
    return view.content.string(
      in: TextPlace(
        locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone, date: host.system.date,
        languages: environment.ownLocale.map { [$0.identifier] }))
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let metrics = metrics
    measured = metrics
    return TextMeasure.size(of: shownString, fontSize: metrics.fontSize, width: proposal.width, lineLimit: metrics.lineLimit, reservedLines: metrics.reservedLines)
  }

  override func syncContents(_ context: inout SyncContext) {
    guard frame.width > 0, frame.height > 0 else { return removeElement() }
    var properties = ElementProperties(type: .staticText, label: shownString, frame: frame)
    properties.traits = environment.textsAreHeaders ? [.staticText, .header] : .staticText
    properties.isEnabled = environment.isEnabled
    syncElement(consume properties, &context)
  }

  var marks: [ScreenDrawing.Mark] {
    let (font, color) = (view.font(in: environment), Color.primary.resolve(in: environment))
    let height = TextMetrics.lineHeight(font)
    let lines = shownString.isEmpty ? 0 : max(1, Int(min(10_000, frame.height / height)))
    return (0..<lines).map { line in
      let box = CGRect(x: 0, y: CGFloat(line) * height, width: frame.width, height: height)
      return ScreenDrawing.Mark(.text(shownString, TextLook(size: font.size), in: box), color: (color.red, color.green, color.blue), opacity: Double(color.opacity))
    }
  }

  private func textLook(_ style: LookStyle) -> TextLook {
    var style = style
    view.changeLook(&style, environment)
    return TextLook(view.font(in: environment), style, environment)
  }

  override var pictured: (any PicturedNode)? { self }

  func describe(_ look: inout ElementLook, in style: LookStyle) { look.text = textLook(style) }

  func drawingBehind(in style: LookStyle) -> ScreenDrawing? {
    // The element of a text draws it, unless it's a part of a control.
    if let element, !host.tree.details(of: element).isPart { return nil }
    var look = textLook(style)
    let paint = look.paint ?? PaintSource.level(environment.isEnabled ? 0 : 2).paint(LookStyle(), environment)
    look.paint = nil
    return ScreenDrawing(frame: frame, marks: [ScreenDrawing.Mark(.text(shownString, look, in: CGRect(origin: .zero, size: frame.size)), paint)])
  }

  override func appendAccessibilityText(to text: inout AccessibilityText) { if !view.string.isEmpty { text.append(shownString) } }

  // MARK: Copying

  // A Boolean value that indicates whether all text of the page is selected, not only this text view.
  private var selectsPage = false

  var copiedText: String { shownString }

  override func handlePress(duration: Double, at point: CGPoint) -> Bool {
    guard duration >= 0.5, environment.textSelection != .nothing else { return false }
    selectsPage = false
    host.editMenu.open(for: self)
    return true
  }

  var editMenuItems: [EditMenu.Item] { environment.textSelection == .page && !selectsPage ? [.copy, .selectAll] : [.copy] }

  func perform(_ item: EditMenu.Item) -> Bool {
    if item == .selectAll {
      selectsPage = true
      return true
    }
    let page = selectsPage ? enclosingScrolling(.vertical)?.textsForCopying() : nil
    host.system.pasteboardString = page?.joined(separator: "\n") ?? shownString
    return false
  }
}
