import Foundation

extension EnvironmentValues {
  @Entry var defaultScrollAnchor: UnitPoint?
}

extension Scrolling {
  /// The offset of content that has never been scrolled, or `nil` for the minimum offset.
  ///
  /// The offset is determined by the default scroll anchor. Without an anchor, right-to-left content starts at its leading edge.
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

/// The role of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// The anchor determines the initial offset of the content.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The anchor determines the part of the content that stays in place when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The anchor determines the alignment of content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  /// Sets the part of the content that scroll views in this view show first.
  ///
  /// The part stays in view while the content grows, until the content is scrolled.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { EnvironmentModifierView(content: self, input: anchor) { $0.defaultScrollAnchor = anchor } }

  /// Sets the part of the content that scroll views in this view show first.
  ///
  /// Roles other than the initial offset have no effect on the simulated device.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    EnvironmentModifierView(content: self, input: anchor) { if role == .initialOffset { $0.defaultScrollAnchor = anchor } }
  }
}
