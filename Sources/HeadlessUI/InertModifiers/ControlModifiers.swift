import Foundation

extension View {
  /// Sets the style of backgrounds in this view.
  ///
  /// On the simulated device, it has no effect.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { transformEnvironment(\.backgroundStyle) { $0 = AnyShapeStyle(style) } }

  /// Sets the shape of button borders in this view.
  ///
  /// Only pictures show it.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { look(shape) { style, _ in style.hasCapsules = shape == .capsule || shape == .circle } }

  /// Sets the size of the controls in this view within a range.
  ///
  /// On the simulated device, it has no effect.
  public func controlSize(_ range: ClosedRange<ControlSize>) -> some View { environment(\.controlSize, range.upperBound) }

  /// Sets the shape of the container that the views in this view are in.
  ///
  /// On the simulated device, it has no effect.
  public func containerShape<Outline: Shape>(_ shape: Outline) -> some View { self }

  /// Sets three levels of style for the text and shapes in this view.
  ///
  /// Only pictures show it.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View { foreground([primary.paintSource, secondary.paintSource, tertiary.paintSource]) }

  /// Sets the appearance of materials while their window is inactive.
  ///
  /// On the simulated device, it has no effect.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { environment(\.materialActiveAppearance, appearance) }

  /// Sets whether a held button repeats its action.
  ///
  /// On the simulated device, it has no effect. A held button runs its action once.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { environment(\.buttonRepeatBehavior, behavior) }

  /// Sets how buttons in this view are sized.
  ///
  /// On the simulated device, it has no effect. Buttons take the size of their labels.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
}

/// The shape of a button's border.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String

  /// The system default.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// Returns a rectangle with rounded corners of the given radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(name: "roundedRectangle(\(radius))") }
}

/// The way a button is sized.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// The system default.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The button is as wide as its container allows.
  public static let flexible = ButtonSizing(name: "flexible")
  /// The button is as wide as its label.
  public static let fitted = ButtonSizing(name: "fitted")
}

extension ControlSize: Comparable {
  /// Returns whether the first size is smaller than the second.
  public static func < (first: ControlSize, second: ControlSize) -> Bool { first.order < second.order }

  private var order: Int { ControlSize.allCases.firstIndex(of: self) ?? 0 }
}
