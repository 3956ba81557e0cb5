import Foundation
import ScreenModel
import UIKit

/// A view that shows an image.
///
/// In the element tree, it's an `image` with the given label. If no label is given, the label is the image's name.
public struct Image: Equatable, Sendable {
  let name: String
  let label: String?
  let isDecorative: Bool
  private(set) var isSystemImage = false
  private(set) var data: Data?
  private(set) var isResizable = false
  // The folder of the image's bundle, or `nil` for the app's resources.
  private(set) var bundle: URL?
  // The size, if it's already known, as for an image from data.
  private(set) var ownSize: CGSize?

  init(name: String, label: String?, isSystemImage: Bool = false, data: Data? = nil) {
    self.data = data
    self.name = name
    self.label = label
    self.isSystemImage = isSystemImage
    isDecorative = label == nil
  }

  private init(name: String, label: String?, in bundle: Bundle?) {
    self.init(name: name, label: label)
    self.bundle = CurrentStrings.folder(of: bundle)
  }

  /// Returns the image with a size that doesn't need to be looked up in the app's resources.
  func sized(_ size: CGSize?) -> Image {
    var copy = self
    copy.ownSize = size
    return copy
  }

  /// Creates an image from a name in the resources of the app or a bundle.
  ///
  /// The image has the size of its file. If no file has the name, the image is 24 × 24 points.
  /// If the resources contain images but none with the name, a message is added to the test's log.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name, label: name, in: bundle) }

  /// Creates an image from a name, with an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name: name, label: label.string, in: bundle) }

  /// Creates an image that is hidden from accessibility, so it has no element.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name: name, label: nil, in: bundle) }

  /// Creates an image of a system symbol.
  ///
  /// The element's identifier is the symbol's name. Its label is the system's accessibility label, such as “Add” for `plus`. For most symbols, the label is the symbol's name.
  /// As in XCUITest, a button that only shows the symbol has the same identifier and label.
  public init(systemName: String) { self.init(name: systemName, label: SymbolLabels.label(of: systemName), isSystemImage: true) }

  /// Creates an image of a system symbol that is hidden from accessibility, for example beside a title.
  init(decorativeSystemName name: String) { self.init(name: name, label: nil, isSystemImage: true) }

  /// Creates an image that was loaded from a URL.
  ///
  /// The image doesn't have a name.
  init(loadedFrom url: URL) {
    name = ""
    label = nil
    isDecorative = false
  }

  /// Makes the image fill the proposed area.
  ///
  /// An image that isn't resizable has its natural size, or 24 × 24 points if the size is unknown.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Returns the natural size of the image, or 24 × 24 points if the size is unknown.
  ///
  /// - Parameter size: The size, if it's already known.
  func naturalSize(in size: CGSize?) -> CGSize {
    var size = size ?? ownSize
    if size == nil, !isSystemImage, !name.isEmpty, case .image(let known, _) = CurrentImages.find(name, at: bundle) { size = known }
    return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? CGSize(width: 24, height: 24)
  }
}

// The conformance is in an extension, so images can be created outside the main actor, for example in a model.
extension Image: View, PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> Node { ImageNode(self, inputs) }
}

private final class ImageNode: ViewNode<Image>, SymbolShowing, DrawnView, DrawingNode, PicturedNode {
  private var view: Image
  private var naturalSize = CGSize(width: 24, height: 24)
  // The color scheme that the current size belongs to, or `nil` if the image doesn't have a dark variant.
  private var knownScheme: ColorScheme?
  private var knownFactor: CGFloat = 1

  init(_ view: Image, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    findFile()
  }

  override var isItem: Bool { true }

  func isDrawn(at point: CGPoint) -> Bool { frame.contains(point) }

  var marks: [ScreenDrawing.Mark] { [ScreenDrawing.Mark(.image(CGRect(origin: .zero, size: frame.size)), color: (0, 0, 0), opacity: 1)] }

  override var pictured: (any PicturedNode)? { self }

