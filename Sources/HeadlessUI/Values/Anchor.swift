import Foundation

/// A geometric value of a view, such as its bounds.
///
/// A ``GeometryProxy`` converts the value to its own coordinate space.
public struct Anchor<Value> {
  /// A closure that returns the value relative to a point on the screen.
  let value: @Sendable (CGPoint) -> Value
  let onScreen: [CGRect]

  /// The part of a view that an anchor describes, such as the view's bounds.
  public struct Source {
    let anchor: @Sendable (CGRect) -> Anchor<Value>
  }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable {
  /// Returns whether two anchors describe the same location on the screen.
  public static func == (first: Anchor, second: Anchor) -> Bool { first.onScreen == second.onScreen }
}

extension Anchor: Hashable {
  /// Adds the location on the screen to a hasher.
  public func hash(into hasher: inout Hasher) {
    for rect in onScreen {
      hasher.combine(rect.minX)
      hasher.combine(rect.minY)
      hasher.combine(rect.width)
      hasher.combine(rect.height)
    }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { frame in rect(frame) } }

  /// Returns the source for a rectangle in the view's coordinate space.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source { frame in rect(r.offsetBy(dx: frame.minX, dy: frame.minY)) } }

  private static func rect(_ rect: CGRect) -> Anchor<CGRect> { Anchor<CGRect>(value: { rect.offsetBy(dx: -$0.x, dy: -$0.y) }, onScreen: [rect]) }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns the source for a point in the view's coordinate space.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source { frame in point(CGPoint(x: frame.minX + p.x, y: frame.minY + p.y)) } }

  /// Returns the source for a point in fractions of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source { frame in point(p.point(in: frame)) } }

  private static func point(_ point: CGPoint) -> Anchor<CGPoint> {
    Anchor<CGPoint>(value: { CGPoint(x: point.x - $0.x, y: point.y - $0.y) }, onScreen: [CGRect(origin: point, size: .zero)])
  }

  /// The top leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The center of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The center of the view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The center of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The center of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
