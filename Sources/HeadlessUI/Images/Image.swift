import Foundation
import ScreenModel

/// An image; in the element tree an `image` whose label is the given one, or the name of the image.
public struct Image: Equatable, Sendable {
  let name: String
  let label: String?
  let isDecorative: Bool
  private(set) var isSystemImage = false
  private(set) var data: Data?
  private(set) var isResizable = false
  // Where a bundle was named, its folder.
  private(set) var bundle: URL?
  // What is known of the size already, as of an image from data.
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

  /// The image with a size that is known without a look into the app's resources.
  func sized(_ size: CGSize?) -> Image {
    var copy = self
    copy.ownSize = size
    return copy
  }

  /// Creates an image of the app by name.
  ///
  /// It has the size of the file in the resources of the bundle, or of the app where none is given, if one of this name is there; else it is 24 points wide and high.
  /// Where there are images and none of this name, the log of the test says so.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name, label: name, in: bundle) }

  /// Creates an image of the app by name, with a label for accessibility.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name: name, label: label.string, in: bundle) }

  /// Creates an image that is hidden from accessibility: it is not in the element tree.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name: name, label: nil, in: bundle) }

  /// Creates a system symbol.
  ///
  /// Its identifier is the name, and its label what the system reads out for it: “Add” for `plus`, the name for most others. A button with the symbol alone has both, as in XCUITest.
  public init(systemName: String) { self.init(name: systemName, label: SymbolLabels.label(of: systemName), isSystemImage: true) }

  /// Creates a system symbol that is hidden from accessibility, beside the title of a label.
  init(decorativeSystemName name: String) { self.init(name: name, label: nil, isSystemImage: true) }

  /// An image without a name, which was loaded.
  init(loadedFrom url: URL) {
    name = ""
    label = nil
    isDecorative = false
  }

  /// Lets the image fill the proposed area; otherwise it has its own size, or is 24 points wide and high where that is not known.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// The size that the image has of itself; 24 points where it is not known.
  ///
  /// - Parameter size: What is known of it already.
  func naturalSize(in size: CGSize?) -> CGSize {
    var size = size ?? ownSize
    if size == nil, !isSystemImage, !name.isEmpty, case .image(let known, _) = CurrentImages.find(name, at: bundle) { size = known }
    return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? CGSize(width: 24, height: 24)
  }
}

// In an extension, so that an image can be created anywhere, as in a property of a model.
extension Image: View, PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> Node { ImageNode(self, inputs) }
}

private final class ImageNode: ViewNode<Image>, SymbolShowing, DrawnView, DrawingNode {
  private var view: Image
  private var naturalSize = CGSize(width: 24, height: 24)
  // The color scheme that the size is of, where there is another image for the other one.
  private var knownScheme: ColorScheme?

  init(_ view: Image, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    findFile()
  }

  override var isItem: Bool { true }

  func isDrawn(at point: CGPoint) -> Bool { frame.contains(point) }

  var marks: [ScreenDrawing.Mark] { [ScreenDrawing.Mark(.image(CGRect(origin: .zero, size: frame.size)), color: (0, 0, 0), opacity: 1)] }

  var symbolName: String? { view.isSystemImage ? view.name : nil }

  override func update(_ view: Image) {
    guard view != self.view else { return }
    let isOther = view.name != self.view.name || view.bundle != self.view.bundle || view.ownSize != self.view.ownSize
    self.view = view
    if isOther { findFile() }
    invalidateSize()
  }

  override func environmentDidChange() {
    markNeedsSync()
    guard let knownScheme, environment.colorScheme != knownScheme else { return }
    findFile()
    invalidateSize()
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

  override func appendAccessibilityText(to text: inout AccessibilityText) { if let label = view.label, !view.isDecorative { text.append(imageName: label, identifier: view.name) } }
}
