import Foundation

/// The part of a view that the arrow of a popover points to.
///
/// On a phone, popovers don't have an arrow.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle in the view.
  case rect(Source)
  /// A point in the view.
  case point(UnitPoint)

  /// A rectangle of a view.
  public struct Source: Sendable {
    /// The bounds of the view.
    public static let bounds = Source()

    /// Returns a rectangle in the view.
    public static func rect(_ rect: CGRect) -> Source { Source() }
  }
}

extension View {
  /// Shows a popover while the binding is `true`.
  ///
  /// On a phone, the popover is a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Shows a popover while the binding isn't `nil`.
  ///
  /// On a phone, the popover is a sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }

  /// Shows an inspector while the binding is `true`.
  ///
  /// On a phone, the inspector is a sheet.
  public func inspector<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Sets the width of an inspector.
  ///
  /// On a phone, an inspector isn't a column.
  ///
  /// On the simulated device, it has no effect.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the width of an inspector within bounds.
  ///
  /// On a phone, an inspector isn't a column.
  ///
  /// On the simulated device, it has no effect.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }

  /// Sets the width of a column of a split view.
  ///
  /// On a phone, a split view doesn't show columns side by side.
  ///
  /// On the simulated device, it has no effect.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the width of a column of a split view within bounds.
  ///
  /// On a phone, a split view doesn't show columns side by side.
  ///
  /// On the simulated device, it has no effect.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
}
