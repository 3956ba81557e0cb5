import Foundation

extension View {
  /// Sets the style of backgrounds in this view.
  ///
  /// It changes no element.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { transformEnvironment(\.backgroundStyle) { $0 = AnyShapeStyle(style) } }

  /// Sets the shape of the borders of buttons.
  ///
  /// It changes no element.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Sets the size of the controls in this view within a range.
  ///
  /// It changes no element.
  public func controlSize(_ range: ClosedRange<ControlSize>) -> some View { environment(\.controlSize, range.upperBound) }

  /// Sets the shape that a container has for the views in it.
  ///
  /// It changes no element.
  public func containerShape<Outline: Shape>(_ shape: Outline) -> some View { self }

  /// Sets three levels of style for the texts and shapes in this view.
  ///
  /// It changes no element.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View { self }

  /// Sets how materials look while their window is not in front.
  ///
  /// It changes no element.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { environment(\.materialActiveAppearance, appearance) }

  /// Sets whether a button that is held repeats its action, which it does not do here.
  ///
  /// It changes no element.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { environment(\.buttonRepeatBehavior, behavior) }

  /// Sets the sizing of buttons, which take the size of their labels here.
  ///
  /// It changes no element.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
}

/// A shape of the borders of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// A rectangle with corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(name: "roundedRectangle(\(radius))") }
}

/// A sizing of buttons.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as the container lets it.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As wide as its label.
  public static let fitted = ButtonSizing(name: "fitted")
}

extension ControlSize: Comparable {
  /// Whether the first size is the smaller one.
  public static func < (first: ControlSize, second: ControlSize) -> Bool { first.order < second.order }

  private var order: Int { ControlSize.allCases.firstIndex(of: self) ?? 0 }
}
