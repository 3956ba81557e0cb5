import Foundation

/// A control that leads to another page of the navigation stack around it; a `button` in the element tree.
public struct NavigationLink<Label: View, Destination: View>: View, TransparentView {
  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label
  @Environment(\.navigation) private var navigation

  /// Makes a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination())
    self.label = label()
  }

  /// Makes a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// A button that pushes the page.
  @ViewBuilder public var body: some View {
    switch target {
    case .view(let view):
      PageLink(destination: view, label: label).disabled(isDisabled)
    case .value(let value):
      Button {
        if let value { navigation?.stack?.push(value: value) }
      } label: {
        label
      }
      .disabled(isDisabled)
    }
  }

  private var isDisabled: Bool {
    if case .value(nil) = target { return true }
    return navigation == nil
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a view.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title to a view.
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the page that `navigationDestination(for:)` gives for a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a title to the page that `navigationDestination(for:)` gives for a value.
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}
