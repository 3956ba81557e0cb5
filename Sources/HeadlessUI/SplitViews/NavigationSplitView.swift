import Foundation

/// A view of two or three columns.
///
/// The selection in a column determines the content of the next column.
///
/// On a phone, the columns are pages of one stack, starting with the first column. A selection in a column's list, or a ``NavigationLink``, shows the next column. Going back clears the
/// selection.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, TransparentView {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let preferredColumn: Binding<NavigationSplitViewColumn>?
  @State private var depth = 0
  @State private var navigation = SplitNavigationStorage()

  private init(preferredColumn: Binding<NavigationSplitViewColumn>?, sidebar: Sidebar, content: Content, detail: Detail) {
    self.preferredColumn = preferredColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Creates a split view of three columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
    self.init(preferredColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view of three columns.
  ///
  /// On a phone, the visibility binding has no effect.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view of three columns with a binding to the column that a phone shows.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view of three columns with a binding to the column that a phone shows.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  static var isComparable: Bool { false }

  private var hasContent: Bool { Content.self != EmptyView.self }

  // Returns the number of pages below a column's page on a phone.
  private func depth(of column: NavigationSplitViewColumn) -> Int {
    if column == .detail { return hasContent ? 2 : 1 }
    return column == .content && hasContent ? 1 : 0
  }

  private func column(at depth: Int) -> NavigationSplitViewColumn { depth == 0 ? .sidebar : depth == 1 && hasContent ? .content : .detail }

  private var shownDepth: Binding<Int> {
    guard let preferredColumn else { return $depth }
    return Binding(reading: { depth(of: preferredColumn.wrappedValue) }, writing: { preferredColumn.wrappedValue = column(at: $0) })
  }

  /// A navigation stack with the columns as pages.
  public var body: some View {
    let shown = shownDepth
    let first = navigation.first { if $0 { shown.wrappedValue = max(1, shown.wrappedValue) } else { shown.wrappedValue = 0 } }
    let second = navigation.second { shown.wrappedValue = $0 ? 2 : min(1, shown.wrappedValue) }
    return NavigationStack {
      sidebar
        .environment(\.splitNavigation, first)
        .navigationDestination(isPresented: isShown(1, shown, left: first)) {
          if hasContent {
            content
              .environment(\.splitNavigation, second)
              .navigationDestination(isPresented: isShown(2, shown, left: second)) { last }
              .environment(\.isSplitColumn, true)
          } else {
            last
          }
        }
    }
  }

  private var last: some View { detail.environment(\.splitNavigation, nil).environment(\.isSplitColumn, true) }

  private func isShown(_ depth: Int, _ shown: Binding<Int>, left navigation: SplitNavigation) -> Binding<Bool> {
    Binding(
      reading: { shown.wrappedValue >= depth },
      writing: { isShown in
        if !isShown, shown.wrappedValue >= depth {
          shown.wrappedValue = depth - 1
          navigation.nextColumnWasLeft()
        }
      })
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(preferredColumn: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a split view of two columns.
  ///
  /// On a phone, the visibility binding has no effect.
  public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(preferredColumn: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a split view of two columns with a binding to the column that a phone shows.
  public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a split view of two columns with a binding to the column that a phone shows.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind { case sidebar, content, detail }
  private let kind: Kind

  /// The first column, the sidebar.
  public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
  /// The middle column of three columns.
  public static let content = NavigationSplitViewColumn(kind: .content)
  /// The last column, the detail column.
  public static let detail = NavigationSplitViewColumn(kind: .detail)
}

/// The visibility of a split view's columns.
///
/// On a phone, the visibility has no effect.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// The system default.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// The storage of environment values that stay the same in each evaluation of a split view.
@MainActor
private final class SplitNavigationStorage {
  private var known: [SplitNavigation] = []
  private var shows: [(Bool) -> Void] = [{ _ in }, { _ in }]

  nonisolated init() {}

  func first(show: @escaping (Bool) -> Void) -> SplitNavigation { navigation(0, show) }

  func second(show: @escaping (Bool) -> Void) -> SplitNavigation { navigation(1, show) }

  private func navigation(_ index: Int, _ show: @escaping (Bool) -> Void) -> SplitNavigation {
    shows[index] = show
    if known.isEmpty { known = [0, 1].map { index in SplitNavigation { [weak self] in self?.shows[index]($0) } } }
    return known[index]
  }
}
