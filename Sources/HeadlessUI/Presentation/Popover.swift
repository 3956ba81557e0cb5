import Foundation

/// Where the arrow of a popover points, which a phone does not show.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Source)
  /// A point of the view.
  case point(UnitPoint)

  /// A rectangle of a view.
  public struct Source: Sendable {
    /// The bounds of the view.
    public static let bounds = Source()

    /// A rectangle of the view.
    public static func rect(_ rect: CGRect) -> Source { Source() }
  }
}

extension View {
  /// Shows a popover while the binding is `true`; on a phone it is a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Shows a popover while the binding has an item; on a phone it is a sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }

  /// Shows an inspector while the binding is `true`; on a phone it is a sheet.
  public func inspector<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Sets the width of an inspector, which a phone does not follow.
  ///
  /// It changes no element.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the width of an inspector within bounds, which a phone does not follow.
  ///
  /// It changes no element.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }

  /// Sets the width of a column of a split view, which a phone does not follow.
  ///
  /// It changes no element.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the width of a column of a split view within bounds, which a phone does not follow.
  ///
  /// It changes no element.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
}
