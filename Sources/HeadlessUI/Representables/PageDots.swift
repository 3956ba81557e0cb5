import Foundation
import ScreenModel

/// The dots of a page control.
///
/// The element is a `pageIndicator`.
struct PageDots: View, PrimitiveView {
  let page: Int
  let pageCount: Int
  let isShown: Bool
  let turn: @MainActor (Int) -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { PageDotsNode(self, inputs) }
}

private final class PageDotsNode: ViewNode<PageDots> {
  private var view: PageDots

  init(_ view: PageDots, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  override var isItem: Bool { true }
  override var isControl: Bool { true }

  override func update(_ view: PageDots) {
    self.view = view
    markNeedsSync()
  }

  override func environmentDidChange() { markNeedsSync() }

  override func measure(_ proposal: ProposedSize) -> CGSize { CGSize(width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 200, height: 26) }

  override func syncContents(_ context: inout SyncContext) {
    guard view.isShown, frame.width > 0, frame.height > 0 else { return removeElement() }
    var properties = ElementProperties(type: .pageIndicator, value: "page \(view.page + 1) of \(view.pageCount)", frame: frame)
    properties.traits = .adjustable
    properties.isEnabled = environment.isEnabled
    syncElement(consume properties, &context)
  }

  override func handleTap(_ tap: TapEvent) -> Bool {
    guard environment.isEnabled else { return true }
    let pages = tap.location.x >= frame.midX ? 1 : -1
    host.scheduler.withCause("the dots of the pages") { view.turn(environment.isRightToLeft ? -pages : pages) }
    return true
  }
}
