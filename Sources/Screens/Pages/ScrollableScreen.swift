/// A screen that scrolls as a whole, because its trait is scrollable.
@preconcurrency @MainActor
public protocol ScrollableScreen: Screen, Scrollable where Trait: Scrollable {}

extension ScrollableScreen {
  /// Scrolls the trait, which is the scroll view of the whole screen.
  @_disfavoredOverload public func scroll(_ direction: ElementAttributes.Direction) {
    (trait.scroll(_:) as (ElementAttributes.Direction) -> Void)(direction)
  }
}
