import Foundation
import ScreenModel

/// The popover of a system control.
///
/// On a phone, it's shown as a popover too, not as a sheet.
///
/// A tap outside dismisses it.
final class PickerPopoverNode: PresentationNode, PicturedNode {
  private static let width: CGFloat = 320
  private var region: ElementNode!

  init(_ inputs: NodeInputs, make: (NodeInputs) -> Node, dismiss: @escaping () -> Void) {
    super.init(inputs, dismiss: dismiss)
    content = make(childInputs)
    region = ElementNode(ElementProperties(type: .other, identifier: "PopoverDismissRegion", label: "dismiss popup"), parent: self) { [unowned self] in self.dismiss() }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let region { body(region) }
  }

  override func layout(in screen: CGRect) {
    let safeArea = ViewHost.safeArea(of: screen)
    let proposal = ProposedSize(width: min(Self.width, safeArea.width - 16), height: nil)
    let size = contentSize(for: proposal)
    let anchor = parent?.frameOfItems ?? safeArea
    let x = min(max(safeArea.minX + 8, anchor.midX - size.width / 2), safeArea.maxX - size.width - 8)
    // Place the popover below the control if there is enough space, or else above it, or else as far down as possible.
    let (below, above) = (anchor.maxY + 8, anchor.minY - 8 - size.height)
    let y = below + size.height <= safeArea.maxY ? below : above >= safeArea.minY ? above : max(safeArea.minY, safeArea.maxY - size.height)
    frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    isLayoutValid = true
    needsSync = true
    var covering = region.properties
    covering.frame = screen
    region.set(covering)
    placeContent(at: frame.origin, proposal: proposal)
  }

  override var pictured: (any PicturedNode)? { self }

  func drawingBehind(in style: LookStyle) -> ScreenDrawing? {
    let card = frame.insetBy(dx: -8, dy: -8)
    let path = RoundedRectangle(cornerRadius: 13).path(in: CGRect(origin: .zero, size: card.size)).segments
    let isDark = environment.colorScheme == .dark
    return ScreenDrawing(
      frame: card,
      marks: [
        ScreenDrawing.Mark(.fill(path, isEvenOdd: false), Paint(isDark ? 0x2C2C2E : 0xFFFFFF)), ScreenDrawing.Mark(.stroke(path, width: 0.5), Paint(isDark ? 0x48484A : 0xD1D1D6)),
      ])
  }

  override func syncPresented(_ context: inout SyncContext) {
    context.overrides = nil
    region.sync(&context)
    super.syncPresented(&context)
  }
}

/// A control with a popover.
private struct PickerPopoverView<Content: View, Popover: View>: PresentingView {
  let content: Content
  let isPresented: Binding<Bool>
  let popover: () -> Popover

  static var modifierName: String { "popover" }

  func makePresentation(_ inputs: NodeInputs, dismiss: @escaping () -> Void) -> PickerPopoverNode {
    PickerPopoverNode(inputs, make: { Node.make(DeferredContent(popover), $0) }, dismiss: dismiss)
  }

  func update(_ presentation: PickerPopoverNode) { presentation.content.updateView(DeferredContent(popover)) }
}

extension View {
  /// Shows a popover next to this control while the binding is `true`.
  func pickerPopover<Popover: View>(isPresented: Binding<Bool>, @ViewBuilder popover: @escaping () -> Popover) -> some View {
    PickerPopoverView(content: self, isPresented: isPresented, popover: popover)
  }
}
