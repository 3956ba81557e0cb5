import Foundation

/// The look of an element, for pictures of the screen.
///
/// The tree contains only what tests can see and touch. Fonts, colors, styles and decorations are read from the views when a picture is made.
package struct ElementLook: Equatable, Sendable {
  /// The style of a control, a list, a field or a text, named like in SwiftUI.
  package enum Style: String, CaseIterable, Sendable {
    case automatic
    case plain
    case bordered
    case borderedProminent
    case borderless
    case roundedBorder
    case grouped
    case insetGrouped
    case sidebar
    case largeTitle
    case header
    case footer
    case button
    case menu
    case compact
    case graphical
    case wheel
    case linear
    case circular
    case circularCapacity
    case capacity
  }

  /// The Boolean properties of a look.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The element is drawn in the dark color scheme, unlike the screen.
    ///
    /// For the whole screen, all elements are dark that don't say otherwise.
    package static let dark = Traits(rawValue: 1 << 0)
    /// The element is drawn in the light color scheme, unlike the screen.
    package static let light = Traits(rawValue: 1 << 12)
    /// The drawings show the whole content, so the element's own text isn't drawn.
    package static let drawsContent = Traits(rawValue: 1 << 1)
    /// The row shows a chevron at its trailing edge, because it leads to another page.
    package static let chevron = Traits(rawValue: 1 << 2)
    /// The row is the first one of its group.
    package static let first = Traits(rawValue: 1 << 3)
    /// The row is the last one of its group.
    package static let last = Traits(rawValue: 1 << 4)
    /// There's no line below the row.
    package static let noSeparator = Traits(rawValue: 1 << 5)
    /// The control destroys data.
    package static let destructive = Traits(rawValue: 1 << 6)
    /// The control cancels.
    package static let cancel = Traits(rawValue: 1 << 7)
    /// The control has the shape of a capsule.
    package static let capsule = Traits(rawValue: 1 << 8)
    /// The control's label isn't shown.
    package static let hidesLabel = Traits(rawValue: 1 << 9)
    /// The background isn't drawn.
    package static let noBackground = Traits(rawValue: 1 << 10)
    /// The screen has round corners.
    package static let roundCorners = Traits(rawValue: 1 << 13)
    /// The screen shows a home indicator.
    package static let homeIndicator = Traits(rawValue: 1 << 14)
    /// The layout is from right to left.
    package static let rightToLeft = Traits(rawValue: 1 << 11)
  }

  package var style: Style = .automatic
  package var traits: Traits = []
  /// The look of the element's text, or `nil` for the look of its kind.
  package var text: TextLook?
  /// The tint of the control, or `nil` for the system's.
  package var tint: Paint?
  /// The background, such as the color of a swipe action, or `nil` for the background of its kind.
  package var background: Paint?
  /// The opacity of the element itself, from 0 to 1.
  ///
  /// The drawings and the elements in the element have their own opacity, which includes this one.
  package var opacity: Double = 1
  /// The six numbers of the affine transform that the element itself is drawn with, in points of the screen, or an empty array for none.
  ///
  /// The drawings and the elements in the element have their own transform, which includes this one.
  package var transform: [CGFloat] = []
  /// A text beside the element's own, such as the badge of a tab or the time of a status bar.
  package var note: String = ""
  /// The details of a recorded element, or `nil` for an element in a tree, which has them.
  package var details: DrawnDetails?
  /// The drawings above the element itself and below the elements in it.
  package var under: [ScreenDrawing] = []
  /// The drawings above the elements in the element, and below the next element.
  package var over: [ScreenDrawing] = []

  /// Creates a look without details.
  package init() {}
}
