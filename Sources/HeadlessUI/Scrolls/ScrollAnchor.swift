import Foundation

extension EnvironmentValues {
  @Entry var defaultScrollAnchor: UnitPoint?
}

extension Scrolling {
  /// The offset that content which was never scrolled has: that of the anchor around, else that of the leading edge where it is the right one; `nil` for the least offset.
  var anchoredOffset: CGPoint? {
    guard let anchor = environment.defaultScrollAnchor else {
      return environment.isRightToLeft && scrolls(.horizontal) ? CGPoint(x: maximumOffset.x, y: minimumOffset.y) : nil
    }
    let (least, limit) = (minimumOffset, maximumOffset)
    var offset = least
    if scrolls(.horizontal) { offset.x = least.x + max(0, limit.x - least.x) * anchor.x }
    if scrolls(.vertical) { offset.y = least.y + max(0, limit.y - least.y) * anchor.y }
    return offset
  }
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where the content is at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Which part stays when the sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content lies that is smaller than the frame.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  /// Sets which part of the content the scroll views in this view show at first, and while the content grows before it is scrolled.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { EnvironmentModifierView(content: self, input: anchor) { $0.defaultScrollAnchor = anchor } }

  /// Sets which part of the content the scroll views in this view show at first; the other roles have no effect here.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    EnvironmentModifierView(content: self, input: anchor) { if role == .initialOffset { $0.defaultScrollAnchor = anchor } }
  }
}
