import Foundation
import ScreenModel

/// A button that shows the share sheet for a string, a URL or another item.
///
/// In the element tree, the share sheet is an element of type `other` with the identifier "ActivityListView", a button "Close", and the activity "Copy".
/// "Copy" copies the string or the URL to the device's pasteboard.
public struct ShareLink<Label: View>: View {
  private let item: SharedItem
  private let label: Label
  @State private var isShown = false

  init(sharing item: SharedItem, label: Label) {
    self.item = item
    self.label = label
  }

  /// Creates a button that shares a string, with a custom label.
  ///
  /// The subject and the message have no effect.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { self.init(sharing: SharedItem(text: item), label: label()) }

  /// Creates a button that shares a URL, with a custom label.
  ///
  /// The subject and the message have no effect.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: SharedItem(text: item.absoluteString), label: label())
  }

  /// The button and the share sheet that it shows.
  public var body: some View {
    ActivitySheetView(
      content: Button {
        isShown = true
      } label: {
        label
      }, isPresented: $isShown, item: item)
  }
}

extension ShareLink where Label == Text {
  /// Creates a button that shares a string, with a title.
  ///
  /// The default title is "Share…". The subject and the message have no effect.
  public init(_ title: String = "Share…", item: String, subject: Text? = nil, message: Text? = nil) { self.init(sharing: SharedItem(text: item), label: Text(title)) }

  /// Creates a button that shares a URL, with a title.
  ///
  /// The default title is "Share…". The subject and the message have no effect.
  public init(_ title: String = "Share…", item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: SharedItem(text: item.absoluteString), label: Text(title))
  }
}

/// The title and the text of a shared item.
struct SharedItem {
  /// The title that the share sheet shows.
  let title: String
  /// The text that "Copy" copies, or `nil` if the item is neither a string nor a URL.
  let text: String?

  init(title: String, text: String?) { (self.title, self.text) = (title, text) }

  init(text: String) { self.init(title: text, text: text) }

  init(_ item: Any, title: String) {
    self.init(title: title, text: (item as? String) ?? (item as? URL)?.absoluteString)
  }
}

/// A view that presents a share sheet while a binding is `true`.
struct ActivitySheetView<Content: View>: View, PresentingView {
  static var modifierName: String { "ShareLink" }
  let content: Content
  let isPresented: Binding<Bool>
  let item: SharedItem

  func makePresentation(_ inputs: NodeInputs, dismiss: @escaping () -> Void) -> ActivitySheetNode { ActivitySheetNode(inputs, item: item, dismiss: dismiss) }

  // The sheet keeps the item that it was opened with, so an update has no effect.
  func update(_ sheet: ActivitySheetNode) {}
}

/// The identifier of the system's share sheet.
package let activitySheetIdentifier = "ActivityListView"

/// The node of the share sheet.
final class ActivitySheetNode: PresentationNode {
  private var title: ElementNode!
  private var close: ElementNode!
  private var cell: ElementNode?
  private var copy: ElementNode?

  init(_ inputs: NodeInputs, item: SharedItem, dismiss: @escaping () -> Void) {
    super.init(inputs, dismiss: dismiss)
    content = Node.make(EmptyView(), childInputs)
    title = ElementNode(ElementProperties(type: .staticText, label: item.title, traits: .staticText), parent: self)
    close = ElementNode(ElementProperties(type: .button, identifier: "header.closeButton", label: "Close", traits: .button), parent: self) { [unowned self] in
      self.dismiss()
    }
    guard let text = item.text else { return }
    let copy = ElementNode(ElementProperties(type: .button, label: "Copy", traits: .button), parent: self) { [unowned self] in
      host.system.pasteboardString = text
      self.dismiss()
    }
    self.copy = copy
    cell = ElementNode(ElementProperties(type: .cell, label: "Copy"), parent: self, children: [copy])
  }

  // The sheet doesn't contain views of the app, so it doesn't need their environment.
  override func setEnvironment(_ new: EnvironmentValues) {}

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    guard let title, let close else { return }
    body(title)
    body(close)
    if let cell { body(cell) }
  }

  override func layout(in screen: CGRect) {
    let area = ViewHost.safeArea(of: screen)
    frame = CGRect(x: area.minX, y: area.midY, width: area.width, height: area.maxY - area.midY)
    isLayoutValid = true
    needsSync = true
    set(title, CGRect(x: frame.minX + 16, y: frame.minY + 16, width: frame.width - 80, height: 24))
    set(close, CGRect(x: frame.maxX - 46, y: frame.minY + 13, width: 30, height: 30))
    for node in [cell, copy] { if let node { set(node, CGRect(x: frame.minX + 16, y: frame.minY + 72, width: frame.width - 32, height: 52)) } }
  }

  private func set(_ node: ElementNode, _ frame: CGRect) {
    var properties = node.properties
    properties.frame = frame
    node.set(properties)
  }

  override func syncPresented(_ context: inout SyncContext) {
    context.overrides = nil
    syncElement(ElementProperties(type: .other, identifier: activitySheetIdentifier, traits: .isModal, frame: frame), &context)
  }

  override func syncChildren(_ context: inout SyncContext) {
    title.sync(&context)
    close.sync(&context)
    cell?.sync(&context)
  }

  // A tap outside of the sheet dismisses it, and so does a drag down.
  override func handleTap(_ tap: TapEvent) -> Bool {
    if !frame.contains(tap.location) { dismiss() }
    return true
  }

  override func handleDrag(_ drag: DragEvent) -> Bool {
    if drag.delta.height > 100 { dismiss() }
    return true
  }
}
