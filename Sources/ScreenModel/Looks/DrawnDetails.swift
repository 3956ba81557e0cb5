import Foundation

/// The details of an element that its drawing shows, for recorded screens.
package struct DrawnDetails: Equatable, Sendable {
  /// The name of the system symbol, or `nil` if there's none.
  package var symbol: String?
  /// Whether the element shows an image that isn't a system symbol.
  package var hasImage: Bool
  package var number: Double?
  package var range: ClosedRange<Double>?
  package var date: Date?
  /// The part of a scroll view's frame that bars cover, in points.
  package var covered: ElementDetails.Insets

  /// Creates the drawn part of details, or returns `nil` if drawings show none.
  package init?(_ details: ElementDetails) {
    symbol = details.symbolName ?? (details.isSystemImage ? details.imageName : nil)
    hasImage = !details.isSystemImage && (details.imageName != nil || details.imageData != nil)
    (number, range, date, covered) = (details.number, details.range, details.date, details.scrolling?.covered ?? ElementDetails.Insets())
    if symbol == nil, !hasImage, number == nil, range == nil, date == nil, covered == ElementDetails.Insets() { return nil }
  }

  init() { (hasImage, covered) = (false, ElementDetails.Insets()) }

  /// Sets the details of an element that is drawn again.
  package func apply(to details: inout ElementDetails) {
    details.symbolName = symbol
    if hasImage { details.imageName = "" }
    (details.number, details.range, details.date) = (number, range, date)
    if covered != ElementDetails.Insets() {
      details.scrolling = ElementDetails.Scrolling(contentOffset: .zero, contentSize: .zero, insets: ElementDetails.Insets(), covered: covered)
    }
  }
}