  func drawingBehind(in style: LookStyle) -> ScreenDrawing? {
    let hasElement = element.map { !host.tree.details(of: $0).isPart } ?? false
    if hasElement, view.isSystemImage || style.path(clipping: frame) == nil { return nil }
    let box = CGRect(origin: .zero, size: frame.size)
    let paint = environment.isEnabled ? PaintSource.level(0).paint(style, environment) : PaintSource.level(2).paint(LookStyle(), environment)
    if view.isSystemImage { return ScreenDrawing(frame: frame, marks: [ScreenDrawing.Mark(.symbol(view.name, in: box), paint)]) }
    // Only symbols have the foreground's color and opacity.
    let content = style.path(clipping: frame).map { ScreenDrawing.Content.fill($0, isEvenOdd: false) } ?? .image(box)
    return ScreenDrawing(frame: frame, marks: [ScreenDrawing.Mark(content, Paint(hex: ScreenDrawing.imageColor))])
  }

  func describe(_ look: inout ElementLook, in style: LookStyle) {
    look.tint = style.foreground.first
    if !view.isSystemImage, style.path(clipping: frame) != nil { look.traits.insert(.drawsContent) }
  }

  var symbolName: String? { view.isSystemImage ? view.name : nil }

  override func update(_ view: Image) {
    guard view != self.view else { return }
    host.lookDidChange()
    let isOther = view.name != self.view.name || view.bundle != self.view.bundle || view.ownSize != self.view.ownSize
    self.view = view
    if isOther { findFile() }
    invalidateSize()
  }

  override func environmentDidChange() {
    markNeedsSync()
    if let knownScheme, environment.colorScheme != knownScheme {
      findFile()
      invalidateSize()
    }
    if symbolFactor != knownFactor { invalidateSize() }
  }

  /// How much larger a symbol is than in text of the default size: symbols grow with the font and the image scale.
  private var symbolFactor: CGFloat {
    guard view.isSystemImage else { return 1 }
    let scale: CGFloat =
      switch environment.imageScale {
      case .small: ScreenMetrics.Controls.smallSymbol
      case .medium: 1
      case .large: ScreenMetrics.Controls.largeSymbol
      }
    return TextMeasure.measurable(environment.textFont.size) / Font.body.size * scale
  }

  private func findFile() {
    knownScheme = nil
    var size = view.ownSize
    if size == nil, !view.isSystemImage, !view.name.isEmpty {
      switch CurrentImages.find(view.name, at: view.bundle) {
      case .image(let known, _):
        size = known
        if let dark = CurrentImages.findDark(view.name, at: view.bundle) {
          knownScheme = environment.colorScheme
          if knownScheme == .dark { size = dark.size }
        }
      case .missing: host.problems.noteMissingImage(view.name, in: enclosingViewName)
      case .unknown: break
      }
    }
    naturalSize = size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? CGSize(width: 24, height: 24)
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    knownFactor = symbolFactor
    let naturalSize = CGSize(width: naturalSize.width * knownFactor, height: naturalSize.height * knownFactor)
    guard view.isResizable else { return naturalSize }
    return CGSize(width: proposal.width ?? naturalSize.width, height: proposal.height ?? naturalSize.height)
  }

  override func syncContents(_ context: inout SyncContext) {
    guard !view.isDecorative, frame.width > 0, frame.height > 0 else { return removeElement() }
    var properties = ElementProperties(type: .image, identifier: view.name, label: view.label ?? "", frame: frame)
    properties.traits = .image
    properties.details = ElementDetails(imageName: view.name, isSystemImage: view.isSystemImage, imageData: view.data)
    properties.isEnabled = environment.isEnabled
    syncElement(consume properties, &context)
  }

  override func appendAccessibilityText(to text: inout AccessibilityText) {
    if view.isSystemImage { text.append(symbolName: view.name) }
    if let label = view.label, !view.isDecorative { text.append(imageName: label, identifier: view.name) }
  }
}
